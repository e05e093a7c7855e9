/** Where rules come from: the tags of their sources. @type {import("../../../said/phrasebook.js").Chapter} */
export default {
  nouns: {},

  sentences: {
    text: "texte",
    derived: "déduit",
    reconstruction: "reconstruction",
    ruling: "décision",
    book: "livre",
    plate: "planche",
    modern: "moderne",
    described: "décrit",
    rule: "règle",
    Bell: "Bell",
  },
};
