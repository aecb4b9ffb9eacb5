/** Where a page finds what has changed on it. */
import type { History } from "./history.ts";

export type SinceSource =
  /** All entries of a leaderboard, one of them, or those that are compared; `file` is the address of its history. */
  | { readonly kind: "board" | "comparison"; readonly file: string }
  | { readonly kind: "entry"; readonly file: string; readonly entry: string }
  /** The history stands in the page. */
  | { readonly kind: "page"; readonly history: History }
  /** Its numbers are not followed. */
  | { readonly kind: "none" };
