/** What an algorithm is, as the repository's `plugins/<plugin-id>/` tells it. */
import type { Plugin } from "../../../content-loaders/repository.ts";
import type { Locale, LocalText } from "../../i18n/index.ts";
import type { Catalog } from "../../leaderboard/catalog.ts";
import { routes } from "../../routes.ts";
import type { AlgorithmView } from "../algorithm.ts";
import { firstSentence, type MarkdownView, markdownView } from "../markdown.ts";
import { blobUrl, type RepositoryPlace } from "../source.ts";
import type { NamedSetting } from "./names.ts";

/** An algorithm's own text and the file that it stands in. */
export interface AlgorithmDescription {
  readonly text: MarkdownView;
  readonly file: string;
  /** The file at the data commit; null where that is not known. */
  readonly url: string | null;
}

/** An algorithm in one sentence. */
export interface Gloss {
  readonly algorithm: AlgorithmView;
  readonly path: string;
  readonly text: LocalText;
}

/** In the reader's language where the plugin has it, else in the other; null where it says nothing. */
export function algorithmDescription(
  id: string,
  { plugins }: Pick<Catalog, "plugins">,
  repository: RepositoryPlace,
  locale: Locale,
): AlgorithmDescription | null {
  const plugin = plugins.get(id);
  const readme = plugin && readmeOf(plugin, locale);
  if (!readme) return null;
  const file = `plugins/${id}/${readme.name}`;
  const text = markdownView(readme.text, locale, headingOf(readme.text));
  return { text, file, url: blobUrl(file, repository) };
}

/** One sentence for each algorithm of the settings, in their order; those that say nothing are left out. */
export function glosses(
  settings: readonly NamedSetting[],
  { plugins }: Pick<Catalog, "plugins">,
  locale: Locale,
): readonly Gloss[] {
  const byId = new Map<string, AlgorithmView>();
  for (const { setting, names } of settings) {
    if (!byId.has(setting.algorithm)) byId.set(setting.algorithm, names.algorithm);
  }
  return [...byId].flatMap(([id, algorithm]) => {
    const plugin = plugins.get(id);
    const text = plugin && firstSentence(readmeOf(plugin, locale)?.text ?? "", locale);
    return text ? [{ algorithm, path: routes.algorithm(locale, id), text }] : [];
  });
}

function readmeOf({ readme, readmeChinese }: Plugin, locale: Locale) {
  const english = readme === null ? null : { name: "README.md", text: readme };
  const chinese = readmeChinese === null ? null : { name: "README.zh.md", text: readmeChinese };
  return locale === "zh" ? (chinese ?? english) : (english ?? chinese);
}

/** The page has the algorithm's name already, so a heading at the top is left out whatever it says. */
function headingOf(text: string): string {
  return /^\s*# +(.+?)\s*$/m.exec(text)?.[1] ?? "";
}
