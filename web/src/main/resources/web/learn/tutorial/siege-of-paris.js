/** @import { Task } from "../tasks.js" */

/** @type {Task[]} */
export default [
  {
    id: "gate",
    scene: { pieces: "Me4 Kd4 Mb3 ma16 Rf10 Qh10 Oh6 Od8 Ob13 Xd6 Xh8 Xd10" },
    goal: { stand: { f5: ["M"] } },
    solution: ["e4f5"],
  },
  {
    id: "enter",
    scene: { pieces: "Mf5 Kd4 Mb3 Ml3 ma16 Rf10 Qh10 Oh6 Od8 Ob13 Xd6 Xh8 Xd10" },
    goal: { stand: { f6: ["M"] } },
    solution: ["f5f6"],
  },
  {
    id: "room",
    scene: { pieces: "Kf6 Mf5 Mb3 Ml3 ma10 mb11 Rf10 Qh10 Oc14 Od8 Ob13 Xd14 Xh8 Xd10" },
    goal: { stand: { f6: ["M"] } },
    within: 2,
    still: true,
    solution: ["f6h6", "f5f6"],
  },
  {
    id: "support",
    scene: { pieces: "Mh3 Kg2 Ga4 Mb3 ma16 Rf3 Qf10 Oh10 Oh6 Od8 Xd6 Xh8 Xd10" },
    goal: { moves: ["g2h2"] },
    solution: ["g2h2"],
  },
  {
    id: "command",
    scene: { pieces: "Mb7 mc9 lb11 Ke3 Md3 Mf3 Rf10 Oh10 Oh6 Od8 Qf6 Xd6 Xh8 Xd10" },
    goal: { stand: { d8: ["m"] } },
    within: 2,
    solution: ["b7c8!c8", "d8c8", "c9d8"],
  },
  {
    id: "inside",
    scene: { pieces: "Gd6 Md8 mh8 Mf5 ma10 Ra16 Qb16 Oa14 Ob13 Oe12 Xd14 Xf14 Xc13" },
    goal: { wins: true },
    solution: ["f5f6"],
  },
  {
    id: "block",
    scene: { pieces: "Mf5 Mg5 Gf4 Lg4 mf12 mg12 kf13 kg13 mc8 mc9 gc10 mj9 mk9 cj10 Kk8 Kb8 Rf10 Oh10 Xh8 Oh6 Qf6 Xd6 Od8 Xd10", turn: "b" },
    goal: { wins: true },
    solution: ["k9j8"],
  },
  { id: "place", scene: { turn: "p" }, goal: { stand: { f10: ["O", "X"], h8: ["O", "X"], f6: ["O", "X"], d8: ["O", "X"] } }, solution: ["@ORXQXOXO"] },
  {
    id: "take",
    scene: { pieces: "Rf3 Mh3 Mc4 Kc3 Kd4 mb12 Qf10 Oh10 Oh6 Od8 Xd6 Xh8 Xd10", turn: "rw" },
    goal: { takes: ["M"] },
    solution: ["f3h3"],
  },
  {
    id: "which",
    scene: { pieces: "Rf3 Mf5 Ke5 Mh3 Ma9 mb10 kb12 Qa8 Oh10 Oh6 Od8 Xd6 Xh8 Xd10", turn: "rw" },
    goal: { takes: ["M"] },
    solution: ["f3h3"],
  },
  {
    id: "sally",
    scene: { pieces: "Mf5 Kb3 Ml3 ma12 Rf10 Qd10 Of6 Oh6 Od8 Xd6 Xh8 Xh10", turn: "rw" },
    goal: { takes: ["M"] },
    solution: ["f6f5"],
  },
  {
    id: "shut",
    scene: { pieces: "Mf5 Kf4 Mg4 Mb3 ma12 Rf10 Qd10 Oh6 Od8 Oh10 Xd14 Xh8 Xb14", turn: "rw" },
    goal: { stand: { f6: ["O", "X", "R", "Q"] } },
    solution: ["h6f6"],
  },
  {
    id: "hunt",
    scene: { pieces: "Rf3 Mh5 Kj3 Mb3 ma12 Qf10 Oh10 Oh6 Od8 Xd6 Xh8 Xd10", turn: "rw" },
    goal: { takes: ["K"] },
    within: 2,
    still: true,
    solution: ["f3h3", "h3j3"],
  },
  {
    id: "hold",
    scene: { pieces: "Rf3 mf5 Mh8 mk9 ga1 Qb16 Oa14 Ob13 Oe12 Xd14 Xf14 Xc13", turn: "rw" },
    goal: { draws: true },
    solution: ["f3f5"],
  },
  {
    id: "last",
    scene: { pieces: "Rf3 mf5 Ga1 ga16 Kb1 Qf6 Oh10 Oh6 Od8 Xd6 Xh8 Xd10", turn: "rw" },
    goal: { wins: true },
    solution: ["f3f5"],
  },
];
