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

  // The server cannot know which texts are wanted, so it names those of every language.
  /** @type {NodeListOf<HTMLMetaElement>} */
  const texts = document.querySelectorAll("meta[name=texts]");
  for (const { lang, content } of texts) {
    if (lang !== document.documentElement.lang) continue;
    for (const path of content.split(" ")) {
      const link = document.createElement("link");
      link.rel = "modulepreload";
      link.href = path;
      document.head.append(link);
    }
  }
}
