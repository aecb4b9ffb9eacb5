/** Drawings as bare SVG pictures: every path and text of the geometry, without the site's styles, to be looked at and compared. */

interface Ink {
  readonly fill?: string;
  readonly stroke?: string;
  readonly dash?: string;
  readonly opacity?: number;
}

/** A picture under construction. */
export class Picture {
  readonly #parts: string[] = [];

  path(data: string, { fill = "none", stroke = "none", dash, opacity }: Ink): void {
    if (data === "") return;
    const extra = `${dash === undefined ? "" : ` stroke-dasharray="${dash}"`}${opacity === undefined ? "" : ` opacity="${opacity}"`}`;
    this.#parts.push(`<path d="${data}" fill="${fill}" stroke="${stroke}"${extra}/>`);
  }

  text(x: number, y: number, text: string, anchor: "start" | "middle" | "end" = "start"): void {
    const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
    this.#parts.push(`<text x="${x}" y="${y}" text-anchor="${anchor}">${escaped}</text>`);
  }

  /** One element a line, so that a difference shows where it is. */
  svg(width: number, height: number): string {
    return [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="sans-serif" font-size="12">`,
      `<path d="M0 0H${width}V${height}H0Z" fill="#fff"/>`,
      ...this.#parts,
      "</svg>",
      "",
    ].join("\n");
  }
}
