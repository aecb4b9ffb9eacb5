/** Each rule over a built site finds its fault: a small sound site, and the same with one thing wrong. */
import assert from "node:assert/strict";
import test from "node:test";
import { badlySet, unmarkedEnglish } from "../support/chinese.ts";
import { type Site, siteOf } from "../support/site.ts";
import * as rules from "../support/site-rules.ts";

const place: rules.Place = { origin: "https://club.example", base: "/sub/" };

function pageOf(path: string, lang: string, head: string, body: string): string {
  const english = path.replace(/^\/zh/, "");
  const address = (to: string) => `https://club.example/sub${to}`;
  return `<!doctype html><html lang="${lang}"><head><title>${lang} ${path}</title>
    <link rel="canonical" href="${address(path)}">
    <link rel="alternate" hreflang="en" href="${address(english)}">
    <link rel="alternate" hreflang="zh-CN" href="${address(`/zh${english}`)}">
    <link rel="alternate" hreflang="x-default" href="${address(english)}">
    <script>0</script>${head}</head><body><h1 id="top-line">${path}</h1>${body}</body></html>`;
}

/** A home page with its twin; `head` and `body` go into the English one, `files` beside them. */
function siteWith(head: string, body: string, files: Readonly<Record<string, string>> = {}): Site {
  const all: Readonly<Record<string, string>> = {
    "index.html": pageOf("/", "en", head, body),
    "zh/index.html": pageOf("/zh/", "zh-CN", "", '<a href="../#top-line">English</a>'),
    ...files,
  };
  return siteOf(Object.keys(all), (file) => all[file] ?? "");
}

const island = '<astro-island component-url="/sub/a.js" renderer-url="/sub/b.js"></astro-island>';

/** A page that may have an island, with its twin. */
const compareSite = (body: string, files = {}) => siteWithPage("/leaderboards/demo/compare/", body, files);

/** A page that may have a module. */
const phasesSite = (body: string, files = {}) => siteWithPage("/leaderboards/demo/phases/a/", body, files);

function siteWithPage(path: string, body: string, files: Readonly<Record<string, string>>): Site {
  return siteWith("", "", {
    [`${path.slice(1)}index.html`]: pageOf(path, "en", "", body),
    [`zh${path}index.html`]: pageOf(`/zh${path}`, "zh-CN", "", ""),
    ...files,
  });
}

const module = '<script type="module" src="/sub/t.js"></script>';

/** A page that may have a module, with its twin. */
function boardSite(body: string, files: Readonly<Record<string, string>> = {}): Site {
  const path = "/leaderboards/demo/";
  return siteWith("", "", {
    [`${path.slice(1)}index.html`]: pageOf(path, "en", "", body),
    [`zh${path}index.html`]: pageOf(`/zh${path}`, "zh-CN", "", ""),
    ...files,
  });
}

const sound = siteWith(
  '<link rel="stylesheet" href="/sub/site.css"><script type="application/ld+json">{"a": 1}</script>',
  '<a href="https://elsewhere.example/paper">paper</a> <a href="/sub/zh/#top-line">中文</a> <code>&lt;experiment-id&gt;</code>',
  { "site.css": "body { background: url(data:image/png;base64,AA) }" },
);

/** The same with something on the Chinese page. */
function chineseSite(body: string): Site {
  return siteWith("", "", { "zh/index.html": pageOf("/zh/", "zh-CN", "", body) });
}

