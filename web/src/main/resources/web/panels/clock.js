import { html } from "../elements.js";
import { sound } from "../game/sounds.js";
import { announce } from "../live.js";
import { t } from "../messages.js";

/** @import { Seat } from "../contract.js" */
/** @import { Clock } from "../game/clock.js" */

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** From what time left on tenths of a second are shown, in milliseconds. */
const TENTHS = 10 * SECOND;

/**
 * A time as a clock shows it: `1:02:05`, `4:59`, and at the end `0:07.3`; `2 d 4:10` where there are days.
 *
 * @param {number} millis
 */
export function clockText(millis) {
  if (millis < TENTHS) {
    const tenths = Math.ceil(millis / 100);
    return `0:0${Math.floor(tenths / 10)}.${tenths % 10}`.replace("0:010", "0:10");
  }
  const whole = Math.ceil(millis / SECOND) * SECOND;
  const [days, hours] = [Math.floor(whole / DAY), Math.floor(whole / HOUR) % 24];
  const [minutes, seconds] = [Math.floor(whole / MINUTE) % 60, Math.floor(whole / SECOND) % 60];
  if (days > 0) return t("play.clock.days", { days, time: `${hours}:${two(minutes)}` });
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

/** @param {number} number */
function two(number) {
  return String(number).padStart(2, "0");
}

/**
 * A time in words, for those who listen.
 *
 * @param {number} millis
 */
export function timeWords(millis) {
  const whole = Math.ceil(millis / SECOND) * SECOND;
  /** @type {[number, "play.time.days" | "play.time.hours" | "play.time.minutes" | "play.time.seconds"][]} */
  const parts = [
    [Math.floor(whole / DAY), "play.time.days"],
    [Math.floor(whole / HOUR) % 24, "play.time.hours"],
    [Math.floor(whole / MINUTE) % 60, "play.time.minutes"],
    [Math.floor(whole / SECOND) % 60, "play.time.seconds"],
  ];
  const said = parts.filter(([count]) => count > 0).slice(0, 2);
  return said.length === 0
    ? t("play.time.seconds", { count: 0 })
    : said.map(([count, key]) => t(key, { count })).join(" ");
}

/** The times that the seats have left, drawn where the seats are shown. */
export class ClockFaces {
  /**
   * @param {Clock} clock
   * @param {{isOwn: (seat: string) => boolean, called: (seat: Seat) => string, onOver: () => void}} ways
   *   isOwn: whose shortness of time is told; called: who sits there, in words; onOver: the time that runs has run out
   */
  constructor(clock, { isOwn, called, onOver }) {
    this.clock = clock;
    this.isOwn = isOwn;
    this.called = called;
    this.onOver = onOver;
    /** @type {Map<string, HTMLElement>} */
    this.faces = new Map();
    /** Whose shortness of time was told. @type {Set<string>} */
    this.warned = new Set();
    this.timer = 0;
  }

  /**
   * A face to be put where a seat is shown; the same for the same seat.
   *
   * @param {Seat} seat
   */
  face(seat) {
    const known = this.faces.get(seat.id);
    if (known !== undefined) return known;
    const label = t("play.clock.of", { seat: this.called(seat) });
    const face = html("span", { class: "clock", role: "timer", "aria-label": label });
    this.faces.set(seat.id, face);
    return face;
  }

  /** Shows the time as it is now, and goes on showing it. */
  tick() {
    clearTimeout(this.timer);
    const { clock } = this;
    const { running } = clock;
    for (const [seat, face] of this.faces) {
      const left = clock.left(seat);
      const low = left < clock.low;
      const text = clockText(left);
      if (face.textContent !== text) face.textContent = text;
      face.classList.toggle("running", seat === running);
      face.classList.toggle("low", low);
      if (seat === running && low) this.warn(seat, left);
    }
    if (running === null) return;
    const left = clock.left(running);
    if (left === 0) {
      this.onOver();
      return;
    }
    const step = left < TENTHS ? 100 : SECOND;
    this.timer = setTimeout(() => this.tick(), left % step || step);
  }

  /** @param {string} seat @param {number} left */
  warn(seat, left) {
    if (this.warned.has(seat) || !this.isOwn(seat)) return;
    this.warned.add(seat);
    sound("low");
    announce(t("play.clock.low", { time: timeWords(left) }));
  }

  /** Shows nothing any more. */
  stop() {
    clearTimeout(this.timer);
  }
}
