/** Draws the records of the example's phases around the expected scores of its story. */
import type { PhaseSource, RecordSource, Text } from "../layout.ts";
import { bell, between, seeded, type Uniform } from "./random.ts";

export const TASKS_PER_SPLIT = 5;
const ATTEMPTS = 3;

/** How much harder or easier each task is than the average one, in points; they add up to 0. */
const EASE = [-18, -7, 1, 9, 15];
/** Scores come in steps of 5: twenty rubric points a task. */
const SCORE_STEP = 5;
const TASK_NOISE = 7;
const ATTEMPT_NOISE = 1.5;

/** USD per million tokens of the invented model. */
const PRICES = { input: 0.28, cached: 0.028, output: 0.42 };

/** One phase to be drawn. */
export interface PhasePlan {
  readonly name: string;
  /** The split it runs on; its five tasks are named after {@link taskId}. */
  readonly benchmark: string;
  /** Expected mean score. */
  readonly level: number;
  /** Tokens as a multiple of the baseline's. */
  readonly effort: number;
  readonly text: Text;
}

/** The id of the task at a position that counts from 1. */
export function taskId(position: number): string {
  return `CASE-${String(position).padStart(3, "0")}`;
}

/** Draws the phases one after another from `start` (milliseconds since 1970, UTC); `seed` fixes every number. */
export function drawPhases(seed: string, plans: readonly PhasePlan[], start: number): readonly PhaseSource[] {
  let clock = start;
  return plans.map((plan) => {
    const attempts = Array.from({ length: ATTEMPTS }, (_, index) => {
      const attempt = drawAttempt(seeded(`${seed}/${plan.name}/${index + 1}`), plan, clock);
      clock = attempt.end;
      return attempt.records;
    });
    // Between two phases the next state is written or loaded.
    clock += 240_000;
    return {
      name: plan.name,
      summary: plan.text,
      attempts,
      comments: [`source: synthetic, drawn by sources/example/phases.ts, ${seed}`],
    };
  });
}

function drawAttempt(uniform: Uniform, plan: PhasePlan, start: number) {
  const shift = bell(uniform, ATTEMPT_NOISE);
  let clock = start;
  const records = EASE.map((ease, index): RecordSource => {
    const score = toScore(plan.level + ease + shift + bell(uniform, TASK_NOISE));
    const tokens = drawTokens(uniform, plan.effort);
    const duration = Math.round(20_000 + tokens.n_output_tokens * between(uniform, 12, 17));
    clock += duration + Math.round(between(uniform, 4_000, 15_000));
    return {
      benchmark: plan.benchmark,
      tasks: [taskId(index + 1)],
      time: timestamp(clock),
      score,
      cost: priced(tokens),
      duration_ms: duration,
      ...tokens,
    };
  });
  return { records, end: clock };
}

function toScore(points: number): number {
  return Math.min(100, Math.max(0, Math.round(points / SCORE_STEP) * SCORE_STEP));
}

function drawTokens(uniform: Uniform, effort: number) {
  const input = Math.round(380_000 * effort * between(uniform, 0.72, 1.28));
  return {
    n_input_tokens: input,
    n_cache_tokens: Math.round(input * between(uniform, 0.82, 0.92)),
    n_output_tokens: Math.round(9_000 * effort * between(uniform, 0.75, 1.25)),
  };
}

/** The price of a record in USD, to the millionth. */
function priced(tokens: ReturnType<typeof drawTokens>): number {
  const fresh = tokens.n_input_tokens - tokens.n_cache_tokens;
  const microUsd =
    fresh * PRICES.input + tokens.n_cache_tokens * PRICES.cached + tokens.n_output_tokens * PRICES.output;
  return Math.round(microUsd) / 1e6;
}

/** ISO 8601 UTC, cut to the second. */
function timestamp(milliseconds: number): string {
  return new Date(milliseconds).toISOString().replace(/\.\d+Z$/, "Z");
}
