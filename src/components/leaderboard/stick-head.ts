/** Keeps the head of a table in view where nothing has to scroll sideways, for what scrolls would hold it back. */
export function stickHead(table: HTMLTableElement | null): void {
  const frame = table?.closest<HTMLElement>(".table-frame");
  if (!frame || !table) return;
  const observer = new ResizeObserver(() => {
    frame.classList.toggle("sticky-head", table.offsetWidth <= frame.clientWidth);
  });
  observer.observe(frame);
  observer.observe(table);
}
