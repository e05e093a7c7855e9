/** @import { Lessons } from "../chapters.js" */

/** @type {Lessons} */
export default {
  glances: [
    { id: "glanceMarch", scene: { pieces: "Lh7 Ii6 Ci10 Wi18 kh3 lg2 id7 cm4" }, arrows: [["i10", "i8"], ["h7", "h3"]] },
    { id: "glanceWagon", scene: { pieces: "Wi18 Ak18 Lm16 kh3 ce14 in13 li10", turn: "b" }, arrows: [["e14", "h17"], ["n13", "m14"]] },
    { id: "glanceGuns", scene: { pieces: "Al7 Wi18 Lm10 kh3 li2 im4" }, arrows: [["l7", "i4"], ["l7", "o4"], ["l7", "i10"], ["l7", "o10"]] },
  ],
  chapters: [
    {
      id: "field",
      topics: [
        {
          clauses: ["WC field", "WC 1"],
          board: {
            id: "lattice",
            scene: { pieces: "Cl7 Il9 Wq18 kq2 lo2" },
            shows: ["l7l1"],
            refused: { l7l9: "WC 1", l7m10: "WC 1" },
          },
        },
        {
          clauses: ["WC river"],
          board: {
            id: "river",
            scene: { pieces: "Cd9 Cf9 Li12 Wq18 kq2 lo2" },
            shows: ["d9d5"],
            refused: { f9f5: "WC river", f9g8: "WC river" },
          },
        },
      ],
    },
    {
      id: "armies",
      topics: [
        {
          clauses: ["WC armies", "WC turn"],
          board: { id: "array", scene: {}, sides: "both", shows: ["k14i12", "o6m8"], refused: { g2g4: "WC turn", i18i14: "WC 1" } },
        },
      ],
    },
    {
      id: "pieces",
      topics: [
        {
          clauses: ["WC L"],
          board: { id: "light", scene: { pieces: "ll7 Im8 kq18 La18 Wc18", turn: "b" }, shows: ["l7m8"], refused: { l7l1: "WC 1" } },
        },
        {
          clauses: ["WC I"],
          board: { id: "line", scene: { pieces: "ik4 ci2 Lk6 kq18 La18 Wc18", turn: "b" }, shows: ["k4k6"], refused: { k4k8: "WC 1", k4n7: "WC 1" } },
        },
        {
          clauses: ["WC C"],
          board: { id: "cavalry", scene: { pieces: "cl5 io2 Lo8 kq18 La18 Wc18", turn: "b" }, shows: ["l5o8"], refused: { l5l13: "WC 1", l5n9: "WC 1" } },
        },
        {
          clauses: ["WC A"],
          board: { id: "artillery", scene: { pieces: "al5 io2 Ao8 Li8 kq18 La18 Wc18", turn: "b" }, shows: ["l5o8"], refused: { l5i8: "WC 1", l5l7: "WC 1" } },
        },
        {
          clauses: ["WC W"],
          board: { id: "wagon", scene: { pieces: "We14 lg12 kq2 La18 lo2" }, shows: ["e14c12"], refused: { e14g12: "WC 1", e14e12: "WC 1" } },
        },
        {
          clauses: ["WC K"],
          board: { id: "citadel", scene: { pieces: "kh3 lg4 Wq18 La18", turn: "b" }, shows: ["g4g6"], refused: { h3h5: "WC 1" } },
        },
      ],
    },
    {
      id: "guns",
      topics: [
        {
          clauses: ["WC cover", "WC exposed"],
          board: {
            id: "cover",
            scene: { pieces: "Al7 li2 lm2 kq18 La18 Wc18", turn: "b" },
            shows: ["i2i6"],
            refused: { i2i4: "WC 2" },
          },
        },
        {
          clauses: ["WC protected"],
          board: {
            id: "protected",
            scene: { pieces: "Al7 aj3 li2 lm2 kq18 La18 Wc18", turn: "b" },
            shows: ["i2i4"],
            refused: { m2o4: "WC 2" },
          },
        },
        {
          clauses: ["WC 2"],
          board: {
            id: "between",
            scene: { pieces: "ac16 Ae16 Ld13 Ld19 Wq18 Io18 kh3 lp3" },
            shows: ["e16d15"],
            refused: { d13d15: "WC 2", d19d17: "WC 2" },
          },
        },
        {
          clauses: ["WC 3"],
          board: {
            id: "stay",
            scene: { pieces: "Cl5 Ap5 im2 al1 kh3 ia2 Wq18", turn: "b" },
            sides: "both",
            shows: ["m2l3"],
            refused: { l1k2: "WC 3", l1i4: "WC 3" },
          },
        },
        {
          clauses: ["WC commanded"],
          board: { id: "command", scene: { pieces: "Al7 La18 lq2 kh3 Wc18" }, sides: "both", shows: ["l7k6"] },
        },
      ],
    },
    {
      id: "duties",
      topics: [
        {
          clauses: ["WC 4", "WC 4a"],
          board: {
            id: "wagonExposed",
            scene: { pieces: "Wi16 Ak18 Io16 Lc12 kh3 lq2 ag14" },
            sides: "both",
            shows: ["i16g18"],
            refused: { c12c10: "WC 4a" },
          },
        },
        {
          clauses: ["WC 4b"],
          board: {
            id: "citadelCommanded",
            scene: { pieces: "Ak6 La18 ik2 lg4 kh3 Wc18 lq2", turn: "b" },
            sides: "both",
            shows: ["k2k6"],
            refused: { q2p3: "WC 4b" },
          },
        },
        {
          clauses: ["WC 4c"],
          board: {
            id: "oneAtATime",
            scene: { pieces: "Ab9 Ae6 ib3 ig4 ad1 kp3 Wq18 Lp17", turn: "b" },
            sides: "both",
            shows: ["b3d3"],
            refused: { d1e2: "WC 4c" },
          },
        },
        {
          clauses: ["WC 4d"],
          board: {
            id: "lapsed",
            scene: { pieces: "Ak6 La18 kh3 Wc18 lq18", turn: "b" },
            sides: "both",
            shows: ["q18p17"],
          },
        },
        {
          clauses: ["WC 5"],
          board: {
            id: "deciding",
            scene: { pieces: "Lh7 Wi16 Io16 ag14 al3 kh3 lq2" },
            sides: "both",
            shows: ["h7h3"],
            refused: { o16o14: "WC 4a" },
            ends: "citadel",
          },
        },
      ],
    },
    {
      id: "ends",
      topics: [
        { clauses: ["WC end citadel"], board: { id: "endCitadel", scene: { pieces: "Lh7 lq2 kh3 af3 Wc18" }, sides: "both", shows: ["h7h3"], ends: "citadel" } },
        { clauses: ["WC end wagon"], board: { id: "endWagon", scene: { pieces: "La18 ce18 kh3 Wc18", turn: "b" }, sides: "both", shows: ["e18c18"], ends: "wagon" } },
        { clauses: ["WC end troops"], board: { id: "endTroops", scene: { pieces: "Lh5 lh7 aq2 kh3 Wc18" }, sides: "both", shows: ["h5h7"], ends: "troops" } },
        { clauses: ["WC end stuck"], board: { id: "endStuck", scene: { pieces: "La18 Wb17 kh3 lc18 lc14 ae16", turn: "b" }, sides: "both", shows: ["c14c16"], ends: "stuck" } },
        {
          clauses: ["WC end repetition"],
          board: {
            id: "endRepetition",
            scene: { pieces: "Lf17 lq2 kh3 Wc18", moves: ["c18b17", "q2p3", "b17c18", "p3q2", "c18b17", "q2p3", "b17c18"] },
            sides: "both",
            shows: ["p3q2"],
            ends: "repetition",
          },
        },
        { clauses: ["WC end progress"], board: { id: "endProgress", scene: { pieces: "Lf17 lq2 kh3 Wc18", halfmove: 199 }, sides: "both", shows: ["f17f15"], ends: "progress" } },
        { clauses: ["WC end off board", "WC points"] },
      ],
    },
  ],
};
