/** Problems as text: for a terminal, for programs, and as annotations of a GitHub workflow. */
import type { Problem, Severity, Text } from "./problem.ts";
import { statedNull } from "./schema/rules.ts";

export type ReportLocale = keyof Text;
export const reportFormats = ["text", "json", "github"] as const;
export type ReportFormat = (typeof reportFormats)[number];

interface Words {
  readonly fix: string;
  readonly none: string;
  /** "2 errors, 1 warning in 3 files." */
  count(counts: Readonly<Record<Severity, number>>, files: number): string;
}

const words: Readonly<Record<ReportLocale, Words>> = {
  en: {
    fix: "Fix: ",
    none: "No problems found.",
    count: ({ error, warning, info }, files) =>
      `${[
        [error, "error", "errors"],
        [warning, "warning", "warnings"],
        [info, "note", "notes"],
      ]
        .filter(([number]) => number !== 0)
        .map(([number, one, many]) => `${number} ${number === 1 ? one : many}`)
        .join(", ")} in ${files} ${files === 1 ? "file" : "files"}.`,
  },
  zh: {
    fix: "改法：",
    none: "未发现问题。",
    count: ({ error, warning, info }, files) =>
      `${[
        [error, "个错误"],
        [warning, "个警告"],
        [info, "条提示"],
      ]
        .filter(([number]) => number !== 0)
        .map(([number, name]) => `${number} ${name}`)
        .join("、")}，涉及 ${files} 个文件。`,
  },
};

/**
 * The report of all problems in the order given, in text the stated nulls first and the errors last; it ends in a line break.
 * `folder` is put before the paths of GitHub annotations, which count from the root of the Git repository.
 */
export function formatReport(
  problems: readonly Problem[],
  locale: ReportLocale,
  format: ReportFormat,
  folder = "",
): string {
  switch (format) {
    case "text":
      return textReport(problems, locale);
    case "json":
      return `${printableJson({ problems: problems.map((found) => flat(found, locale)) })}\n`;
    case "github":
      return problems.map((found) => `${annotation(found, locale, folder)}\n`).join("");
    default:
      return format satisfies never;
  }
}

function flat(found: Problem, locale: ReportLocale) {
  const { file, line, column, path, code, severity, message, fix } = found;
  return { file, line, column, path, code, severity, message: message[locale], fix: fix[locale] };
}

/**
 * In a long report the end is what a reader sees first: the errors stand there, beside the counts. What is only not
 * known stands at the beginning, since a silent source gives one such line for each of its files.
 */
function gravestLast(problems: readonly Problem[]): readonly Problem[] {
  const weight = ({ severity, code }: Problem) => (severity === "error" ? 2 : code === statedNull.code ? 0 : 1);
  return [0, 1, 2].flatMap((wanted) => problems.filter((found) => weight(found) === wanted));
}

function textReport(problems: readonly Problem[], locale: ReportLocale): string {
  const { fix, none, count } = words[locale];
  if (problems.length === 0) return `${none}\n`;
  const blocks = gravestLast(problems).map((found) => {
    const place = `${found.file}:${found.line}:${found.column}`;
    const head = [place, found.path, `[${found.code}]`].filter((part) => part !== "").join("  ");
    return `${printable(head)}\n  ${printable(found.message[locale])}\n  ${fix}${printable(found.fix[locale])}\n\n`;
  });
  const counts = { error: 0, warning: 0, info: 0 };
  for (const { severity } of problems) counts[severity] += 1;
  return `${blocks.join("")}${count(counts, new Set(problems.map(({ file }) => file)).size)}\n`;
}

// Control characters, and the signs that turn the direction or the line of what follows.
const unprintable = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/** A text for a terminal, which names and contents of files that it quotes could otherwise take over. */
export function printable(text: string): string {
  return text.replaceAll(unprintable, escaped);
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

/** JSON escapes the control characters below U+0020 by itself; its own line breaks stay. */
function printableJson(value: unknown): string {
  return JSON.stringify(value, null, 2).replaceAll(unprintable, (character) =>
    character === "\n" ? character : escaped(character),
  );
}

const commands: Readonly<Record<Severity, string>> = { error: "error", warning: "warning", info: "notice" };

function annotation(found: Problem, locale: ReportLocale, folder: string): string {
  const file = folder === "" ? found.file : `${folder}/${found.file}`;
  const properties = [
    `file=${escapeProperty(file)}`,
    `line=${found.line}`,
    `col=${found.column}`,
    `title=${escapeProperty([found.code, found.path].filter((part) => part !== "").join(" "))}`,
  ].join(",");
  const body = `${found.message[locale]}\n${words[locale].fix}${found.fix[locale]}`;
  return `::${commands[found.severity]} ${properties}::${escapeData(body)}`;
}

/** Workflow commands are lines, so line breaks and the escape character itself are encoded; logs show them in a terminal. */
function escapeData(value: string): string {
  const encoded = value.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
  return printable(encoded);
}

function escapeProperty(value: string): string {
  return escapeData(value).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
