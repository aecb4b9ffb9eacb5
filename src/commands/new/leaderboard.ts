/** `new leaderboard <id> [--experiments <folder>]`: a definition with the default columns. */
import { placeOfPath } from "../../../content-loaders/check.ts";
import { unknownFolder } from "../../../content-loaders/checks/leaderboard-experiments.ts";
import { nearestName } from "../../../content-loaders/nearest.ts";
import { problem } from "../../../content-loaders/problem.ts";
import { leaderboardDefinition } from "../../../content-loaders/schema/leaderboard.ts";
import { withoutFolder } from "../../../content-loaders/writing-rules.ts";
import { authorKey } from "./author-key.ts";
import { draftText } from "./draft-text.ts";
import type { DraftKind, DraftRequest } from "./kind.ts";
import { Refused } from "./refusals.ts";

export const leaderboard: DraftKind = {
  name: "leaderboard",
  usage: "<leaderboard-id> [--experiments <folder>]",
  flags: ["experiments"],
  async draft(request) {
    const { id, names, words, now } = request;
    const target = `leaderboards/${id}.yaml`;
    await names.claim(target, id);
    const existing = await names.foldersIn("experiments");
    const folders = foldersFor(target, existing, request);
    const text = draftText(
      "yaml",
      leaderboardDefinition.fields,
      [
        { key: "leaderboard_id", value: id },
        { key: "status", value: "draft" },
        { key: "title", value: id },
        { key: "title_zh" },
        { key: "description", value: words.toFillIn },
        { key: "description_zh" },
        { key: "last_update", value: now },
        authorKey(words),
        { key: "references" },
        { key: "experiments", value: folders },
        { key: "groups" },
        { key: "entries", example: "{ identity: [harness_name, model_name, algorithm] }" },
        { key: "columns", example: "[{ id: score, title: Score, value: mean(test.score), primary: true }]" },
      ],
      request,
    );
    const isChosen = folders !== undefined && request.options.experiments === undefined;
    return {
      target,
      files: [{ path: target, text }],
      notes: isChosen ? [words.chosenFolder(folders.join(", "), existing.length)] : [],
      next: (shown) => words.nextOfLeaderboard(shown),
    };
  },
};

/**
 * The folders that the definition names: those that were given, else none where one has the leaderboard's id, else the
 * one that is nearest by name.
 *
 * @throws Refused where one is not there, or there is none to draw on
 */
function foldersFor(
  target: string,
  existing: readonly string[],
  { id, options }: DraftRequest,
): readonly string[] | undefined {
  const known = new Set(existing);
  if (options.experiments !== undefined) {
    const given = [...new Set(options.experiments)];
    const unknown = given.filter((folder) => !known.has(folder));
    if (unknown.length === 0) return given;
    throw new Refused(
      unknown.map((folder) => problem(unknownFolder, placeOfPath(target), { folder, stated: true, existing: known })),
    );
  }
  if (known.has(id)) return undefined;
  const [first] = existing;
  if (first === undefined) throw new Refused([problem(withoutFolder, placeOfPath(target), {})]);
  return [nearestName(id, existing) ?? first];
}
