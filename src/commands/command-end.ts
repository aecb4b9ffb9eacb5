/** How a command ends and what it has to say; `output` ends in a line break. */
export interface CommandEnd {
  readonly exitCode: 0 | 1 | 2;
  readonly output: string;
}
