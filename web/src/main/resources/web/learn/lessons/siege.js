/** @import { Lessons } from "../chapters.js" */

/** @type {Lessons} */
export default {
  glances: [
    { id: "glanceMate", scene: { pieces: "Gf1 Be1 If2 ga8 Fi7 Fh6 ia6 ib6" }, arrows: [["h6", "h8"]] },
    { id: "glanceBanner", scene: { pieces: "Gf1 Be5 Cg3 gb8 ia7 ij7 fa8" }, arrows: [["e5", "e6"], ["e6", "e7"], ["e7", "e8"]] },
    { id: "glanceHills", scene: { pieces: "Gj1 gj8 Ie3 Cb3 Se6 if7" }, arrows: [["e3", "f4"], ["b3", "a5"], ["e6", "c8"]] },
  ],
  chapters: [
    {
      id: "field",
      topics: [
        {
          clauses: ["S board", "S hilltops"],
          board: {
            id: "hilltops",
            scene: { pieces: "Gj1 gj8 Sd3 Fe5 ic7" },
            shows: ["d3f5"],
            refused: { d3b5: "S hilltops", e5b5: "S hilltops" },
            regions: ["western-hilltop", "eastern-hilltop"],
          },
        },
        {
          clauses: ["S headquarters squares"],
          board: {
            id: "quarters",
            scene: { pieces: "Gj1 ga7 Fe3 Cg6" },
            shows: ["g6f8"],
            regions: ["south-headquarters", "north-headquarters"],
          },
        },
      ],
    },
    {
      id: "armies",
      topics: [
        {
          clauses: ["S armies", "S array", "S turn"],
          board: { id: "array", scene: {}, sides: "both", shows: ["c2e4", "h7f5"], refused: { a1a3: "S fort", a7b6: "S turn" } },
        },
        {
          clauses: ["S capture"],
          board: {
            id: "capture",
            scene: { pieces: "Gj1 gj8 Fb2 Ib1 ib6 cf3" },
            shows: ["b2b6"],
            refused: { b2b1: "S capture", b2b7: "S fort" },
          },
        },
      ],
    },
    {
      id: "pieces",
      topics: [
        {
          clauses: ["S general"],
          board: { id: "general", scene: { pieces: "Gf3 gb8 if4 if7" }, shows: ["f3f4"], refused: { f3g2: "S general", f3f5: "S general" } },
        },
        {
          clauses: ["S infantryman"],
          board: {
            id: "infantry",
            scene: { pieces: "Gj1 gj8 Ic2 Ib2 Ie5 id6 ie6" },
            shows: ["c2e4"],
            refused: { c2c3: "S infantryman", e5e6: "S infantryman", b2d4: "S hilltops" },
          },
        },
        {
          clauses: ["S cavalryman"],
          board: {
            id: "cavalry",
            scene: { pieces: "Gj1 gj8 Cc3 Ic2 Id3 ib5 ie4" },
            shows: ["c3e4"],
            refused: { c3c5: "S hilltops", c3c6: "S cavalryman" },
          },
        },
        {
          clauses: ["S scout"],
          board: {
            id: "scout",
            scene: { pieces: "Gj1 gi4 Sf5 Ih7 ic8" },
            shows: ["f5c8"],
            refused: { f5f7: "S scout", f5i8: "S scout", f5h3: "S hilltops" },
          },
        },
        {
          clauses: ["S fort"],
          board: { id: "fort", scene: { pieces: "Gj1 gi4 Fh6 ic6" }, shows: ["h6c6"], refused: { h6g7: "S fort", h6b6: "S fort", h6h3: "S hilltops" } },
        },
        {
          clauses: ["S artillery"],
          board: {
            id: "artillery",
            scene: { pieces: "Gj3 gj8 Ac1 Ic2 ic3 cg1" },
            shows: ["c1c3"],
            refused: { c1g1: "S artillery", c1d2: "S artillery" },
          },
        },
        {
          clauses: ["S senior"],
          board: { id: "senior", scene: { pieces: "Gj1 gj8 Nf5 ie4 if6" }, shows: ["f5e4"], refused: { f5f6: "S senior", f5d7: "S senior" } },
        },
      ],
    },
    {
      id: "banner",
      topics: [
        {
          clauses: ["S banner"],
          board: {
            id: "banner",
            scene: { pieces: "Gj1 ga8 Be5 bf6 id6" },
            shows: ["e5f6"],
            refused: { e5d6: "S banner", e5e4: "S banner" },
          },
        },
        {
          clauses: ["S banner capture"],
          board: {
            id: "bannerCapture",
            scene: { pieces: "Gj1 ge5 Bf5 ff8", turn: "b" },
            shows: ["e5f5"],
            refused: { f8f5: "S banner capture" },
          },
        },
        {
          clauses: ["S banner region"],
          board: {
            id: "bannerRegion",
            scene: { pieces: "Gj1 gj8 Bb4" },
            shows: ["b4b5"],
            refused: { b4a5: "S banner region" },
            regions: ["south-banner"],
          },
        },
      ],
    },
    {
      id: "special",
      topics: [
        {
          clauses: ["S promotion"],
          board: {
            id: "promotion",
            scene: { pieces: "Gj1 gc6 Ie7 Fa1 Fb1 Sd2 cd8" },
            shows: ["e7f8c"],
            refused: { e7f8f: "S promotion", e7f8: "S promotion" },
          },
        },
        {
          clauses: ["S check"],
          board: {
            id: "check",
            scene: { pieces: "Gf1 ff8 gb8 Fc3 Sb1 ia7" },
            sides: "both",
            shows: ["c3f3"],
            refused: { b1c2: "S check", f1f2: "S check" },
          },
        },
      ],
    },
    {
      id: "ends",
      topics: [
        {
          clauses: ["S checkmate"],
          board: { id: "checkmate", scene: { pieces: "Gj1 ga8 Fi7 Fh6" }, sides: "both", shows: ["h6h8"], ends: "checkmate" },
        },
        {
          clauses: ["S headquarters"],
          board: {
            id: "headquarters",
            scene: { pieces: "Gj1 gb7 Be7 sf8 fe6" },
            sides: "both",
            shows: ["e7e8"],
            refused: { e7f8: "S banner" },
            ends: "headquarters",
            regions: ["north-headquarters"],
          },
        },
        {
          clauses: ["S stalemate"],
          board: { id: "stalemate", scene: { pieces: "Gj1 ga8 Fb2 Fh6" }, sides: "both", shows: ["h6h7"], ends: "stalemate" },
        },
        {
          clauses: ["S repetition"],
          board: {
            id: "repetition",
            scene: {
              pieces: "Gf1 ge8 Fa1",
              moves: ["a1a2", "e8e7", "a2a1", "e7e8", "a1a2", "e8e7", "a2a1"],
            },
            sides: "both",
            shows: ["e7e8"],
            ends: "repetition",
          },
        },
        {
          clauses: ["S fifty moves"],
          board: { id: "fifty", scene: { pieces: "Gf1 ge8 Fa1 ii6", halfmove: 99 }, sides: "both", shows: ["a1a2"], ends: "fifty-moves" },
        },
        {
          clauses: ["S generals only"],
          board: { id: "generalsOnly", scene: { pieces: "Gf3 gb8 if4" }, sides: "both", shows: ["f3f4"], ends: "generals-only" },
        },
        { clauses: ["S agreement", "S resignation", "S time", "S points", "S adviser"] },
      ],
    },
  ],
};
