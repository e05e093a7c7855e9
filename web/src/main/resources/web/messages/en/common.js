/** The frame round every page. */
export default {
  "common.waiting": "Setting up the boards…",
  "common.safe": "A game going on is safe in this browser.",
  "common.failed": "The page cannot be opened.",
  "common.again": "Try again",
  "common.missing.title": "There is no such page",
  "common.missing.words": "The address leads nowhere: {path}",
  "common.missing.home": "To the three games",

  "common.changed": "Changed: {changes}.",
  "common.games": "Other games",
  "common.language": "Language",
  "common.theme": "Colours",
  "common.theme.auto": "As the system",
  "common.theme.light": "Light",
  "common.theme.dark": "Dark",
  "common.about": "{what}: {words}",
  "common.unreachable": "The server does not answer.",
  "common.refused": "The server refused.",
};
