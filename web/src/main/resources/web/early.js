// Before anything is drawn, so that a page kept dark never flashes light.
try {
  const settings = JSON.parse(localStorage.getItem("vauban.settings.1") || "{}");
  document.documentElement.dataset.theme = settings.theme || "auto";
} catch {
  document.documentElement.dataset.theme = "auto";
}
