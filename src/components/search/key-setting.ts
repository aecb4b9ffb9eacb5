/** A single key as a shortcut has to be one that can be switched off: it gets in the way of who steers by voice. */
import { element } from "./element.ts";
import type { SearchWords } from "./words.ts";

/** What the bootstrap reads as well. */
const storageKey = "search-key";

/** A checkbox for the key `/`; the choice is remembered in this browser. */
export function keySetting(words: SearchWords): HTMLElement {
  const box = element("input", { type: "checkbox" });
  box.checked = stored() !== "off";
  box.addEventListener("change", () => {
    try {
      if (box.checked) localStorage.removeItem(storageKey);
      else localStorage.setItem(storageKey, "off");
    } catch {
      box.checked = true;
    }
  });
  return element("label", { class: "search-key" }, box, words.keySetting);
}

function stored(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}
