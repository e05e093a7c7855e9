import { miniature } from "../board/miniature.js";
import { html } from "../elements.js";
import { Draughtsman } from "../pieces/draw.js";

/** @import { Game } from "../contract.js" */

/**
 * What of an element's style is written into a picture, so that it needs no style sheet, with what
 * holds where nothing is written.
 */
const PROPERTIES = {
  fill: "rgb(0, 0, 0)",
  "fill-opacity": "1",
  stroke: "none",
  "stroke-width": "1px",
  "stroke-opacity": "1",
  "stroke-linecap": "butt",
  "stroke-linejoin": "miter",
  "stroke-dasharray": "none",
  opacity: "1",
  "paint-order": "normal",
  visibility: "visible",
};

/** The same of letters alone. */
const LETTERING = { "font-family": "", "font-size": "", "font-weight": "400", "letter-spacing": "normal", "text-anchor": "start" };

/** Pixels of the longer side of a picture in pixels. */
const PIXELS = 1200;

/** A picture of positions of one game, that stands by itself. */
export class Picture {
  /** @param {Game} game */
  constructor(game) {
    this.game = game;
    this.draughtsman = new Draughtsman(game);
  }

  /**
   * Draws a position as it looks on this page, in its colours.
   *
   * @param {Record<string, string>} pieces symbols by square
   * @returns {string} SVG
   */
  svg(pieces) {
    const drawing = miniature(this.game, this.draughtsman, pieces);
    // Styles are known only of what is on the page.
    const stage = html("div", { class: "share-stage", "aria-hidden": "true" }, drawing);
    document.body.append(stage);
    const ground = getComputedStyle(stage).backgroundColor;
    for (const element of drawing.querySelectorAll("*")) inline(element);
    stage.remove();
    const [, , width = 0, height = 0] = (drawing.getAttribute("viewBox") ?? "").split(" ").map(Number);
    drawing.setAttribute("xmlns", "http://www.w3.org/2000/svg");
    drawing.setAttribute("width", String(width));
    drawing.setAttribute("height", String(height));
    for (const name of ["class", "focusable", "aria-hidden"]) drawing.removeAttribute(name);
    const sheet = document.createElementNS("http://www.w3.org/2000/svg", "rect");
    sheet.setAttribute("width", "100%");
    sheet.setAttribute("height", "100%");
    sheet.setAttribute("fill", rgb(ground));
    drawing.prepend(sheet);
    return new XMLSerializer().serializeToString(drawing);
  }

  /**
   * Draws a position in pixels.
   *
   * @param {Record<string, string>} pieces
   * @param {number} [longer] pixels of the longer side
   * @returns {Promise<HTMLCanvasElement>}
   */
  async canvas(pieces, longer = PIXELS) {
    const image = new Image();
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(this.svg(pieces))}`;
    await image.decode();
    const scale = longer / Math.max(image.naturalWidth, image.naturalHeight);
    const canvas = html("canvas", {
      width: Math.round(image.naturalWidth * scale),
      height: Math.round(image.naturalHeight * scale),
    });
    canvas.getContext("2d", { willReadFrequently: true })?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return canvas;
  }

  /** @param {Record<string, string>} pieces @returns {Promise<Blob>} */
  async png(pieces) {
    const canvas = await this.canvas(pieces);
    return new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob === null ? reject(new Error("no picture")) : resolve(blob)), "image/png"),
    );
  }
}

/** @param {Element} element */
function inline(element) {
  const style = getComputedStyle(element);
  const wanted = element instanceof SVGTextElement ? { ...PROPERTIES, ...LETTERING } : PROPERTIES;
  // What a group passes on to its parts is written where it is drawn.
  const drawn = element instanceof SVGGeometryElement || element instanceof SVGTextElement;
  for (const [property, usual] of Object.entries(wanted)) {
    const value = style.getPropertyValue(property);
    // Patterns are named by attributes that stand there already.
    if (value.includes("url(")) continue;
    if (value !== usual && (drawn || property === "opacity")) element.setAttribute(property, rgb(value));
    else element.removeAttribute(property);
  }
  for (const name of [...element.getAttributeNames()]) {
    if (name === "class" || name.startsWith("data-") || name.startsWith("aria-")) element.removeAttribute(name);
  }
}

/** Colours as every reader of SVG knows them. @param {string} value */
function rgb(value) {
  return value.replace(/color\(srgb ([\d.]+) ([\d.]+) ([\d.]+)(?: \/ ([\d.]+))?\)/g, (_, r, g, b, alpha) => {
    const parts = [r, g, b].map((part) => Math.round(Number(part) * 255));
    return alpha === undefined ? `rgb(${parts.join(", ")})` : `rgba(${parts.join(", ")}, ${alpha})`;
  });
}
