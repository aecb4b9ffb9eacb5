/** The direction of the flow: who may import whom, and which module alone knows what. */
import assert from "node:assert/strict";
import test from "node:test";
import { type Module, parseModule, readModules } from "../../support/modules.ts";

const modules = readModules(["content-loaders", "src"]);

/** What a layer may not import. `values` are allowed as types: a type says what is handed over, and does nothing. */
const layers: readonly {
  readonly layer: RegExp;
  readonly never?: RegExp;
  readonly values?: RegExp;
}[] = [
  { layer: /^content-loaders\//, never: /^(src|tests|repository)\/|^astro:content$/ },
  {
    layer: /^src\/leaderboard\//,
    never:
      /^content-loaders\/(?!(recompute|repository|problem|nearest|disagreements|order|packs|pack-figures)\.ts$|schema\/)|^src\/(?!leaderboard\/)|^(astro|node:(?!crypto$)|react)/,
  },
  {
    layer: /^src\/i18n\//,
    never: /^content-loaders\/(?!problem\.ts$)|^src\/(?!i18n\/|leaderboard\/)|^(astro|node:|react)/,
  },
  {
    layer: /^src\/views\//,
    never: /^src\/(components|layouts|pages|commands|catalog|content\.config)|^(astro|node:|react)/,
    values: /^src\/context\.ts$/,
  },
  {
    layer: /^src\/components\//,
    never: /^src\/(layouts|pages|commands|catalog|content\.config)|^astro:content$/,
    values: /^(content-loaders|src\/leaderboard)\//,
  },
  { layer: /^src\/layouts\//, never: /^src\/(pages|commands|catalog|content\.config)|^astro:content$/ },
  { layer: /^src\/pages\//, never: /^src\/(commands|content\.config)|^astro:content$/ },
  { layer: /^src\/commands\//, never: /^src\/(components|layouts|pages|views\/(?!impact\/)|catalog|content\.config)/ },
  { layer: /^src\/routes\.ts$/, never: /^(?!src\/i18n\/)/ },
];

/** The only modules that may import a package or a virtual module. */
const owners: readonly { readonly target: RegExp; readonly allowed: RegExp }[] = [
  { target: /^astro:content$/, allowed: /^src\/(catalog|content\.config)\.ts$/ },
  { target: /^mathjs$/, allowed: /^src\/leaderboard\/expression\/parse\.ts$/ },
  { target: /^jsonc-parser$/, allowed: /^content-loaders\/source\/json\.ts$/ },
  { target: /^(yaml|smol-toml)$/, allowed: /^content-loaders\/source(\.ts$|\/)/ },
];

function brokenLayers(all: readonly Module[]): readonly string[] {
  return all.flatMap(({ path, imports }) =>
    imports.flatMap(({ target, typeOnly, line }) =>
      layers
        .filter(
          ({ layer, never, values }) =>
            layer.test(path) && (never?.test(target) || (!typeOnly && values?.test(target))),
        )
        .map(() => `${path}:${line} imports ${target}`),
    ),
  );
}

function cycles(all: readonly Module[]): readonly string[] {
  const edges = new Map(all.map(({ path, imports }) => [path, imports.map(({ target }) => target)]));
  const done = new Set<string>();
  const found: string[] = [];
  const walk = (path: string, trail: readonly string[]): void => {
    const start = trail.indexOf(path);
    if (start >= 0) found.push([...trail.slice(start), path].join(" -> "));
    if (start >= 0 || done.has(path)) return;
    for (const target of edges.get(path) ?? []) walk(target, [...trail, path]);
    done.add(path);
  };
  for (const path of edges.keys()) walk(path, []);
  return found;
}

test("the sources are found", () => {
  for (const folder of ["content-loaders/", "src/leaderboard/", "src/views/", "src/components/", "src/pages/"]) {
    assert.ok(
      modules.some(({ path }) => path.startsWith(folder)),
      folder,
    );
  }
});

test("imports go one way", () => {
  assert.deepEqual(brokenLayers(modules), []);
});

test("an import against the direction is noticed, in every form it can take", () => {
  const offenders = [
    parseModule("content-loaders/a.ts", 'export { b } from "../src/b.ts";'),
    parseModule("src/leaderboard/a.ts", 'const b = await import("node:fs");'),
    parseModule("src/views/a.ts", 'import type { B } from "../components/B.astro";'),
    parseModule("src/components/A.astro", '---\nimport { b } from "../catalog.ts";\n---\n<p />'),
    parseModule("src/components/B.astro", "<p />\n<script>\nimport '../leaderboard/board.ts';\n</script>"),
    parseModule("src/routes.ts", 'type A = import("./catalog.ts").A;'),
  ];
  assert.equal(brokenLayers(offenders).length, offenders.length);
  assert.deepEqual(brokenLayers([parseModule("src/views/a.ts", 'import type { A } from "../context.ts";')]), []);
});

test("no module imports itself over others", () => {
  assert.deepEqual(cycles(modules), []);
  const ring = [
    parseModule("src/a.ts", 'import "./b.ts";'),
    parseModule("src/b.ts", 'import "./c/d.ts";'),
    parseModule("src/c/d.ts", 'import "../a.ts";'),
  ];
  assert.deepEqual(cycles(ring), ["src/a.ts -> src/b.ts -> src/c/d.ts -> src/a.ts"]);
});

test("one place reads the collections, one place reads TOML and YAML", () => {
  const found = modules.flatMap(({ path, imports }) =>
    imports.flatMap(({ target }) =>
      owners.filter((owner) => owner.target.test(target) && !owner.allowed.test(path)).map(() => `${path} ${target}`),
    ),
  );
  assert.deepEqual(found, []);
});

test("one module at most imports mathjs", () => {
  const importers = modules.filter(({ imports }) => imports.some(({ target }) => /^mathjs(\/|$)/.test(target)));
  assert.ok(importers.length <= 1, importers.map(({ path }) => path).join(", "));
});

test("only src/i18n/format.ts asks the machine how people write", () => {
  const asking = ["Intl", "toLocaleString", "toLocaleDateString", "toLocaleTimeString", "localeCompare"];
  const found = modules
    .filter(({ path, names, markup }) => {
      if (path === "src/i18n/format.ts") return false;
      return asking.some((name) => names.has(name) || new RegExp(`\\b${name}\\b`).test(markup));
    })
    .map(({ path }) => path);
  assert.deepEqual(found, []);
});

test("only src/routes.ts spells URL paths", () => {
  const spelt = /^\/(zh|leaderboards|experiments|benchmarks|algorithms|methodology|submit|data-health|api\/v1)(\/|$)/;
  const inMarkup =
    /=["'`{]*["'`](\/(?:zh|leaderboards|experiments|benchmarks|methodology|submit|data-health|api)\/[^"'`]*)/g;
  const found = modules
    .filter(({ path }) => path.startsWith("src/") && path !== "src/routes.ts")
    .flatMap(({ path, texts, markup }) => [
      ...texts.filter(({ text }) => spelt.test(text)).map(({ text, line }) => `${path}:${line} ${text}`),
      ...[...markup.matchAll(inMarkup)].map(([, text]) => `${path} ${text}`),
    ]);
  assert.deepEqual(found, []);
  assert.deepEqual(parseModule("src/a.ts", "const a = `/leaderboards/$" + "{id}/`;").texts[0]?.text, "/leaderboards/");
});
