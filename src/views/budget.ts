/** What one run of a task may use. */
import type { Task } from "../../content-loaders/repository.ts";
import { formatNumber } from "../i18n/format.ts";
import { dictionary, type Locale } from "../i18n/index.ts";

export const budgetFields = ["timeout", "cpus", "ram", "disk", "gpus"] as const;
export type BudgetField = (typeof budgetFields)[number];

/** A limit, or null where the task states none and so is not limited in it. */
export type Budget = Readonly<Record<BudgetField, string | null>>;

/** The limits as text; the units stand in the table's head. */
export function taskBudget({ config }: Task): Budget {
  const stated = config.fields.budget;
  const text = (field: BudgetField) => limitText(field, stated?.[field]);
  return { timeout: text("timeout"), cpus: text("cpus"), ram: text("ram"), disk: text("disk"), gpus: text("gpus") };
}

/** The limits that any of some tasks states: the columns to draw. */
export function statedLimits(budgets: readonly Budget[]): readonly BudgetField[] {
  return budgetFields.filter((field) => budgets.some((budget) => budget[field] !== null));
}

/** A limit with its unit, for running text. */
export function limitWithUnit(field: BudgetField, text: string, locale: Locale): string {
  const { limitUnits } = dictionary(locale).task;
  return `${text}${limitUnits[field] === "" ? "" : ` ${limitUnits[field]}`}`;
}

/** Minutes for a timeout, else the number as it stands. */
function limitText(field: BudgetField, value: number | null | undefined): string | null {
  if (value === null || value === undefined) return null;
  const shown = field === "timeout" ? value / 60 : value;
  return formatNumber(shown, Number.isInteger(shown) ? 0 : 1);
}