const checks: readonly {
  readonly rule: (site: Site) => readonly string[];
  readonly faults: readonly Site[];
}[] = [
  {
    rule: (site) => rules.brokenTwins(site, place),
    faults: [
      siteWith("", "", { "boards/index.html": pageOf("/boards/", "en", "", "") }),
      siteWith("", "", { "index.html": pageOf("/", "fr", "", "") }),
      siteWith("", "", { "index.html": pageOf("/", "en", "", "").replace('hreflang="x-default"', 'hreflang="de"') }),
      siteWith('<link rel="alternate" hreflang="en" href="https://club.example/sub/">', ""),
      siteWith("", "", { "zh/source/index.html": pageOf("/zh/source/", "zh-CN", "", "") }),
    ],
  },
  {
    rule: (site) => rules.brokenLinks(site, place),
    faults: [
      siteWith("", '<a href="/sub/gone/">gone</a>'),
      siteWith("", '<a href="/zh/">without the base path</a>'),
      siteWith("", '<a href="#nowhere">nowhere</a>'),
      siteWith("", '<img srcset="a.png 1x, b.png 2x">'),
      siteWith("", "<a href=zh>not the address of the folder</a>"),
    ],
  },
  {
    rule: (site) => rules.foreignResources(site, place),
    faults: [
      siteWith('<link rel="preconnect" href="https://fonts.example">', ""),
      siteWith("", '<img src="//images.example/a.png">'),
      siteWith("", '<svg><use href="https://icons.example/a.svg#b"/></svg>'),
      siteWith("", '<p style="background: url(https://images.example/a.png)">'),
      siteWith("<style>@import 'https://fonts.example/a.css';</style>", ""),
      siteWith("", "", { "a.css": "@font-face { src: url('https://fonts.example/a.woff2') }" }),
    ],
  },
  {
    rule: (site) => rules.strayScripts(site, place, 10),
    faults: [
      siteWith('<script src="/sub/a.js"></script>', ""),
      siteWith("<script>let longer = 1;</script>", ""),
      siteWith("", '<button onclick="go()">go</button>'),
      siteWith("", '<a href="javascript:go()">go</a>'),
      siteWith("", "<astro-island></astro-island>"),
      siteWith("", "<script>1</script>"),
      compareSite("<astro-island></astro-island><astro-island></astro-island>"),
      compareSite("<astro-island></astro-island><script>elsewhere()</script>"),
      compareSite('<script type="module">0</script>'),
      phasesSite('<script type="module" src="/sub/a.js"></script><script type="module">0</script>', { "a.js": "0" }),
      phasesSite('<script type="module" src="/sub/a.js"></script>', {
        "a.js": 'import"./b.js";',
        "b.js": "0".repeat(9 * 1024),
      }),
      phasesSite('<script src="/sub/a.js"></script>', { "a.js": "0" }),
      siteWith("", module),
      boardSite(module, { "t.js": 'import{a}from"./u.js";', "u.js": "0".repeat(20 * 1024) }),
      boardSite(module + module),
      boardSite("<script>1</script>"),
      boardSite("<astro-island></astro-island>"),
    ],
  },
  {
    rule: (site) => rules.heavyIslands(site, place, 60),
    faults: [
      compareSite(island, { "a.js": `import"./c.js";`, "b.js": "0", "c.js": "0".repeat(60) }),
      compareSite(island, { "a.js": `export{d}from"./c.js";`, "b.js": "0".repeat(30), "c.js": "0".repeat(30) }),
      compareSite(island, { "a.js": "import(`./c.js`)", "b.js": "0", "c.js": "0".repeat(60) }),
    ],
  },
  {
    rule: (site) => rules.heavyParts(site, place, 60),
    faults: [
      siteWith("", '<details data-script="/sub/gone.js"></details>'),
      siteWith("", '<details data-script="/sub/a.js"></details>', { "a.js": "0".repeat(61) }),
      siteWith("", '<details data-since="/sub/a.js"></details>', { "a.js": "0".repeat(61) }),
    ],
  },
  {
    rule: rules.unclearPages,
    faults: [
      siteWith("", "<h1>again</h1>"),
      siteWith("", '<p id="top-line">twice</p>'),
      siteWith("", "<td>NaN</td>"),
      siteWith("", "<td>[object Object]</td>"),
      siteWith("", "<p>&lt;b&gt;bold&lt;/b&gt;</p>"),
      siteWith("", "<p>A &amp;amp; B</p>"),
      siteWith("", "", { "index.html": pageOf("/", "en", "", "").replace(/<title>.*<\/title>/, "") }),
      siteWith("", "", { "a/index.html": pageOf("/", "en", "", "") }),
    ],
  },
  {
    rule: unmarkedEnglish,
    faults: [
      chineseSite("<td>not stated</td>"),
      chineseSite("<p>Agents on the first twelve groups, tested as they are.</p>"),
      chineseSite('<a href="#top-line" title="how it was made">1.00</a>'),
      chineseSite('<p lang="en">Agents</p><p>measured before the update</p>'),
    ],
  },
  {
    rule: badlySet,
    faults: [
      chineseSite("<p>得分, 越高越好</p>"),
      chineseSite("<p>u: 标准误</p>"),
      chineseSite('<span role="img" aria-label="错误: timeout"></span>'),
      chineseSite("<p>共3 个</p>"),
      chineseSite("<p>线索获取（测试） 的题目</p>"),
      chineseSite("<p>95 % 区间</p>"),
    ],
  },
  {
    rule: rules.longDecimals,
    faults: [
      siteWith("", "<td>50.40026500000834</td>"),
      siteWith("", '<td title="2.623333333334">2.62</td>'),
      siteWith("", '<svg aria-label="score 0.1234567"></svg>'),
    ],
  },
  {
    rule: rules.emailAddresses,
    faults: [
      siteWith("", "someone@lab.example"),
      siteWith("", "", { "api/v1/index.json": '{"email":"a.b+c@mail.lab.example"}' }),
    ],
  },
];

