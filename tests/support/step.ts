/** What a step of the test run counted. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
}

/** A step that could not count: one failure, with what is known about it. */
export function failure(message: string): Outcome {
  console.log(message);
  return { passed: 0, failed: 1 };
}
