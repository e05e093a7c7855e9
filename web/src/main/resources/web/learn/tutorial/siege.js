/** @import { Task } from "../tasks.js" */

/** @type {Task[]} */
export default [
  { id: "march", scene: { pieces: "Gf1 ge8 Ib2 Ic2 Id2 ic7 id7 ib7" }, goal: { stand: { e4: ["I"] } }, solution: ["c2e4"] },
  { id: "strike", scene: { pieces: "Gf1 ge8 Ie4 Ig2 if5 ie6 ih7" }, goal: { takes: ["i"] }, solution: ["e4f5"] },
  { id: "fort", scene: { pieces: "Gf1 ge8 Fb2 Ic2 ab6 ic7 ia7" }, goal: { takes: ["a"] }, solution: ["b2b6"] },
  { id: "corner", scene: { pieces: "Gj1 gj8 Sd3 Ie2 fc8 ib7" }, goal: { takes: ["f"] }, within: 2, still: true, solution: ["d3f5", "f5c8"] },
  { id: "jump", scene: { pieces: "Gj1 gj8 Cb1 Ia2 Ib2 Ic2 se4 if7" }, goal: { takes: ["s"] }, within: 2, still: true, solution: ["b1c3", "c3e4"] },
  { id: "screen", scene: { pieces: "Gj1 gj8 Ac1 If3 Ib2 fh3 ii7" }, goal: { takes: ["f"] }, within: 2, still: true, solution: ["c1c3", "c3h3"] },
  { id: "attacker", scene: { pieces: "Gf1 Sd6 Ig2 ff8 ga7" }, goal: { takes: ["f"] }, solution: ["d6f8"] },
  { id: "between", scene: { pieces: "Gf1 Fa3 Ce1 Sg1 ff8 gb8 ia7" }, goal: { moves: ["a3f3"] }, solution: ["a3f3"] },
  { id: "banner", scene: { pieces: "Gj1 Be6 ga6 ij7 ii6" }, goal: { wins: true }, within: 2, solution: ["e6e7", "a6a7", "e7e8"] },
  { id: "halt", scene: { pieces: "Gg2 bf2 gb8 Fi5 ia7" }, goal: { takes: ["b"] }, solution: ["g2f2"] },
  { id: "promote", scene: { pieces: "Gj1 gj5 Ib7 Fa1 fh6 ii7" }, goal: { stand: { c8: ["F"] } }, solution: ["b7c8f"] },
  { id: "mate", scene: { pieces: "Gj1 Fi7 Fh6 ga8 ia6" }, goal: { wins: true }, solution: ["h6h8"] },
  { id: "gunMate", scene: { pieces: "Gj1 Ab2 Cb5 Ia7 ga8 fb8 ih7" }, goal: { wins: true }, solution: ["b2a2"] },
  { id: "ladder", scene: { pieces: "Gf1 Fi6 Fj2 ge7 ia7" }, goal: { wins: true }, within: 2, solution: ["j2j7", "e7e8", "i6i8"] },
  {
    id: "whole",
    scene: { pieces: "Gf1 Be2 Fa3 Fb2 Ic2 ge8 ij7 cj8" },
    goal: { wins: true },
    within: 20,
    solution: ["a3a6", "j7i6", "b2b7", "i6j5", "a6a8"],
  },
];
