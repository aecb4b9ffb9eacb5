/** `prices/*.csv`: list prices that costs are held against. */
import { csvParseRows } from "d3-dsv";
import type { Price } from "../check.ts";
import { type Problem, problem } from "../problem.ts";
import { priceColumns } from "../schema/prices.ts";
import type { Files } from "./files.ts";
import { priceHeader, priceRow } from "./rules.ts";

const header = Object.keys(priceColumns);

/** All prices in file and line order; null where there is no price list. */
export async function readPrices(files: Files): Promise<readonly Price[] | null> {
  const inside = await files.list("prices");
  const names = inside.files.filter((name) => name.endsWith(".csv"));
  const lists = await Promise.all(
    names.map((name) => files.read(`prices/${name}`, (text) => parsePrices(`prices/${name}`, text))),
  );
  const readable = lists.filter((list) => list !== null);
  files.add(readable.flatMap(({ problems }) => problems));
  return readable.length === 0 ? null : readable.flatMap(({ prices }) => prices);
}

/** One price list; faulty lines are told and left out. */
export function parsePrices(
  file: string,
  text: string,
): { readonly prices: readonly Price[]; readonly problems: readonly Problem[] } {
  const [first = [], ...rows] = csvParseRows(text);
  const place = (line: number, path: string) => ({ file, line, column: 1, path });
  if (first.map((name) => name.trim()).join() !== header.join()) {
    const values = { found: first.join(), wanted: header.join() };
    return { prices: [], problems: [problem(priceHeader, place(1, ""), values)] };
  }
  const prices: Price[] = [];
  const problems: Problem[] = [];
  let line = 1 + newlinesIn(first);
  for (const row of rows) {
    line += 1;
    const ownLine = line;
    line += newlinesIn(row);
    if (row.every((cell) => cell.trim() === "")) continue;
    const [model = "", provider = "", ...amounts] = row.map((cell) => cell.trim());
    const faulty = header.slice(2).flatMap((column, index) => {
      const found = amounts[index] ?? "";
      return found !== "" && Number.isFinite(Number(found)) && Number(found) >= 0 ? [] : [{ column, found }];
    });
    const faults = model === "" ? [{ column: "model", found: model }, ...faulty] : faulty;
    problems.push(...faults.map((fault) => problem(priceRow, place(ownLine, fault.column), fault)));
    const [input = 0, cached = 0, output = 0] = amounts.map(Number);
    if (faults.length > 0) continue;
    prices.push({
      file,
      line: ownLine,
      model,
      provider,
      inputUsdPerMtok: input,
      cachedUsdPerMtok: cached,
      outputUsdPerMtok: output,
    });
  }
  return { prices, problems };
}

/** Quoted cells may hold line breaks of their own. */
function newlinesIn(row: readonly string[]): number {
  return row.reduce((count, cell) => count + cell.split("\n").length - 1, 0);
}
