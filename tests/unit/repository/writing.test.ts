import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { derived, derivedScore, sampleStandardDeviation } from "../../../repository/sources/statistics.ts";
import { decimal, toml, yaml } from "../../../repository/sources/writing.ts";

describe("yaml", () => {
  it("quotes texts, writes null, leaves out what is undefined and keeps the order of keys", () => {
    const text = yaml({ z: "no", a: null, gone: undefined, list: ["x: y", 2], "claude-opus-4-8[1m]": true }, [
      "source: a",
    ]);
    assert.equal(text, '# source: a\nz: "no"\na: null\nlist: ["x: y", 2]\n"claude-opus-4-8[1m]": true\n');
  });

  it("nests mappings in lists as blocks", () => {
    assert.equal(
      yaml([{ source: [{ id: "a", n: 1 }], time: null }]),
      '- source:\n    - id: "a"\n      n: 1\n  time: null\n',
    );
  });

  it("breaks a list that does not fit on a line", () => {
    const url = `https://example.org/${"a".repeat(100)}`;
    assert.equal(yaml({ references: [url] }), `references:\n  - "${url}"\n`);
  });
});

describe("toml", () => {
  it("puts mappings into tables and lists of mappings into arrays of tables", () => {
    const text = toml({ id: "a", author: { name: "中文" }, caveats: [{ text: 'say "so"' }, { text: "b" }] });
    assert.equal(
      text,
      'id = "a"\n\n[author]\nname = "中文"\n\n[[caveats]]\ntext = "say \\"so\\""\n\n[[caveats]]\ntext = "b"\n',
    );
  });

  it("refuses null, which TOML does not have", () => {
    assert.throws(() => toml({ last_update: null }), /last_update/);
  });
});

describe("numbers", () => {
  it("are plain decimals, or refused", () => {
    assert.equal(decimal(0.000001), "0.000001");
    assert.equal(decimal(147864445.333), "147864445.333");
    for (const value of [Number.NaN, Number.POSITIVE_INFINITY, 1e-9]) assert.throws(() => decimal(value));
  });

  it("lose the noise of binary sums when they are derived", () => {
    assert.equal(decimal(derived(0.1 + 0.2)), "0.3");
    assert.equal(decimal(derived(0.025691535000000005)), "0.025691535");
    // 48.5213032, 48.5213034 and 48.5213033 lie 1e-7 apart: only decimals tell that, digits would be noise.
    assert.equal(derivedScore(sampleStandardDeviation([48.5213032, 48.5213034, 48.5213033])), 1e-7);
    assert.equal(sampleStandardDeviation([70, 72, 74]), 2);
  });
});
