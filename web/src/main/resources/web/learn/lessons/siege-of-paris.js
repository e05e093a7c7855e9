/** @import { Lessons } from "../chapters.js" */

/** The garrison at home. */
const HOME = "Rf10 Oh10 Xh8 Oh6 Qf6 Xd6 Od8 Xd10";

/** The garrison far from its fort. */
const AFAR = "Ra16 Qb16 Oa14 Ob13 Oe12 Xd14 Xf14 Xc13";

/** @type {Lessons} */
export default {
  glances: [
    { id: "glanceEnter", scene: { pieces: "Gd6 Md8 mh8 Mf5 Ke4 kb11 Rf10 Qh10 Xd10 Oh6 Xb12 Xb14 Ok10 Oj11" }, arrows: [["f5", "f6"]] },
    { id: "glanceTake", scene: { pieces: "Rf3 Mh3 Mc4 Kc3 Kd4 mb12 kc12 ka12 Oh10 Xh8 Oh6 Qf6 Xd6 Od8 Xd10", turn: "rw" }, arrows: [["f3", "h3"]] },
    { id: "glanceCommand", scene: { pieces: "Mb7 mc9 lb11 Ke4 Od8 Rf10 Oh10 Xh8 Oh6 Qf6 Xd6 Xd10" }, arrows: [["b7", "c8"], ["d8", "c8"], ["c9", "d8"]] },
  ],
  chapters: [
    {
      id: "field",
      topics: [
        {
          clauses: ["SP board", "SP fort", "SP gate"],
          board: {
            id: "fort",
            scene: { pieces: "Rf5 Oh10 Xh8 Oh6 Qd6 Xd8 Od10 Xf10 ma16 mb15", turn: "rw" },
            shows: ["f5f6"],
            refused: { h6g5: "SP wall" },
            regions: ["north-gate", "east-gate", "south-gate", "west-gate"],
          },
        },
        {
          clauses: ["SP wall", "SP ruling 4"],
          board: {
            id: "walls",
            scene: { pieces: `Gc10 Mc11 Ma2 ma16 ${HOME}` },
            shows: ["c11d12"],
            refused: { c10d10: "SP wall", c10e12: "SP wall" },
          },
        },
      ],
    },
    {
      id: "armies",
      topics: [
        {
          clauses: ["SP rule 1", "SP array"],
          board: { id: "array", scene: { moves: ["@ROXOQXOX", "f6f5"] }, sides: "both", shows: ["b3c4"], refused: { a16a15: "SP turns", d1d3: "SP rule 5" } },
        },
        { clauses: ["SP rule 9", "SP rule 12", "SP placing", "SP ruling 1"], board: { id: "placing", scene: { turn: "p" }, sides: "both", shows: ["@ROXOQXOX"] } },
        {
          clauses: ["SP turns", "SP seats", "SP ruling 7"],
          board: {
            id: "turns",
            scene: { options: { players: "5" }, moves: ["@ROXOQXOX"] },
            sides: "both",
            shows: ["f6f5", "h3g4", "f5f4"],
          },
        },
        { clauses: ["SP pass"], board: { id: "pass", scene: { pieces: `Ma16 mb15 ma14 mk14 Rc16 Oh10 Xh8 Oh6 Qf6 Xd6 Od8 Xd10` }, sides: "both", shows: ["pass"], refused: { a16b15: "SP rule 2" } } },
      ],
    },
    {
      id: "besiegers",
      topics: [
        {
          clauses: ["SP moves", "SP rule 3", "SP rule 2"],
          board: { id: "general", scene: { pieces: `Gf3 Mg4 Mb2 ma16 ${HOME}` }, shows: ["f3c3"], refused: { f3f2: "SP rule 2", f3b3: "SP rule 3" } },
        },
        { clauses: ["SP rule 4"], board: { id: "colonel", scene: { pieces: `Cf3 Mb2 ma16 ${HOME}` }, shows: ["f3h3"], refused: { f3g4: "SP rule 4", f3f2: "SP rule 2" } } },
        { clauses: ["SP rule 5"], board: { id: "captain", scene: { pieces: `Kf3 Mb2 ma16 ${HOME}` }, shows: ["f3f4"], refused: { f3f5: "SP rule 5", f3e4: "SP rule 5" } } },
        { clauses: ["SP rule 6"], board: { id: "lieutenant", scene: { pieces: `Lf2 Mb2 ma16 ${HOME}` }, shows: ["f2h4"], refused: { f2f3: "SP rule 6", f2e1: "SP rule 2" } } },
        { clauses: ["SP rule 7"], board: { id: "man", scene: { pieces: `Mf2 Mf1 ma16 ${HOME}` }, shows: ["f2e3"], refused: { f2f3: "SP rule 7", f2h4: "SP rule 7" } } },
      ],
    },
    {
      id: "garrison",
      topics: [
        {
          clauses: ["SP rule 13", "SP colonel"],
          board: {
            id: "garrison",
            scene: { pieces: "Rf3 Qk3 Ob5 Xb8 Oh10 Xh8 Oh6 Xd10 ma1 ml16 Ml5", turn: "rw" },
            shows: ["f3d1"],
            refused: { k3j4: "SP colonel", b5b6: "SP rule 13" },
          },
        },
        {
          clauses: ["SP leave"],
          board: {
            id: "leave",
            scene: { pieces: "Of6 Qf10 Rd8 Xh8 Oh10 Xh6 Od6 Xd10 Mf5 ma16 Ma1", turn: "rw" },
            shows: ["f6f5"],
            refused: { f6g5: "SP leave", f6e5: "SP gate" },
          },
        },
        {
          clauses: ["SP ring"],
          board: {
            id: "ring",
            scene: { pieces: "Rd10 Qh6 Oa14 Ob13 Oe12 Xd14 Xf14 Xc13 ma2 Ml16", turn: "rw" },
            shows: ["d10f10"],
            refused: { d10h10: "SP ring", h6d6: "SP ring" },
          },
        },
      ],
    },
    {
      id: "entering",
      topics: [
        {
          clauses: ["SP enter"],
          board: {
            id: "enter",
            scene: { pieces: "Mf5 Lg5 Kc9 Mf12 Gj8 Xd8 Rd10 Oh10 Oh6 Xb14 Ob13 Xc13 Qd15 ma16 ma14" },
            shows: ["f5f6"],
            refused: { c9d8: "SP enter", f12f10: "SP rule 2" },
          },
        },
        {
          clauses: ["SP inside"],
          board: {
            id: "inside",
            scene: { pieces: `Gf6 mf10 Mc2 Ma5 ma2 ma4 ${AFAR}` },
            shows: ["f6h6"],
            refused: { f6f5: "SP inside", f6f10: "SP ring" },
          },
        },
      ],
    },
    {
      id: "taking",
      topics: [
        {
          clauses: ["SP taking", "SP rule 10"],
          board: {
            id: "taking",
            scene: { pieces: "Rf3 Gc3 me4 ma3 Oh10 Xh8 Oh6 Qf6 Xd6 Od8 Xd10", turn: "w" },
            sides: "both",
            shows: ["c3c5", "f3e4"],
            refused: { c3f3: "SP rule 10" },
          },
        },
        {
          clauses: ["SP rule 11", "SP support", "SP ruling 2"],
          board: {
            id: "support",
            scene: { pieces: "Rf3 Mf5 Ke5 Mh3 Ma9 mb10 ma1 Oh10 Xh8 Oh6 Qa8 Xd6 Od8 Xd10", turn: "rw" },
            shows: ["f3h3"],
            refused: { f3f5: "SP support", a8a9: "SP support" },
          },
        },
        {
          clauses: ["SP command", "SP ruling 3"],
          board: {
            id: "command",
            scene: { pieces: "Rf3 Qg5 Mf5 Mh1 Ma1 ma15 Oh10 Xh8 Oh6 Xd6 Od8 Xd10" },
            sides: "both",
            shows: ["a1b2!f5", "f3f5"],
          },
        },
      ],
    },
    {
      id: "ends",
      topics: [
        {
          clauses: ["SP rule 8"],
          board: {
            id: "endInside",
            scene: { pieces: `Gd6 Md8 mh8 Mf5 ma10 ${AFAR}` },
            sides: "both",
            shows: ["f5f6"],
            ends: "inside",
          },
        },
        {
          clauses: ["SP ruling 5"],
          board: { id: "endTaken", scene: { pieces: "Rf3 mf5 Ga1 ga16 Kb1 Oh10 Xh8 Oh6 Qf6 Xd6 Od8 Xd10", turn: "rw" }, sides: "both", shows: ["f3f5"], ends: "taken" },
        },
        {
          clauses: ["SP blocked"],
          board: {
            id: "endBlocked",
            scene: { pieces: `Mf5 Mg5 Gf4 Lg4 mf12 mg12 kf13 kg13 mc8 mc9 gc10 mj9 mk9 cj10 Kk8 Kb8 ${HOME}`, turn: "b" },
            sides: "both",
            shows: ["k9j8"],
            ends: "blocked",
          },
        },
        {
          clauses: ["SP draw"],
          board: { id: "endTooFew", scene: { pieces: `Mf5 ma10 ${AFAR}` }, sides: "both", shows: ["f5f6"], ends: "exhaustion" },
        },
        {
          clauses: ["SP repetition"],
          board: {
            id: "endRepetition",
            scene: {
              pieces: "Rf3 Ml16 ma1 Oh10 Xh8 Oh6 Qf6 Xd6 Od8 Xd10",
              turn: "rw",
              moves: ["f3f4", "pass", "f4f3", "pass", "f3f4", "pass", "f4f3"],
            },
            sides: "both",
            shows: ["pass"],
            ends: "repetition",
          },
        },
        {
          clauses: ["SP progress"],
          board: { id: "endProgress", scene: { pieces: "Rf3 Ml16 ma1 Oh10 Xh8 Oh6 Qf6 Xd6 Od8 Xd10", turn: "rw", halfmove: 199 }, sides: "both", shows: ["f3f4"], ends: "progress" },
        },
        { clauses: ["SP ruling 6", "SP resignation", "SP time", "SP agreement", "SP points", "SP original"] },
      ],
    },
  ],
};
