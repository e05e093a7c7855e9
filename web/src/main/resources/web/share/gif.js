/** Colours that pixels are rounded to: five bits of red, green and blue each. */
const SHADES = 32;

/** The most colours a picture of a GIF can have. */
const COLOURS = 256;

/** The table of strings of the compression is full at this many codes. */
const CODES = 4096;

/**
 * Writes an animated GIF, picture by picture. Only what changed from one picture to the next is
 * written; the colours are those of the first picture that is added, the most frequent ones.
 */
export class Gif {
  /** @param {number} width @param {number} height */
  constructor(width, height) {
    this.width = width;
    this.height = height;
    /** @type {number[]} */
    this.bytes = [];
    /** @type {Uint8Array | null} colours of the picture before, as indices */
    this.before = null;
    /** @type {number[][]} */
    this.colours = [];
    /** @type {Int16Array} index of the colour nearest to every shade, -1 where nobody has asked yet */
    this.nearest = new Int16Array(SHADES ** 3).fill(-1);
  }

  /**
   * @param {Uint8ClampedArray} pixels red, green, blue and opacity of each, row by row
   * @param {number} hundredths of a second to show it
   */
  add(pixels, hundredths) {
    if (this.before === null) this.begin(pixels);
    const indices = new Uint8Array(this.width * this.height);
    for (let i = 0; i < indices.length; i++) indices[i] = this.index(shade(pixels, i));
    const { left, top, width, height } = this.changed(indices);
    const part = new Uint8Array(width * height);
    for (let y = 0; y < height; y++) {
      const from = (top + y) * this.width + left;
      part.set(indices.subarray(from, from + width), y * width);
    }
    this.bytes.push(0x21, 0xf9, 4, 0x04, ...word(hundredths), 0, 0);
    this.bytes.push(0x2c, ...word(left), ...word(top), ...word(width), ...word(height), 0);
    this.compress(part);
    this.before = indices;
  }

  /** @returns {Blob} the whole, after the last picture */
  end() {
    this.bytes.push(0x3b);
    return new Blob([new Uint8Array(this.bytes)], { type: "image/gif" });
  }

  /** @param {Uint8ClampedArray} pixels */
  begin(pixels) {
    this.colours = frequent(pixels, this.width * this.height).map(levels);
    this.bytes.push(...letters("GIF89a"), ...word(this.width), ...word(this.height), 0xf7, 0, 0);
    for (let i = 0; i < COLOURS; i++) this.bytes.push(...(this.colours[i] ?? [0, 0, 0]));
    this.bytes.push(0x21, 0xff, 11, ...letters("NETSCAPE2.0"), 3, 1, 0, 0, 0);
  }

  /** The index of the colour nearest to a shade. @param {number} colour */
  index(colour) {
    const known = this.nearest[colour] ?? 0;
    if (known >= 0) return known;
    const [r = 0, g = 0, b = 0] = levels(colour);
    let best = 0;
    let least = Infinity;
    this.colours.forEach(([kr = 0, kg = 0, kb = 0], i) => {
      const distance = (r - kr) ** 2 + (g - kg) ** 2 + (b - kb) ** 2;
      if (distance < least) [best, least] = [i, distance];
    });
    this.nearest[colour] = best;
    return best;
  }

  /** The smallest rectangle that has all that is new. @param {Uint8Array} indices */
  changed(indices) {
    const { before, width } = this;
    if (before === null) return { left: 0, top: 0, width, height: this.height };
    let [left, right, top, bottom] = [width, 0, this.height, 0];
    for (let i = 0; i < indices.length; i++) {
      if (indices[i] === before[i]) continue;
      const x = i % width;
      const y = (i - x) / width;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
    // Where nothing changed one pixel keeps the time.
    if (right < left) return { left: 0, top: 0, width: 1, height: 1 };
    return { left, top, width: right - left + 1, height: bottom - top + 1 };
  }

  /** Writes indices by the method of Lempel, Ziv and Welch. @param {Uint8Array} indices */
  compress(indices) {
    const clear = COLOURS;
    const end = COLOURS + 1;
    /** @type {number[]} */
    const packed = [];
    let held = 0;
    let bits = 0;
    let size = 9;
    /** @type {Map<number, number>} */
    let codes = new Map();
    let next = end + 1;
    /** @param {number} code */
    const put = (code) => {
      held |= code << bits;
      bits += size;
      while (bits >= 8) {
        packed.push(held & 0xff);
        held >>>= 8;
        bits -= 8;
      }
    };
    put(clear);
    let prefix = indices[0] ?? 0;
    for (let i = 1; i < indices.length; i++) {
      const index = indices[i] ?? 0;
      const key = prefix * COLOURS + index;
      const known = codes.get(key);
      if (known !== undefined) {
        prefix = known;
        continue;
      }
      put(prefix);
      if (next === CODES) {
        put(clear);
        codes = new Map();
        [next, size] = [end + 1, 9];
      } else {
        if (next === 1 << size) size += 1;
        codes.set(key, next);
        next += 1;
      }
      prefix = index;
    }
    put(prefix);
    put(end);
    if (bits > 0) packed.push(held & 0xff);
    this.bytes.push(8);
    for (let i = 0; i < packed.length; i += 255) {
      const block = packed.slice(i, i + 255);
      this.bytes.push(block.length, ...block);
    }
    this.bytes.push(0);
  }
}

/** @param {Uint8ClampedArray} pixels @param {number} i */
function shade(pixels, i) {
  const at = 4 * i;
  return (((pixels[at] ?? 0) >> 3) << 10) | (((pixels[at + 1] ?? 0) >> 3) << 5) | ((pixels[at + 2] ?? 0) >> 3);
}

/** The levels of a shade, from 0 to 255. @param {number} colour */
function levels(colour) {
  return [colour >> 10, (colour >> 5) & 31, colour & 31].map((level) => (level << 3) | (level >> 2));
}

/** The shades that most pixels have. @param {Uint8ClampedArray} pixels @param {number} count */
function frequent(pixels, count) {
  const counts = new Uint32Array(SHADES ** 3);
  for (let i = 0; i < count; i++) {
    const at = shade(pixels, i);
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return [...counts.keys()]
    .filter((colour) => (counts[colour] ?? 0) > 0)
    .sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0))
    .slice(0, COLOURS);
}

/** @param {number} number */
function word(number) {
  return [number & 0xff, number >> 8];
}

/** @param {string} text */
function letters(text) {
  return [...text].map((letter) => letter.charCodeAt(0));
}
