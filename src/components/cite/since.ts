/**
 * Says on a page that was opened by a permalink what has changed since: with the page's own history, or that of its
 * leaderboard. The bootstrap loads it for an address with a commit. Bundled as an entry of its own, which keeps no exports.
 */
import { cite as english } from "../../i18n/en/cite.ts";
import { cite as chinese } from "../../i18n/zh/cite.ts";
import { dataRoutes } from "../../routes.ts";
import { toldList } from "../../views/address/told.ts";
import { plain } from "../../views/emphasis.ts";
import type { BoardTable } from "../../views/leaderboard/table-data.ts";
import { changedSince } from "../../views/since/changed.ts";
import { askedCommit, isCommitId, placesOf } from "../../views/since/commit.ts";
import type { CommitsFile, History, UntouchedFile } from "../../views/since/history.ts";
import { isPartial, type LimitedView, shownOf } from "../../views/since/shown.ts";
import type { SinceSource } from "../../views/since/source.ts";
import { href } from "../href.ts";
import { element } from "../leaderboard/elements.ts";
import { linkTo, moves, names, numbers, sentence } from "./since-parts.ts";

const words = (document.documentElement.lang.startsWith("zh") ? chinese : english).since;
const own = document.querySelector<HTMLElement>("[data-since]");
const asked = askedCommit(location.search);
if (own !== null && asked !== null) tell(own, asked);

async function tell({ dataset }: HTMLElement, text: string): Promise<void> {
  const note = element("div", "");
  const aside = element("aside", "banner since", element("b", "", words.title), " ", note);
  aside.setAttribute("aria-label", words.title);
  const status = element("p", "", words.looking);
  status.setAttribute("role", "status");
  note.append(status);
  document.querySelector("main")?.prepend(aside);
  const [told, ...parts] = await answer(
    JSON.parse(dataset.source ?? "") as SinceSource,
    text,
    dataset.dirty !== undefined,
  ).catch(() => [element("p", "", words.failed)]);
  const { changes = "", repository } = dataset;
  const links = [
    linkTo(changes, words.changes),
    ...(repository === undefined ? [] : [linkTo(repository, words.repository)]),
  ];
  status.replaceChildren(...(told?.childNodes ?? []));
  note.append(...parts, element("p", "since-links", ...links));
}

async function answer(source: SinceSource, text: string, dirty: boolean): Promise<readonly HTMLElement[]> {
  const said = (...sentences: readonly string[]) => sentence(sentences, words.gap());
  if (!isCommitId(text)) return [said(words.noCommit(plain(toldList([text])[0] ?? "")))];
  const [file, history] = await Promise.all([read<CommitsFile>(href(dataRoutes.commits())), historyOf(source)]);
  if (file.commits.length === 0) return [said(words.noHistory)];
  const known = placesOf(text, file, {});
  const places =
    known.length > 0 ? known : placesOf(text, file, await read<UntouchedFile>(href(dataRoutes.untouchedCommits())));
  const [at] = places;
  const short = text.toLowerCase().slice(0, 12);
  if (at === undefined) return [said(words.unknown(short))];
  if (places.length > 1) return [said(words.ambiguous(short))];
  const [commit = "", date = ""] = file.commits[at] ?? [];
  const head = [
    known.length > 0 ? words.came(commit, date) : words.cameUntouched(short, commit, date),
    ...(at === 0 ? [words.present] : []),
  ];
  const uncommitted = dirty ? [words.dirty] : [];
  if (history === null) return [said(...head, words.notFollowed, ...uncommitted)];
  const table = document.getElementById("board-table")?.textContent;
  const view = shownOf(source, location.search, history, table ? (JSON.parse(table) as BoardTable) : null);
  const since = changedSince(history, at, view.shown, view.gone);
  const counted = at === 0 ? [] : [(isPartial(view) ? words.changedInView : words.changed)(since.changed.length)];
  const commitLink = (place: number) => {
    const [id = ""] = file.commits[place] ?? [];
    const path = history.pages[place];
    return path === undefined ? element("code", "", id.slice(0, 7)) : linkTo(href(path), id.slice(0, 7), "mono");
  };
  const rowTexts = new Map(history.rows);
  return [
    said(...head, ...counted, ...limitsOf(view), ...uncommitted),
    ...numbers(since.changed, commitLink, words),
    ...names(words.newcomers, since.came, commitLink, words),
    ...names(words.gone, since.gone, commitLink, words),
    ...moves(since.moved, (entry) => rowTexts.get(entry) ?? entry, words),
    ...names(
      words.besides,
      since.events.map(({ at: place, text: entryText }) => ({ at: place, entryText })),
      commitLink,
      words,
    ),
  ];
}

function limitsOf(view: LimitedView): readonly string[] {
  const { rows, columns } = view.counts;
  switch (view.kind) {
    case "whole":
      return [];
    case "table":
      return [words.view(rows, columns), ...(view.groups ? [words.groupsApart] : [])];
    case "comparison":
      return [words.compared(rows)];
    case "entry":
      return [words.entryOnly];
    default:
      return view.kind satisfies never;
  }
}

async function historyOf(source: SinceSource): Promise<History | null> {
  if (source.kind === "none") return null;
  return source.kind === "page" ? source.history : read<History>(source.file);
}

async function read<File>(address: string): Promise<File> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  return response.json() as Promise<File>;
}
