(() => {
  const root = document.documentElement;
  const themes = ["system", "light", "dark"];
  const remembered = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const apply = (theme) => {
    if (theme === "light" || theme === "dark") root.dataset.theme = theme;
    else delete root.dataset.theme;
  };
  root.dataset.script = "";
  apply(remembered("theme"));
  addEventListener("storage", () => apply(remembered("theme")));
  addEventListener("pageshow", (event) => event.persisted && apply(remembered("theme")));
  addEventListener("error", ({ target }) => target instanceof HTMLScriptElement && delete root.dataset.script, true);
  const loadSearch = (then, otherwise) => {
    const link = document.querySelector("a[data-search]");
    import(link.dataset.search).then(then, () => otherwise(link));
  };
  const openSearch = (event) => {
    event.preventDefault();
    loadSearch(
      () => dispatchEvent(new Event("search-open")),
      (link) => location.assign(link.href),
    );
  };
  document.addEventListener("DOMContentLoaded", () => {
    const cite = /[?&]at=./.test(location.search) && document.querySelector("[data-since]");
    if (cite) import(cite.dataset.since).catch(() => {});
    if (!document.querySelector("form[data-search-page]")) return;
    loadSearch(undefined, () => delete root.dataset.script);
  });
  for (const type of ["pointerdown", "click"])
    addEventListener(
      type,
      ({ target }) => {
        const twin = target instanceof Element && target.closest("a[data-twin]");
        if (twin) twin.href = twin.href.split(/[?#]/)[0] + location.search + location.hash;
      },
      true,
    );
  document.addEventListener("click", (event) => {
    const target = event.target instanceof Element ? event.target : null;
    const held = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!held && target?.closest("a[data-search]")) openSearch(event);
    const copy = target?.closest("[data-copy]");
    if (copy)
      navigator.clipboard?.writeText(document.getElementById(copy.dataset.copy).textContent).then(
        () => (copy.textContent = copy.ariaLabel = copy.dataset.copied),
        () => {},
      );
    if (target?.closest("[data-theme-switch]")) {
      const next = themes[(themes.indexOf(root.dataset.theme ?? "system") + 1) % themes.length];
      apply(next);
      try {
        localStorage.setItem("theme", next);
      } catch {}
    }
    const menu = document.querySelector("details[data-menu][open]");
    if (menu && !menu.contains(target)) menu.open = false;
  });
  document.addEventListener("keydown", (event) => {
    const typing =
      event.target instanceof Element &&
      event.target.closest("input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]");
    const held = event.ctrlKey || event.metaKey || event.altKey || event.isComposing;
    if (event.key === "/" && !held && !typing && remembered("search-key") !== "off") openSearch(event);
    const menu = event.key === "Escape" && document.querySelector("details[data-menu][open]");
    if (!menu) return;
    menu.open = false;
    menu.querySelector("summary").focus();
  });
})();
