/** What `new` can make: each kind is a file beside this one, and a line in `kinds.ts`. */
import type { ReportLocale } from "../../../content-loaders/report.ts";
import type { RepositoryNames } from "./repository-names.ts";
import type { NewWords } from "./words.ts";

/** The options of the kinds, all of them with a value behind the flag; which of them a kind takes, its `flags` say. */
export interface DraftOptions {
  readonly benchmark?: readonly string[] | undefined;
  readonly training?: readonly string[] | undefined;
  readonly validation?: readonly string[] | undefined;
  readonly experiments?: readonly string[] | undefined;
  readonly rounds?: string | undefined;
  readonly attempts?: string | undefined;
}

/** What is asked for. */
export interface DraftRequest {
  /** As it was given; the kind looks at it. */
  readonly id: string;
  readonly options: DraftOptions;
  readonly names: RepositoryNames;
  readonly locale: ReportLocale;
  readonly words: NewWords;
  /** The time now, UTC to the second. */
  readonly now: string;
}

/** A new item, with paths relative to the repository. */
export interface Draft {
  /** The folder or file that comes into being as a whole, and must not be there yet. */
  readonly target: string;
  /** The file that is the target, or those in the folder that is. */
  readonly files: readonly { readonly path: string; readonly text: string }[];
  /** What a person should know of it, one sentence each. */
  readonly notes: readonly string[];
  /** What to do next, in order; `shown` is the target's path as a person types it. */
  next(shown: string): readonly string[];
}

export interface DraftKind {
  readonly name: string;
  /** Behind `new <name>`. */
  readonly usage: string;
  readonly flags: readonly (keyof DraftOptions)[];
  /**
   * @throws Refused where the repository does not allow it
   * @throws WrongUsage for arguments that make no sense in any repository
   */
  draft(request: DraftRequest): Promise<Draft>;
}