test("English that is marked, names and code are no fault on a Chinese page, nor is well-set Chinese", () => {
  const site = chineseSite(
    '<p lang="en">Agents that were tested as they are</p><p>Claude Code · xhigh</p><code>mean of the score</code><p>稳步（合成） · 测试：60.83 ± 3.72，共 3 次，95% 区间</p>',
  );
  assert.deepEqual([...unmarkedEnglish(site), ...badlySet(site)], []);
});

test("an island is accepted where one belongs, with the inline scripts that start it", () => {
  const starters = "<script>(self.Astro||(self.Astro={})).only=0</script><script>define('astro-island')</script>";
  const files = {
    "a.js": 'import"./c.js";import(`./d.js`);import(`./e.js`)',
    "b.js": "0",
    "c.js": "0",
    "d.js": "1",
    "e.js": "2",
  };
  const site = compareSite(starters + island, files);
  assert.deepEqual(rules.strayScripts(site, place, 10), []);
  assert.deepEqual(rules.heavyIslands(site, place, 60), []);
  assert.deepEqual(rules.brokenLinks(site, place), []);
  assert.notDeepEqual(rules.brokenLinks(compareSite(island), place), []);
  const elsewhere = island.replace("/sub/a.js", "https://cdn.example/a.js");
  assert.notDeepEqual(rules.foreignResources(compareSite(elsewhere, files), place), []);
});

test("a module is accepted where one belongs, within its budget with all it imports", () => {
  const files = { "a.js": 'import"./b.js";', "b.js": "0".repeat(8000) };
  const site = phasesSite('<script type="module" src="/sub/a.js"></script>', files);
  assert.deepEqual(rules.strayScripts(site, place, 10), []);
});

test("a module is accepted where a table is sorted and filtered", () => {
  const site = boardSite(module, { "t.js": 'import{a}from"./u.js";', "u.js": "0" });
  assert.deepEqual(rules.strayScripts(site, place, 10), []);
  assert.notDeepEqual(rules.brokenLinks(boardSite(module), place), []);
});

for (const [index, { rule, faults }] of checks.entries()) {
  test(`rule ${index + 1} accepts the sound site`, () => assert.deepEqual(rule(sound), []));
  for (const [number, fault] of faults.entries()) {
    test(`rule ${index + 1} finds fault ${number + 1}`, () => assert.notDeepEqual(rule(fault), []));
  }
}
