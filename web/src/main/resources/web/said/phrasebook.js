/**
 * Finds what a sentence is in another language. A language gives each English sentence its own, where a name in braces
 * stands for what changes from one position to the next:
 *
 *     "The way to {square} is barred by the {piece} on {square2}."
 *     "Le chemin vers {square} est barré par {piece.le} en {square2}."
 *
 * The name, without its number, says what may stand there (see `kinds`). On the other side a name may ask for a form that
 * the language makes of a noun, `{piece.le}`, with a capital letter, `{piece.Le}`, or choose by number, `{side:gagne|gagnent}`.
 */

/**
 * @typedef {{m: string} | {f: string} | {mp: string} | {fp: string}} NounEntry by gender, the plural with a p
 * @typedef {{text: string, feminine: boolean, many: boolean}} Noun
 * @typedef {{nouns: Record<string, NounEntry>, sentences: Record<string, string>}} Chapter
 * @typedef {object} Grammar
 * @property {Record<string, (noun: Noun) => string>} forms
 * @property {(items: string[]) => string} list
 * @property {(text: string) => string} typeset sets signs as the language prints them
 *
 * @typedef {{form: string, value: (text: string) => string | Noun | null}} Kind a regular expression, and what its text becomes
 * @typedef {string | {name: string, form: string, choice: string[]}} Part
 */

const NAME = /\{([a-z]+[0-9]*)(?:\.([A-Za-z]+)|:([^}]*))?\}/;
const SQUARE = "[a-z][0-9]{1,2}";
const MOST_REMEMBERED = 4000;

/** How a message ends that the server found too long. */
const CUT_OFF = " …";

export class Phrasebook {
  /**
   * @param {Grammar} grammar
   * @param {Chapter[]} chapters
   */
  constructor(grammar, chapters) {
    this.grammar = grammar;
    /** @type {Map<string, Noun>} */
    this.nouns = new Map();
    /** @type {Map<string, string>} */
    this.exact = new Map();
    /** @type {Map<string, Sentence[]>} by their first word, under "" where it may be any */
    this.sentences = new Map();
    /** @type {Map<string, string | null>} */
    this.remembered = new Map();
    for (const chapter of chapters) this.addNouns(chapter);
    this.kinds = this.makeKinds();
    for (const chapter of chapters) this.addSentences(chapter);
  }

  /**
   * @param {string} text in English
   * @returns {string | null} null where the book does not have it
   */
  find(text) {
    const known = this.remembered.get(text);
    if (known !== undefined) return known;
    const found = this.look(text) ?? this.lookAsSentence(text);
    if (this.remembered.size >= MOST_REMEMBERED) this.remembered.clear();
    this.remembered.set(text, found);
    return found;
  }

  /** A noun in a form of the language. @param {string} form @param {string} text in English */
  inForm(form, text) {
    const noun = this.noun(text);
    return noun === null ? null : (this.grammar.forms[form]?.(noun) ?? null);
  }

  /** @param {Chapter} chapter */
  addNouns({ nouns }) {
    for (const [english, entry] of Object.entries(nouns)) {
      const [gender, text] = /** @type {[string, string]} */ (Object.entries(entry)[0]);
      this.nouns.set(english, {
        text: this.grammar.typeset(text),
        feminine: gender.startsWith("f"),
        many: gender.endsWith("p"),
      });
    }
  }

  /** @param {Chapter} chapter */
  addSentences({ sentences }) {
    for (const [english, own] of Object.entries(sentences)) {
      const text = this.grammar.typeset(own);
      if (!NAME.test(english)) {
        this.exact.set(english, text);
        continue;
      }
      const sentence = new Sentence(english, text, this.kinds);
      const bucket = this.sentences.get(sentence.firstWord);
      if (bucket) bucket.push(sentence);
      else this.sentences.set(sentence.firstWord, [sentence]);
    }
  }

  /** @returns {Record<string, Kind>} */
  makeKinds() {
    const names = [...this.nouns.keys()].sort((a, b) => b.length - a.length).map(anyCase).join("|");
    const noun = { form: `(?:${names})`, value: (/** @type {string} */ text) => this.noun(text) };
    const words = (/** @type {string} */ text) => this.find(text);
    const asItIs = (/** @type {string} */ text) => text;
    return {
      /** A piece, an army, a side: a noun of the book. */
      piece: noun,
      side: noun,
      square: { form: SQUARE, value: asItIs },
      squares: {
        form: `${SQUARE}(?:(?:, | and | )${SQUARE})*`,
        value: (text) => this.grammar.list(text.split(/, | and | /)),
      },
      number: { form: "-?[0-9]+", value: asItIs },
      letter: { form: "[A-Za-z]", value: asItIs },
      /** The number of a move with the dots that say whose it is. */
      ply: { form: "[0-9]+(?:[a-z]'?)?[.]+", value: asItIs },
      /** What somebody typed, or anything else that no language changes. */
      text: { form: ".*?", value: asItIs },
      /** What the book has itself. */
      words: { form: ".+?", value: words },
      /** The same, to go on after a colon. */
      clause: { form: ".+?", value: (text) => uncapitalised(this.find(text)) },
      /** "a, b and c", each of which the book has. */
      list: { form: ".+?", value: (text) => this.list(text) },
      /** "a; b; c", each of which the book has, though they may have semicolons of their own. */
      several: { form: ".+", value: (text) => this.several(text) },
      /** Where a rule comes from: tags, some with a place in that source. */
      sources: { form: "[^\\]]+", value: (text) => this.sources(text) },
    };
  }

