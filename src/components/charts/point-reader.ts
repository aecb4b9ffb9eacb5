/**
 * Reading the points of a chart by pointer and keyboard. A point is whatever carries a `title` in the drawing; what it
 * says is written below the chart, and a ring stands around it.
 */

const near = 28;
const watched = new WeakSet<SVGSVGElement>();

/**
 * Makes a chart readable, once: it takes the focus, the arrow keys walk from point to point (left and right) and from
 * series to series (up and down), Home and End go to the ends, Escape leaves.
 *
 * @param readout what says the point; its own text comes back when no point is read
 */
export function readPoints(svg: SVGSVGElement, readout: HTMLElement): void {
  if (watched.has(svg)) return;
  watched.add(svg);
  const hint = readout.textContent;
  const ring = document.createElementNS(svg.namespaceURI, "circle") as SVGCircleElement;
  ring.setAttribute("class", "point-ring");
  ring.setAttribute("r", "9");
  let at: SVGGraphicsElement | null = null;

  const read = (point: SVGGraphicsElement | null, live: boolean) => {
    at = point;
    readout.setAttribute("aria-live", live ? "polite" : "off");
    readout.textContent = point?.querySelector("title")?.textContent ?? hint;
    readout.classList.toggle("is-read", point !== null);
    if (point === null) return ring.remove();
    const box = point.getBBox();
    ring.setAttribute("cx", String(box.x + box.width / 2));
    ring.setAttribute("cy", String(box.y + box.height / 2));
    ring.setAttribute("transform", point.getAttribute("transform") ?? "");
    point.parentNode?.append(ring);
  };

  svg.tabIndex = 0;
  // A picture is not asked for keys; this one is.
  if (svg.getAttribute("role") === "img") svg.setAttribute("role", "application");
  if (readout.id !== "") svg.setAttribute("aria-details", readout.id);
  svg.addEventListener("keydown", (event) => {
    const next = step(svg, at, event.key);
    if (next === undefined) return;
    event.preventDefault();
    read(next, true);
  });
  svg.addEventListener("blur", () => read(null, false));
  svg.addEventListener("pointerleave", () => read(null, false));
  svg.addEventListener("pointermove", ({ clientX, clientY }) => {
    let best: SVGGraphicsElement | null = null;
    let least = near;
    for (const point of pointsOf(svg)) {
      const { left, right, top, bottom } = point.getBoundingClientRect();
      const distance = Math.hypot((left + right) / 2 - clientX, (top + bottom) / 2 - clientY);
      if (distance < least) [best, least] = [point, distance];
    }
    if (best !== at) read(best, false);
  });
}

/** The points that are shown, in the order of the drawing. */
function pointsOf(svg: SVGSVGElement): readonly SVGGraphicsElement[] {
  return [...svg.querySelectorAll<SVGGraphicsElement>(":scope :has(> title)")].filter(
    (point) => point.getClientRects().length > 0,
  );
}

/** Where a key leads; undefined for a key that leads nowhere, null for out of the points. */
function step(svg: SVGSVGElement, from: SVGGraphicsElement | null, key: string): SVGGraphicsElement | null | undefined {
  if (key === "Escape") return from === null ? undefined : null;
  const sideways = { ArrowRight: 1, ArrowLeft: -1 }[key];
  const across = { ArrowDown: 1, ArrowUp: -1 }[key];
  if (sideways === undefined && across === undefined && key !== "Home" && key !== "End") return undefined;
  const all = Map.groupBy(pointsOf(svg), (point) => point.closest("[data-entry]")?.getAttribute("data-entry") ?? "");
  const series = [...all.values()];
  const own = series.findIndex((points) => from !== null && points.includes(from));
  // Of entries in the background only the test is shown: begin where there is most to read.
  const longest = series.reduce<readonly SVGGraphicsElement[]>(
    (most, next) => (next.length > most.length ? next : most),
    [],
  );
  const points = series[own] ?? longest;
  if (from === null || own < 0 || key === "Home") return points[0];
  if (key === "End") return points.at(-1);
  const place = points.indexOf(from);
  if (sideways !== undefined) return points[Math.min(Math.max(place + sideways, 0), points.length - 1)];
  const other = series[(own + (across ?? 0) + series.length) % series.length] ?? points;
  return other[Math.min(place, other.length - 1)];
}
