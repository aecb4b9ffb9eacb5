/** A menu of boxes that a button above a table opens. */
import { element } from "./elements.ts";

/** Calls `opened` when the menu is about to open, and puts it below its button and inside the window. */
export function onOpening(tools: HTMLElement, menu: HTMLElement, opened: () => void): void {
  menu.addEventListener("beforetoggle", (event) => {
    if ((event as ToggleEvent).newState === "open") opened();
  });
  const place = (): void => {
    const opener = tools.querySelector(`[popovertarget="${menu.id}"]`);
    if (!opener || !menu.matches(":popover-open")) return;
    const { left, bottom } = opener.getBoundingClientRect();
    const most = document.documentElement.clientWidth - menu.offsetWidth - 8;
    menu.style.left = `${Math.max(8, Math.min(left, most))}px`;
    menu.style.top = `${bottom + scrollY + 4}px`;
  };
  menu.addEventListener("toggle", place);
  addEventListener("resize", place);
}

/** A box with its label, and room for a count. */
export function option(label: string, value: string, name = ""): HTMLLabelElement {
  const input = element("input", "");
  input.type = "checkbox";
  input.value = value;
  input.name = name;
  input.autocomplete = "off";
  return element("label", "", input, element("span", "", label), " ", element("span", "n"));
}

/** How many are chosen, on the button of their menu. */
export function showNumber(opener: HTMLElement, count: number): void {
  const number = opener.querySelector(".n");
  if (number) number.textContent = count === 0 ? "" : ` ${count}`;
  opener.classList.toggle("is-active", count > 0);
}
