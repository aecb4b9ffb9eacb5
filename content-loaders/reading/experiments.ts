/** `experiments/`. */
import { type AttemptReading, type ExperimentReading, type PhaseReading, placeOfPath } from "../check.ts";
import { problem } from "../problem.ts";
import type { PhaseKind } from "../repository.ts";
import { experimentMeta, phaseSummary } from "../schema/experiment.ts";
import type { Fields, ObjectType } from "../schema/type.ts";
import { readRecords } from "./document.ts";
import type { Files, Listing } from "./files.ts";
import { readMapping } from "./mapping.ts";
import { checkId, checkName, checkYml, meantName } from "./names.ts";
import { misplacedExperiment } from "./rules.ts";
import type { SourceTexts } from "./sources.ts";

/** All experiments, by folder and id, and the names of the folders. */
export async function readExperiments(
  files: Files,
  sources: SourceTexts,
): Promise<{ readonly folders: readonly string[]; readonly experiments: readonly ExperimentReading[] }> {
  const { folders } = await files.list("experiments");
  const experiments = await Promise.all(
    folders.map(async (folder) => {
      files.add(checkName(`experiments/${folder}`, folder));
      const inside = await files.list(`experiments/${folder}`);
      const ids = withoutMisplaced(files, folder, inside);
      return Promise.all(ids.map((id) => new ExperimentFolder(files, sources, folder, id).read()));
    }),
  );
  return { folders, experiments: experiments.flat() };
}

/** The experiments in a folder. One that lies a level too high is told, and its phases are not taken for experiments. */
function withoutMisplaced(files: Files, folder: string, inside: Listing): readonly string[] {
  const metadata = inside.files.find((name) => name === "meta_info.yaml" || meantName(name) === "meta_info.yaml");
  if (metadata === undefined) return inside.folders;
  files.add([
    problem(misplacedExperiment, placeOfPath(`experiments/${folder}/${metadata}`), { name: metadata, folder }),
  ]);
  return inside.folders.filter((name) => phaseNameOf(name) === null && name !== "traces");
}

interface PhaseName {
  readonly name: string;
  readonly kind: PhaseKind;
  readonly round: number | null;
}

/** The largest number of a round or an attempt; what is longer is a slip, and no number that can be counted up to. */
export const maximumNumber = 999_999;

/** `test`, `train-<n>`, `val-<n>`; null for any other name. */
export function phaseNameOf(name: string): PhaseName | null {
  if (name === "test") return { name, kind: "test", round: null };
  const [, kind, round] = /^(train|val)-([1-9]\d{0,5})$/.exec(name) ?? [];
  if (kind !== "train" && kind !== "val") return null;
  return { name, kind, round: Number(round) };
}

/** train-1, val-1, train-2, …, train-10, …, test. */
export function comparePhases(a: PhaseName, b: PhaseName): number {
  const roundOf = ({ round }: PhaseName) => round ?? Number.POSITIVE_INFINITY;
  if (a.kind === b.kind) return a.kind === "test" ? 0 : roundOf(a) - roundOf(b);
  if (a.kind === "test") return 1;
  if (b.kind === "test") return -1;
  return roundOf(a) - roundOf(b) || (a.kind === "train" ? -1 : 1);
}

/** The name of an attempt file, with its number. */
export const attemptFile = /^attempt-([1-9]\d{0,5})\.yaml$/;

class ExperimentFolder {
  private readonly files: Files;
  private readonly sources: SourceTexts;
  private readonly folder: string;
  private readonly id: string;
  private readonly path: string;

  constructor(files: Files, sources: SourceTexts, folder: string, id: string) {
    this.files = files;
    this.sources = sources;
    this.folder = folder;
    this.id = id;
    this.path = `experiments/${folder}/${id}`;
  }

  async read(): Promise<ExperimentReading> {
    const { files, folder, id, path } = this;
    files.add(checkName(path, id));
    const inside = await files.list(path);
    files.add(checkYml(path, inside.files, (name) => name === "meta_info.yaml"));
    const names = inside.folders.flatMap((name) => phaseNameOf(name) ?? []).sort(comparePhases);
    const [meta, phases] = await Promise.all([
      this.readMapping(path, "meta_info.yaml", inside, experimentMeta),
      Promise.all(names.map((name) => this.readPhase(name))),
    ]);
    files.add(checkId(meta, "experiment_id", id));
    return { key: `${folder}/${id}`, folder, id, path, meta, folderNames: inside.folders, phases };
  }

  private async readPhase({ name, kind, round }: PhaseName): Promise<PhaseReading> {
    const path = `${this.path}/${name}`;
    const inside = await this.files.list(path);
    this.files.add(checkYml(path, inside.files, (file) => file === "summary.yaml" || attemptFile.test(file)));
    const numbers = inside.files
      .flatMap((file) => attemptFile.exec(file)?.[1] ?? [])
      .map(Number)
      .sort((a, b) => a - b);
    const [summary, attempts] = await Promise.all([
      this.readMapping(path, "summary.yaml", inside, phaseSummary),
      Promise.all(numbers.map((number) => this.readAttempt(`${path}/attempt-${number}.yaml`, number))),
    ]);
    return { name, kind, round, path, summary, fileNames: inside.files, attempts };
  }

  private async readAttempt(file: string, number: number): Promise<AttemptReading> {
    const outcome = await this.files.read(file, (text) => {
      const read = readRecords(file, text);
      this.sources.add(`${this.folder}/${this.id}`, file, text, read.addresses);
      return read;
    });
    this.files.add(outcome?.problems ?? []);
    return { number, file, records: outcome?.content ?? null };
  }

  private async readMapping<F extends Fields>(folder: string, name: string, inside: Listing, format: ObjectType<F>) {
    const own = { item: `${this.folder}/${this.id}`, folder, name };
    return (await readMapping(this.files, this.sources, own, inside, format)).content;
  }
}
