/** @import { Task } from "../tasks.js" */

/** @type {Task[]} */
export default [
  {
    id: "forward",
    scene: { pieces: "ll5 ik4 kh3 Wc18 La18", turn: "b" },
    goal: { stand: { l11: ["l"] } },
    solution: ["l5l11"],
    slips: [{ id: "short", moves: ["l5l7", "l5l9"] }, { id: "line", from: ["k4"] }],
  },
  { id: "ford", scene: { pieces: "Cd13 Ic14 Wq18 kq2 lo2" }, goal: { stand: { d5: ["C"] } }, within: 2, still: true, solution: ["d13d7", "d7d5"] },
  { id: "bridge", scene: { pieces: "Ii14 Lk14 Wq18 kq2 lo2" }, goal: { stand: { i6: ["I"] } }, within: 2, still: true, solution: ["i14i10", "i10i6"] },
  { id: "take", scene: { pieces: "Ii14 Le14 Wq18 cg12 ln9 kh3" }, goal: { takes: ["c"] }, solution: ["i14g12"] },
  { id: "gun", scene: { pieces: "Ak16 Le14 Wq18 ah13 lm8 kh3" }, goal: { takes: ["a"] }, solution: ["k16h13"] },
  {
    id: "pass",
    scene: { pieces: "Al7 li2 lm2 kq18 La18 Wc18", turn: "b" },
    goal: { stand: { i6: ["l"] } },
    solution: ["i2i6"],
    slips: [{ id: "far", moves: ["i2i8"] }],
  },
  {
    id: "protect",
    scene: { pieces: "Al7 li4 ak2 lm2 kq18 La18 Wc18", turn: "b" },
    goal: { moves: ["k2j3"] },
    solution: ["k2j3"],
    slips: [{ id: "gun", takes: ["A"] }, { id: "moved", from: ["i4"] }],
  },
  { id: "save", scene: { pieces: "Al7 ci4 lb3 kq18 La18 Wc18", turn: "b" }, goal: { clear: "exposed" }, solution: ["i4i8"] },
  {
    id: "two",
    scene: { pieces: "Ab9 Ac8 ib3 ig4 ad1 kp3 Wq18 Lp17" },
    goal: { marked: { b3: "exposed", g4: "exposed" } },
    solution: ["c8e6"],
    slips: [{ id: "ab", from: ["b9"] }, { id: "far", from: ["p17"] }],
  },
  { id: "wagon", scene: { pieces: "Wi16 Io16 Lc12 kh3 lq2 ag14" }, goal: { clear: "exposed" }, solution: ["i16g18"] },
  { id: "command", scene: { pieces: "Ak6 La18 ik2 lg4 kh3 Wc18", turn: "b" }, goal: { takes: ["A"] }, solution: ["k2k6"] },
  {
    id: "citadel",
    scene: { pieces: "Lh7 Im6 Wq18 kh3 af3 ig2" },
    goal: { wins: true },
    solution: ["h7h3"],
    slips: [{ id: "line", from: ["m6"] }],
  },
  { id: "round", scene: { pieces: "If5 Wq18 kh3 ag4 ah5 lq2" }, goal: { wins: true }, within: 2, solution: ["f5f1", "q2p3", "f1h3"] },
  {
    id: "plate",
    scene: { pieces: "We18 Ac16 Ad15 If17 Ic14 Ce14 ii18 ic12 ih15 ci16 ae12 ad11 kh3", turn: "b" },
    goal: { wins: true },
    within: 4,
    solution: ["e12f13", "e14e16", "f13d15", "e16d15", "i16c16", "d15c16", "i18e18"],
  },
];
