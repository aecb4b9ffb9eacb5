/** What packs, their metrics and categories are called in the reader's language. */
import { compareCodePoints } from "../../../content-loaders/order.ts";
import type { Pack } from "../../../content-loaders/packs.ts";
import { readsRubric } from "../../../content-loaders/schema/pack.ts";
import { dictionary, type Locale, type LocalText, localText } from "../../i18n/index.ts";

/** The category of a pack that names none. */
const generalCategory = "general";

/** Known categories in the order in which they are shown; others follow by name, `general` comes last. */
const categoryOrder = ["math", "code", "knowledge", "chinese", "instruction", "hardware", "safety"];

export function packTitle({ declaration: { fields } }: Pack, locale: Locale): LocalText {
  return localText(locale, fields.title, fields.i18n?.zh?.title);
}

/** The label of a metric; the key itself where the pack gives none, which is the same in every language. */
export function metricLabel({ declaration: { fields } }: Pack, key: string, locale: Locale): LocalText {
  const metric = fields.metrics.find((candidate) => candidate.key === key);
  if (metric?.label === undefined) {
    const chinese = metric?.i18n?.zh?.label;
    return { text: (locale === "zh" ? chinese : undefined) ?? key, lang: undefined };
  }
  return localText(locale, metric.label, metric.i18n?.zh?.label);
}

/** The rubric that decides the pack's numbers; null where its runner reads none. */
export function rubricOf({ declaration }: Pack): string | null {
  const { runner, rubric } = declaration.fields;
  return readsRubric(runner) ? (rubric ?? null) : null;
}

/** The category as the declaration writes it. */
export function packCategory({ declaration: { fields } }: Pack): string {
  return fields.category ?? generalCategory;
}

/** A category as people read it: a known one in their language, any other as written. */
export function categoryName(category: string, locale: Locale): string {
  const names: Readonly<Record<string, string>> = dictionary(locale).runs.categories;
  return (Object.hasOwn(names, category) ? names[category] : undefined) ?? category;
}

/** Compares two categories by the order in which they are shown. */
export function compareCategories(a: string, b: string): number {
  return placeOf(a) - placeOf(b) || compareCodePoints(a, b);
}

function placeOf(category: string): number {
  const known = categoryOrder.indexOf(category);
  if (known >= 0) return known;
  return category === generalCategory ? categoryOrder.length + 1 : categoryOrder.length;
}