  /** @param {string} text */
  look(text) {
    const exact = this.exact.get(text);
    if (exact !== undefined) return exact;
    const noun = this.nouns.get(text);
    if (noun !== undefined) return noun.text;
    if (new RegExp(`^${SQUARE}$`).test(text)) return text;
    return this.lookAmong(text, text.split(" ", 1)[0] ?? "") ?? this.lookAmong(text, "");
  }

  /** What is known as a clause, asked for as a sentence, or the other way round. @param {string} text */
  lookAsSentence(text) {
    if (!text.endsWith(".")) {
      const sentence = this.look(`${text}.`);
      if (sentence !== null) return sentence.slice(0, -1);
    }
    const clause = text.endsWith(".") ? text.slice(0, -1) : text;
    const known = this.look(clause) ?? this.look(clause.charAt(0).toLowerCase() + clause.slice(1));
    return known === null ? null : capitalised(known) + (clause === text ? "" : ".");
  }

  /** @param {string} text @param {string} firstWord */
  lookAmong(text, firstWord) {
    for (const sentence of this.sentences.get(firstWord) ?? []) {
      const said = sentence.say(text, this.grammar);
      if (said !== null) return said;
    }
    return null;
  }

  /** @param {string} text */
  noun(text) {
    return this.nouns.get(text) ?? this.nouns.get(text.charAt(0).toLowerCase() + text.slice(1)) ?? null;
  }

  /** @param {string} text */
  list(text) {
    const items = text.split(/, | and /).map((item) => this.find(item));
    return items.includes(null) ? null : this.grammar.list(/** @type {string[]} */ (items));
  }

  /** @param {string} text @returns {string | null} */
  several(text) {
    for (let end = text.indexOf("; "); end > 0; end = text.indexOf("; ", end + 1)) {
      const first = this.look(text.slice(0, end));
      if (first === null) continue;
      const rest = text.slice(end + 2);
      const others = this.several(rest) ?? (rest.endsWith(CUT_OFF) ? CUT_OFF.trim() : null);
      if (others !== null) return `${first}${this.grammar.typeset(" ; ")}${others}`;
    }
    return this.look(text);
  }

  /** @param {string} text */
  sources(text) {
    return text
      .split("; ")
      .map((source) => {
        const comma = source.indexOf(", ");
        const parts = comma < 0 ? [source] : [source.slice(0, comma), source.slice(comma + 2)];
        return parts.map((part) => this.find(part) ?? part).join(", ");
      })
      .join(this.grammar.typeset(" ; "));
  }
}

/** A sentence with something in it that changes. */
class Sentence {
  /**
   * @param {string} english
   * @param {string} own
   * @param {Record<string, Kind>} kinds
   */
  constructor(english, own, kinds) {
    /** @type {{name: string, kind: Kind}[]} */
    this.places = [];
    const literals = [];
    let form = "";
    for (const part of parts(english)) {
      if (typeof part === "string") {
        literals.push(part);
        form += escaped(part);
      } else {
        const kind = kinds[part.name.replace(/[0-9]+$/, "")];
        if (kind === undefined) throw new Error(`“${english}” has something of no known kind: ${part.name}`);
        this.places.push({ name: part.name, kind });
        form += `(${kind.form})`;
      }
    }
    this.form = `^${form}$`;
    /** @type {RegExp | null} made when it is first needed, which for most it never is */
    this.pattern = null;
    this.firstWord = /^([^ {]+) /.exec(english)?.[1] ?? "";
    this.longest = literals.reduce((a, b) => (b.length > a.length ? b : a), "");
    this.own = parts(own);
  }

  /** @param {string} text @param {Grammar} grammar @returns {string | null} */
  say(text, grammar) {
    if (!text.includes(this.longest)) return null;
    this.pattern ??= new RegExp(this.form, "s");
    const found = this.pattern.exec(text);
    if (found === null) return null;
    /** @type {Map<string, string | Noun>} */
    const values = new Map();
    for (const [index, { name, kind }] of this.places.entries()) {
      const value = kind.value(found[index + 1] ?? "");
      if (value === null) return null;
      values.set(name, value);
    }
    return this.own.map((part) => (typeof part === "string" ? part : inForm(values.get(part.name), part, grammar))).join("");
  }
}

/** @param {string | Noun | undefined} value @param {Exclude<Part, string>} part @param {Grammar} grammar */
function inForm(value, { name, form, choice }, grammar) {
  if (value === undefined) throw new Error(`nothing is called ${name}`);
  if (typeof value === "string") return value;
  if (choice.length > 0) return choice[value.many ? 1 : 0] ?? "";
  if (form === "") return value.text;
  const make = grammar.forms[form.charAt(0).toLowerCase() + form.slice(1)];
  if (make === undefined) throw new Error(`the language has no form ${form}`);
  const made = make(value);
  return /^[A-Z]/.test(form) ? capitalised(made) : made;
}

/** @param {string} text @returns {Part[]} */
function parts(text) {
  /** @type {Part[]} */
  const found = [];
  let rest = text;
  for (let match = NAME.exec(rest); match !== null; match = NAME.exec(rest)) {
    if (match.index > 0) found.push(rest.slice(0, match.index));
    found.push({ name: match[1] ?? "", form: match[2] ?? "", choice: match[3]?.split("|") ?? [] });
    rest = rest.slice(match.index + match[0].length);
  }
  if (rest !== "") found.push(rest);
  return found;
}

/** @param {string} text */
const capitalised = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** @param {string | null} text */
const uncapitalised = (text) => text && text.charAt(0).toLowerCase() + text.slice(1);

/** @param {string} text */
const escaped = (text) => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");

/** A noun that begins with a small letter may begin a sentence. @param {string} noun */
function anyCase(noun) {
  const first = noun.charAt(0);
  return `[${first}${first.toUpperCase()}]${escaped(noun.slice(1))}`;
}
