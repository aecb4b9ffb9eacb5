/** Which items are others under a new name: by their files, or by what they say where they are one file. */
import assert from "node:assert/strict";
import test from "node:test";
import { type Moved, renames } from "../../../../src/leaderboard/ledger/renames.ts";

function item(
  path: string,
  files: Readonly<Record<string, string>>,
  fields: Readonly<Record<string, string>> = {},
): Moved {
  const kind = path.split("/")[0] ?? "";
  return { kind, path, files: new Map(Object.entries(files)), content: { fields: { "": fields }, scores: {} } };
}

const experiment = (path: string, files: readonly string[], meta: string) =>
  item(path, {
    "meta_info.yaml": meta,
    ...Object.fromEntries(files.map((id, index) => [`test/attempt-${index + 1}.yaml`, id])),
  });

function found(gone: readonly Moved[], brought: readonly Moved[]) {
  return Object.fromEntries(renames(gone, brought));
}

test("most of the files have to be the same, at the same place below the item", () => {
  const old = experiment("experiments/f/a", ["1", "2", "3"], "m");
  assert.deepEqual(found([old], [experiment("experiments/f/b", ["1", "2", "x"], "n")]), {
    "experiments/f/a": "experiments/f/b",
  });
  assert.deepEqual(found([old], [experiment("experiments/f/b", ["1", "y", "x"], "n")]), {});
  assert.deepEqual(found([old], [experiment("experiments/f/b", ["3", "1", "2"], "n")]), {});
  assert.deepEqual(found([old], [experiment("experiments/f/b", ["1", "2", "3", "4", "5", "6"], "n")]), {});
  assert.deepEqual(found([old], []), {});
});

test("the file with the id says nothing, and other kinds are no heirs", () => {
  assert.deepEqual(found([experiment("experiments/f/a", ["1"], "m")], [experiment("experiments/f/b", ["2"], "m")]), {});
  assert.deepEqual(found([item("packages/a", { "t/x": "1" })], [item("experiments/f/a", { "t/x": "1" })]), {});
});

test("each is taken once, the most alike first, then the one of the same name", () => {
  const gone = [
    experiment("experiments/f/a", ["1", "2", "3"], "m"),
    experiment("experiments/f/b", ["1", "2", "4"], "n"),
  ];
  const brought = [
    experiment("experiments/g/b", ["1", "2", "4"], "o"),
    experiment("experiments/g/a", ["1", "2", "3"], "p"),
  ];
  const expected = { "experiments/f/a": "experiments/g/a", "experiments/f/b": "experiments/g/b" };
  assert.deepEqual(found(gone, brought), expected);
  const alike = [experiment("experiments/f/a", ["1"], "m"), experiment("experiments/f/b", ["1"], "n")];
  const moved = [experiment("experiments/g/b", ["1"], "o"), experiment("experiments/g/a", ["1"], "p")];
  assert.deepEqual(found(alike, moved), expected);
});

test("a content that many have in common tells nothing", () => {
  const many = Array.from({ length: 20 }, (_, n) => item(`packages/new-${n}`, { "t/statement/README.md": "same" }));
  assert.deepEqual(found([item("packages/old", { "t/statement/README.md": "same" })], many), {});
});

test("items of one file are the same where most of their fields are", () => {
  const old = item("leaderboards/a.yaml", { "": "1" }, { title: "x", description: "y", "columns.score.value": "v" });
  const same = item("leaderboards/b.yaml", { "": "2" }, { title: "z", description: "y", "columns.score.value": "v" });
  const other = item("leaderboards/c.yaml", { "": "3" }, { title: "x", description: "w", "columns.cost.value": "v" });
  assert.deepEqual(found([old], [other, same]), { "leaderboards/a.yaml": "leaderboards/b.yaml" });
  assert.deepEqual(found([old], [other]), {});
});
