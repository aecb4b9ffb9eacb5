/** The settings that come from the environment, checked before anything is built from them. */
import type { Text } from "../content-loaders/problem.ts";

/** The environment, as `process.env` gives it. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** A setting whose value cannot be meant: wrong usage, no fault of the repository. */
export class SettingError extends Error {
  override readonly name = "SettingError";
  /** The sentence in both languages; `message` is the English one. */
  readonly text: Text;

  /** `expected` goes on with the sentence. */
  constructor(variable: string, written: string, expected: Text) {
    // A password in an address is nothing for a log.
    const value = written.replace(/\/\/[^/@]*@/, "//…@");
    const text = {
      en: `${variable} is "${value}"; it ${expected.en}.`,
      zh: `${variable} 的值为“${value}”；${expected.zh}。`,
    };
    super(text.en);
    this.text = text;
  }
}

/** Where the site will live, without a path: `https://club.penguin.ooo`. */
export function siteUrl(environment: Environment = process.env): string {
  const value = environment.SITE_URL || "https://club.penguin.ooo";
  const url = webAddress(value);
  if (url !== null && url.pathname === "/" && url.search === "" && url.hash === "") return url.origin;
  throw new SettingError("SITE_URL", value, {
    en: "has to be the site's address without a path, such as https://club.example; a sub-path belongs into BASE_PATH",
    zh: "应为不含路径的网站地址，例如 https://club.example；子路径写在 BASE_PATH 中",
  });
}

/** The sub-path of the site with a slash at both ends; `/` where there is none. */
export function basePath(environment: Environment = process.env): string {
  const value = environment.BASE_PATH ?? "";
  const parts = value.replace(/^\/|\/$/g, "").split("/");
  if (parts.length === 1 && parts[0] === "") return "/";
  if (parts.every((part) => /^[\w.~-]+$/.test(part) && !/^\.+$/.test(part))) return `/${parts.join("/")}/`;
  throw new SettingError("BASE_PATH", value, {
    en: "has to be a path such as /boards/, of letters, digits and . _ ~ -",
    zh: "应为 /boards/ 这样的路径，只含字母、数字与“.”“_”“~”“-”",
  });
}

/** The web address of the benchmark repository, without a slash at the end; null where it is not set. */
export function repositoryUrl(environment: Environment = process.env): string | null {
  const value = environment.REPOSITORY_URL;
  if (!value) return null;
  const url = webAddress(value);
  if (url !== null && url.search === "" && url.hash === "") return url.href.replace(/\/+$/, "");
  throw new SettingError("REPOSITORY_URL", value, {
    en: "has to be the repository's web address, such as https://github.com/<owner>/<name>",
    zh: "应为仓库的网页地址，例如 https://github.com/<owner>/<name>",
  });
}

/** Which tags of the repository's history are kept as snapshots: a pattern as git takes it (`*`, `?`, `[…]`). */
export function snapshotTags(environment: Environment = process.env): string {
  const value = environment.SNAPSHOT_TAGS || "v*";
  // What no tag can be called (git check-ref-format), the signs of a pattern apart.
  const isPattern = !/[\s\p{Cc}~^:\\]|\.\.|@\{|^[-/]|\/\/|[/.]$/u.test(value);
  if (isPattern) return value;
  throw new SettingError("SNAPSHOT_TAGS", value, {
    en: "has to be a pattern for names of tags, such as v* or paper-*",
    zh: "应为标签名的匹配模式，例如 v* 或 paper-*",
  });
}

/** The folder for what was worked out from the history and need not be worked out again. */
export function cacheFolder(environment: Environment = process.env): string {
  const value = environment.CACHE_FOLDER || ".cache";
  if (!value.includes("\0")) return value;
  throw new SettingError("CACHE_FOLDER", value, { en: "has to be the path of a folder", zh: "应为文件夹路径" });
}

/** `fail` ends the build on any error, `exclude` leaves the faulty items out and goes on. */
export function onProblem(environment: Environment = process.env): "fail" | "exclude" {
  const value = environment.ON_PROBLEM || "fail";
  if (value === "fail" || value === "exclude") return value;
  throw new SettingError("ON_PROBLEM", value, { en: "can be fail or exclude", zh: "应为 fail 或 exclude" });
}

/** The language of messages in a terminal, as the system's settings ask for it. */
export function messageLocale(environment: Environment = process.env): "en" | "zh" {
  return environment.LANG?.startsWith("zh") ? "zh" : "en";
}

/** @throws SettingError for the first setting that is wrong */
export function checkSettings(environment: Environment = process.env): void {
  for (const read of [siteUrl, basePath, repositoryUrl, onProblem, snapshotTags, cacheFolder]) read(environment);
}

/** An address without a user's name or password in it, which would be published; null for any other text. */
function webAddress(value: string): URL | null {
  if (!/^https?:\/\//i.test(value) || !URL.canParse(value)) return null;
  const url = new URL(value);
  return url.username === "" && url.password === "" ? url : null;
}
