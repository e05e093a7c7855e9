/** @import { Part } from "./figures.js" */

/**
 * Counters with signs, as on the maps of staffs: what stands on them tells the kind, their outline the
 * army, so that both can be told at any size and without colours.
 */

/** Outlines of counters, in the order of a game's armies. */
export const COUNTERS = [
  "M50 8A42 42 0 1 1 50 92A42 42 0 1 1 50 8Z",
  "M14 12H86Q90 12 90 16V84Q90 88 86 88H14Q10 88 10 84V16Q10 12 14 12Z",
  "M50 4L92 27V73L50 96L8 73V27Z",
  "M50 2L98 50L50 98L2 50Z",
];

/** @param {string} d @returns {Part[]} */
const line = (d) => [{ part: "stroke", d }];

/** @param {string} d @returns {Part[]} */
const solid = (d) => [{ part: "solid", d }];

/** @param {number} points @param {number} outer @param {number} inner */
function star(points, outer, inner) {
  let d = "";
  for (let i = 0; i < 2 * points; i++) {
    const angle = (Math.PI * i) / points - Math.PI / 2;
    const r = i % 2 === 0 ? outer : inner;
    d += `${i === 0 ? "M" : "L"}${(50 + Math.cos(angle) * r).toFixed(1)} ${(50 + Math.sin(angle) * r).toFixed(1)}`;
  }
  return `${d}Z`;
}

const SALTIRE = "M31 31L69 69M69 31L31 69";

/** Signs by the name of the figure that stands for the same kind. @type {Record<string, Part[]>} */
export const SIGNS = {
  general: solid(star(5, 31, 13)),
  banner: [...line("M36 24V78"), ...solid("M38 26L72 37L38 50Z")],
  horse: line("M30 70L70 30"),
  spyglass: line("M50 27L74 70H26Z"),
  cannon: solid("M50 33a17 17 0 1 0 0.01 0Z"),
  tower: solid("M29 30H38V38H45V30H55V38H62V30H71V72H29Z"),
  soldier: line(SALTIRE),
  veteran: line("M29 46L50 27L71 46M29 68L50 49L71 68"),
  horn: line("M29 62L50 34L71 62"),
  wagon: [...line("M50 28a22 22 0 1 0 0.01 0Z"), ...line("M50 28V72M28 50H72")],
  citadel: solid(star(8, 34, 20)),
  sabres: line("M29 41H71M29 59H71"),
  pennon: line("M28 50H72"),
  helmet: line(SALTIRE),
  kepiLight: line("M50 27L73 50L50 73L27 50Z"),
  kepiDark: solid("M50 24L76 50L50 76L24 50Z"),
};
