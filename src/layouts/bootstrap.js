(() => {
  const root = document.documentElement;
  const themes = ["system", "light", "dark"];
  const remembered = () => {
    try {
      return localStorage.getItem("theme");
    } catch {
      return null;
    }
  };
  const apply = (theme) => {
    if (theme === "light" || theme === "dark") root.dataset.theme = theme;
    else delete root.dataset.theme;
  };
  root.dataset.script = "";
  apply(remembered());
  addEventListener("storage", (event) => {
    if (event.key === "theme") apply(event.newValue);
  });
  document.addEventListener("click", (event) => {
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest("[data-theme-switch]")) {
      const next = themes[(themes.indexOf(root.dataset.theme ?? "system") + 1) % themes.length];
      apply(next);
      try {
        localStorage.setItem("theme", next);
      } catch {}
    }
    const twin = target?.closest("a[data-twin]");
    if (twin) twin.href = twin.href.split(/[?#]/)[0] + location.search + location.hash;
    const menu = document.querySelector("details[data-menu][open]");
    if (menu && !menu.contains(target)) menu.open = false;
  });
  document.addEventListener("keydown", (event) => {
    const menu = event.key === "Escape" && document.querySelector("details[data-menu][open]");
    if (!menu) return;
    menu.open = false;
    menu.querySelector("summary").focus();
  });
})();
