import {
  type BenchmarkReading,
  type Check,
  type KnownDocument,
  type PackReading,
  type Reading,
  statusOfPack,
} from "../check.ts";
import { isPlaceholder } from "../placeholders.ts";
import { defineRule, type Place, problem } from "../problem.ts";
import { placeOf } from "../repository.ts";

interface Left {
  /** The keys that hold it; none for a file of prose. */
  readonly keys: readonly string[];
  /** As it stands in the file. */
  readonly written: string;
}

const message = ({ keys, written }: Left) =>
  keys.length === 0
    ? { en: `This is still the draft's text: "${written}"`, zh: `此处仍是草稿的占位文本：“${written}”` }
    : {
        en: `${keys.join(", ")} still ${keys.length === 1 ? "holds" : "hold"} the draft's text "${written}".`,
        zh: `${keys.join("、")} 仍是草稿的占位文本“${written}”。`,
      };

const example: Left = { keys: ["harness_name", "author.name"], written: "To be filled in" };

const publishedPlaceholder = defineRule<Left>({
  code: "E-PLACEHOLDER",
  severity: "error",
  about: {
    en: "What is published or withdrawn holds no text that a draft was made with.",
    zh: "已发布或已撤回的内容不得保留草稿的占位文本。",
  },
  example,
  message,
  fix: () => ({
    en: "fill it in, or leave the status at draft until that is done.",
    zh: "填写实际内容；填好之前，状态应保持为 draft。",
  }),
});

const draftPlaceholder = defineRule<Left>({
  code: "W-PLACEHOLDER",
  severity: "warning",
  about: {
    en: "The texts that a draft was made with are filled in before it is published.",
    zh: "草稿的占位文本须在发布前填写。",
  },
  example,
  message,
  fix: () => ({ en: "fill it in before it is published.", zh: "请在发布前填写实际内容。" }),
});

/** The first placeholder of a file and the keys that hold one. */
interface Found extends Left {
  readonly place: Place;
}

/** The texts below a value with their paths. */
function* textsIn(value: unknown, path: string): Generator<readonly [path: string, text: string]> {
  if (typeof value === "string") yield [path, value];
  else if (typeof value === "object" && value !== null) {
    for (const [key, item] of Object.entries(value)) yield* textsIn(item, path === "" ? key : `${path}.${key}`);
  }
}

function inDocument(document: KnownDocument<object> | null): Found | null {
  if (document === null) return null;
  const left = [...textsIn(document.fields, "")].filter(([, text]) => isPlaceholder(text));
  const [first] = left;
  if (first === undefined) return null;
  return { place: placeOf(document, first[0]), keys: left.map(([path]) => path), written: first[1].trim() };
}

function inProse(file: string, text: string | null): Found | null {
  const lines = (text ?? "").split(/\r?\n/);
  const at = lines.findIndex(isPlaceholder);
  const line = lines[at];
  return line === undefined
    ? null
    : { place: { file, line: at + 1, column: 1, path: "" }, keys: [], written: line.trim() };
}

/** A task has no status of its own: it stands and falls with its benchmark. */
function inBenchmark({ manifest, tasks }: BenchmarkReading): readonly (Found | null)[] {
  return [
    inDocument(manifest),
    ...tasks.flatMap(({ folder, config, statement }) => [
      inDocument(config),
      inProse(`${folder}/statement/README.md`, statement),
    ]),
  ];
}

/** A pack has its status in one file and says what it is in another. */
function inPack({ path, plugin, declaration, readme, readmeChinese }: PackReading): readonly (Found | null)[] {
  return [
    inDocument(plugin),
    inDocument(declaration),
    inProse(`${path}/README.md`, readme),
    inProse(`${path}/README.zh.md`, readmeChinese),
  ];
}

function* items({ benchmarks, experiments, leaderboards, packs, runs }: Reading) {
  for (const one of benchmarks) yield { status: one.manifest?.fields.status, found: inBenchmark(one) };
  for (const { meta } of experiments) yield { status: meta?.fields.status, found: [inDocument(meta)] };
  for (const { definition } of leaderboards) {
    yield { status: definition?.fields.status, found: [inDocument(definition)] };
  }
  for (const pack of packs) yield { status: statusOfPack(pack), found: inPack(pack) };
  for (const { manifest } of runs) yield { status: manifest?.fields.status, found: [inDocument(manifest)] };
}

/** Texts that `new` wrote and nobody replaced, one problem a file. */
export const placeholders: Check = {
  name: "placeholder",
  rules: [publishedPlaceholder, draftPlaceholder],
  run(reading, report) {
    for (const { status, found } of items(reading)) {
      const rule = status === "published" || status === "withdrawn" ? publishedPlaceholder : draftPlaceholder;
      for (const one of found) if (one !== null) report(problem(rule, one.place, one));
    }
  },
};
