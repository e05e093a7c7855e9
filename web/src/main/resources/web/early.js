// Before anything is drawn, so that a page kept dark never flashes light, nor a French one English.
{
  /** @type {{theme?: string, language?: string}} */
  let settings = {};
  try {
    settings = JSON.parse(localStorage.getItem("vauban.settings.1") || "{}");
  } catch {
    // A browser that keeps nothing has no settings.
  }
  const wished = settings.language ? [settings.language] : navigator.languages;
  const known = wished.map((tag) => tag.slice(0, 2)).find((tag) => tag === "en" || tag === "fr");
  document.documentElement.dataset.theme = settings.theme || "auto";
  document.documentElement.lang = known || "en";
}
