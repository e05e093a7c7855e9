/**
 * One thing to do in a lesson. Its words stand in the messages, by the lesson's id and the number of
 * the step, and those for when it is done.
 *
 * @typedef {object} Step
 * @property {string | null} [position] where it begins; from the step before without it, the array where null
 * @property {Record<string, string | null>} [moves] the moves asked for, each with its answer if there is one
 * @property {string} [refused] a move to be tried though the rules refuse it
 */

/**
 * A figure of one of the book's plates. What a plate leaves out and the game needs (Citadel, Wagon,
 * troops) stands where it does not disturb.
 *
 * @typedef {object} Lesson
 * @property {string} id plate and figure
 * @property {boolean} [numbers] whether squares have the numbers of plate 4
 * @property {Step[]} steps those with neither moves nor a refusal are to be read
 */

/** @type {Lesson[]} */
export const LESSONS = [
  {
    id: "1",
    numbers: true,
    steps: [
      { position: null },
      { position: "6/8W/7I/7/8/7/8/4*2/4*3/7/3*4/l1*4/8/L6/8/7/8/8k/6 w 0 1", refused: "c6c8" },
      { position: "6/8W/7I/7/8/7/8/4*2/4*3/7/3*4/l1*4/8/C6/8/7/8/8k/6 w 0 1", moves: { c6e8: null } },
    ],
  },
  {
    id: "2.1",
    steps: [
      { position: "L5/7IW/8/aA5/8/7/1L6/4*2/4*3/7/3*4/2*4/8/7/8/7/3k3l/9/6 w 0 1", refused: "d13d15" },
      { moves: { e16d17: "c16d17", e16d15: "c16d15" } },
    ],
  },
  {
    id: "2.2",
    steps: [
      { position: "5a/W8/5a2/5i1/5IC1/5A1/5A2/4*2/4*3/7/3*4/2*4/8/7/8/7/3k4/9/6 w 0 1", refused: "l15j15" },
      { position: "5a/W8/5a2/4i2/5IC1/5A1/5A2/4*2/4*3/7/3*4/2*4/8/7/8/7/3k4/9/6 w 0 1", moves: { l15j15: null } },
      {
        position: "5a/W5i2/5a2/7/5IC1/5A1/5A2/4*2/4*3/7/3*4/2*4/8/7/8/7/3k4/9/6 w 0 1",
        moves: { n15n19: null, n15l17: null, l15l17: null },
      },
    ],
  },
  {
    id: "2.3",
    steps: [
      { position: "6/8W/7L/7/8/7/8/4*2/4*3/7/A2*4/A1*4/8/7/8/2i4/i6k/9/a5 w 0 1", moves: { c8e6: null } },
      { refused: "d1e2" },
      { moves: { b3d3: "p17o16" } },
      { moves: { d1f3: null } },
    ],
  },
  {
    id: "2.4",
    steps: [
      { position: "6/8W/8/7/8/7/8/4*2/4*3/7/3*4/2*4/6C1/7/7A/7/3k4/i5i2/4a1 w 0 1", moves: { n7l5: null } },
      { refused: "l1k2" },
      { moves: { m2l3: "l5l3" } },
      { moves: { l1k2: null, l1m2: null } },
    ],
  },
  {
    id: "3.1",
    steps: [
      {
        position: "6/2W1i4/2I5/A2c3/1A1i4/IC5/8/ia2*2/1a2*3/7/3*4/2*4/8/7/8/7/3k4/9/6 b 0 1",
        moves: { e12f13: "e14e16" },
      },
      { moves: { f13d15: "e16d15" } },
      { moves: { i16c16: "d15c16" } },
      { moves: { i18e18: null } },
    ],
  },
  {
    id: "3.2",
    steps: [
      { position: "6/8W/8/7/8/7/8/4*2/4*3/7/3*4/2*4/8/1C5/3a4/7/2ak4/8l/6 w 0 1", moves: { e6h3: null } },
      { position: "6/I7W/8/7/8/7/8/4*2/4*3/7/3*4/2*4/8/7/2Ca4/7/2ak4/8l/6 b 0 1", moves: { h5g4: null } },
      { refused: "f5h3" },
      { moves: { f5j5: "q2p3" } },
      { moves: { j5h3: null } },
    ],
  },
  {
    id: "4.1",
    steps: [
      {
        position: "6/2c5W/2a4L/7/1aAi4/7/8/A3*2/4*3/7/3*4/2*4/8/7/8/7/3k4/9/6 b 0 1",
        moves: { f17e16: null },
      },
      { moves: { f15e16: "e18e16" } },
      {
        position: "6/2c5W/7L/1a5/1aAi4/7/8/A3*2/4*3/7/3*4/2*4/8/7/8/7/3k4/9/6 w 0 1",
        moves: { f15e14: "d15e14", f15h17: "h15h17", f15g16: "h15g16", f15g14: "h15g14" },
      },
    ],
  },
  {
    id: "4.2",
    numbers: true,
    steps: [
      { position: "6/k6i1/8/7/8/7/8/4*2/4*3/7/3*4/2*4/8/7/8/7/8/2A1W1I1C/6 w 0 1", moves: { e2h5: null } },
      { position: "6/k6i1/8/7/8/7/8/4*2/4*3/7/3*4/2*4/8/7/8/7/8/2A1W1I1C/6 w 0 1", moves: { i2g4: null } },
      { position: "6/k6i1/8/7/8/7/8/4*2/4*3/7/3*4/2*4/8/7/8/7/8/2A1W1I1C/6 w 0 1", moves: { m2m6: null } },
      { position: "6/k6i1/8/7/8/7/8/4*2/4*3/7/3*4/2*4/8/7/8/7/8/2A1W1I1C/6 w 0 1", refused: "q2k2" },
      { position: "6/IW5lk/8/7/8/7/8/4*2/4*3/7/3*4/2*4/8/7/5l2/7/8/9/6 b 0 1", moves: { l5l11: null } },
      { position: "6/IW6k/8/7/8/7/8/4*2/4*3/7/3*4/2*3l/5A2/7/8/7/8/9/6 b 0 1", refused: "o8m8" },
    ],
  },
];
