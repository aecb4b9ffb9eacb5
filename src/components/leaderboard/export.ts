/**
 * Takes the view away that a reader has made of the table: its rows, columns and order, in one of the formats. Loaded when
 * the part of the page is first opened, and bundled as an entry of its own, which keeps no exports.
 */
import { type ExportFormat, exportText, mediaTypes } from "../../views/export/formats.ts";
import { tableView, viewGroups } from "../../views/export/table-view.ts";
import { type BoardExport, exportTable } from "../../views/export/view.ts";
import type { GroupColumn } from "../../views/leaderboard/group-column.ts";
import type { BoardTable } from "../../views/leaderboard/table-data.ts";
import { shortCommit } from "../../views/permalink.ts";
import { href } from "../href.ts";

interface Words {
  readonly copied: string;
  readonly saved: string;
  readonly byHand: string;
  readonly failed: string;
}

const part = document.querySelector<HTMLElement>("details[data-export]");
const table = JSON.parse(document.getElementById("board-table")?.textContent ?? "") as BoardTable;
const known = new Map<string, Promise<unknown>>();

if (part !== null) start(part);

function start(own: HTMLElement): void {
  const words = JSON.parse(own.dataset.words ?? "") as Words;
  const told = own.querySelector("[data-told]");
  const area = own.querySelector("textarea");
  const board = () => read<BoardExport>(own.dataset.export ?? "");
  // What is pressed next should not have to wait: browsers let a page copy only right after the press.
  board().catch(() => undefined);

  own.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>("button[data-action]") : null;
    if (button === null) return;
    const format = button.dataset.format as ExportFormat;
    run(button.dataset.action === "copy", format).then(
      (sentence) => tell(sentence),
      () => tell(words.failed),
    );
  });

  // Before there is somebody to answer, a press would be lost.
  for (const button of own.querySelectorAll<HTMLButtonElement>("button[data-action]")) button.disabled = false;

  async function run(copies: boolean, format: ExportFormat): Promise<string> {
    const search = own.dataset.search ?? location.search;
    const files = table.groups.filter(({ id }) => viewGroups(table, search).includes(id));
    const [data, ...groups] = await Promise.all([
      board(),
      ...files.map(async ({ id, file }) => ({ id, file: await read<GroupColumn>(href(file)) })),
    ]);
    const text = exportText(format, exportTable(data, tableView(data, table, search, groups), groups));
    if (area) area.hidden = true;
    if (!copies) {
      save(text, format, data);
      return words.saved;
    }
    // The mark at the beginning is for files: where text is pasted it would be a character too many.
    const plain = text.replace(/^\ufeff/, "");
    try {
      await navigator.clipboard.writeText(plain);
      return words.copied;
    } catch {
      if (area) {
        area.value = plain;
        area.hidden = false;
        area.focus();
        area.select();
      }
      return words.byHand;
    }
  }

  function tell(sentence: string): void {
    if (told) told.textContent = sentence;
  }
}

function save(text: string, format: ExportFormat, { id, state }: BoardExport): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: mediaTypes[format] }));
  link.download = `${[id, ...(state.commit === null ? [] : [shortCommit(state.commit)])].join("-")}.${format}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** A file, read once; asked for again where it could not be read. */
function read<File>(address: string): Promise<File> {
  const file = known.get(address) ?? load(address);
  known.set(address, file);
  file.catch(() => known.delete(address));
  return file as Promise<File>;
}

async function load(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  return response.json();
}
