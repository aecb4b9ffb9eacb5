/** A run as the head of a row. */
import { formatDate } from "../../i18n/format.ts";
import type { Locale } from "../../i18n/index.ts";
import { routes } from "../../routes.ts";
import { type AlgorithmView, algorithmView, type MarkShapes } from "../algorithm.ts";
import type { FamilyRun } from "./run-families.ts";

export interface MatrixRow {
  readonly id: string;
  readonly path: string;
  readonly model: string;
  readonly algorithm: AlgorithmView;
  /** The day on which it was finished; null where that is not stated. */
  readonly finished: string | null;
  /** Id of the base run that it is compared with; null where there is none. */
  readonly base: string | null;
  /** How far it is set in below its base run, 0 to 3. */
  readonly depth: number;
  readonly synthetic: boolean;
}

/** Deeper families are set in no further: names need the room. */
const deepest = 3;

export function matrixRow({ run: { id, manifest }, depth }: FamilyRun, shapes: MarkShapes, locale: Locale): MatrixRow {
  const { fields } = manifest;
  return {
    id,
    path: routes.run(locale, id),
    model: fields.model,
    algorithm: algorithmView(fields.algorithm ?? null, shapes, locale),
    finished: fields.finished_at == null ? null : formatDate(fields.finished_at),
    base: fields.base ?? null,
    depth: Math.min(deepest, depth),
    synthetic: fields.synthetic === true,
  };
}
