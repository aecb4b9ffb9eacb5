/** The field above a table that rows are looked for with. */

/** Calls `typed` with what stands in the field; returns what shows the text of a state. */
export function textField(tools: HTMLElement, typed: (text: string) => void): (text: string) => void {
  const input = tools.querySelector<HTMLInputElement>("[data-text]");
  let composing = false;
  const tell = (): void => {
    if (input && !composing) typed(input.value);
  };
  input?.addEventListener("input", tell);
  // Half a character of an input method is no text yet.
  input?.addEventListener("compositionstart", () => {
    composing = true;
  });
  input?.addEventListener("compositionend", () => {
    composing = false;
    tell();
  });
  return (text) => {
    if (input && !composing && input.value.trim() !== text.trim()) input.value = text;
  };
}
