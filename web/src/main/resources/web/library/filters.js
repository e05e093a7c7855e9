import { html } from "../elements.js";
import { said, t } from "../messages.js";

/** @import { Game } from "../contract.js" */

/** How long to wait for more letters of a search, in milliseconds. */
const TYPING = 250;

const STATES = /** @type {const} */ (["all", "going", "over", "first", "second", "draw", "analysis"]);
const SORTS = /** @type {const} */ (["newest", "oldest", "begun", "longest", "shortest", "title"]);

/** What games the list is to show, and in which order. */
export class Filters {
  /** @param {Game[]} games @param {URLSearchParams} query @param {() => void} onChange */
  constructor(games, query, onChange) {
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let typing;
    this.text = html("input", {
      type: "search",
      name: "text",
      placeholder: t("library.search.words"),
      value: query.get("text") ?? "",
      input: () => {
        clearTimeout(typing);
        typing = setTimeout(onChange, TYPING);
      },
    });
    this.game = select("game", query.get("game") ?? "", onChange, [
      ["", t("library.game.all")],
      ...games.map(({ id, name }) => /** @type {[string, string]} */ ([id, said(name)])),
    ]);
    this.state = select("state", stateOf(query), onChange, STATES.map((state) => [state, t(`library.state.${state}`)]));
    this.sort = select("sort", query.get("sort") ?? "newest", onChange, SORTS.map((sort) => [sort, t(`library.sort.${sort}`)]));
    this.element = html(
      "form",
      { class: "library-filters", role: "search", submit: (/** @type {Event} */ event) => event.preventDefault() },
      html("label", { class: "library-search" }, html("span", {}, t("library.search")), this.text),
      html("label", {}, html("span", {}, t("library.game")), this.game),
      html("label", {}, html("span", {}, t("library.state")), this.state),
      html("label", {}, html("span", {}, t("library.sort")), this.sort),
    );
  }

  get isEmpty() {
    const { text, game, kind, result, going } = this.query;
    return [text, game, kind, result, going].every((wanted) => wanted === "");
  }

  /** What the server is asked for. */
  get query() {
    const state = this.state.value;
    return {
      text: this.text.value.trim(),
      game: this.game.value,
      kind: state === "analysis" ? state : "",
      result: ["first", "second", "draw"].includes(state) ? state : "",
      going: state === "going" ? "true" : state === "over" ? "false" : "",
      sort: this.sort.value === "newest" ? "" : this.sort.value,
    };
  }
}

/** @param {URLSearchParams} query */
function stateOf(query) {
  const going = query.get("going");
  return query.get("result") || query.get("kind") || (going === null ? "all" : going === "true" ? "going" : "over");
}

/** @param {string} name @param {string} value @param {() => void} change @param {(readonly [string, string])[]} options */
function select(name, value, change, options) {
  return html(
    "select",
    { name, change },
    ...options.map(([each, label]) => html("option", { value: each, selected: each === value }, label)),
  );
}
