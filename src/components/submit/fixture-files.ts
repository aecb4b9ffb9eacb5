/** The files that the page shows as examples, as text: the same that the tests check. Bundled when the site is built. */

const smallest = import.meta.glob<string>("/tests/fixtures/smallest/**/*", {
  query: "?raw",
  import: "default",
  eager: true,
});

const reports = import.meta.glob<string>("/tests/fixtures/broken/std-by-n/expected.*.txt", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The smallest repository with an experiment, by path in the repository. */
export const smallestRepository: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(smallest).map(([file, text]) => [file.replace("/tests/fixtures/smallest/", ""), text]),
);

/** What the check prints of a repository whose standard deviation divides by n. */
export function reportExample(locale: string): string {
  return (reports[`/tests/fixtures/broken/std-by-n/expected.${locale}.txt`] ?? "").trim();
}
