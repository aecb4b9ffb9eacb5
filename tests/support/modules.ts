/** The project's modules as the rules of the house see them: what each imports, and the texts that it holds. */
import { globSync, readFileSync } from "node:fs";
import { dirname, join, posix, resolve } from "node:path";
import ts from "typescript";

export const project = resolve(import.meta.dirname, "../..");

export interface Import {
  /** Path in the project (`src/routes.ts`) for a relative import, else the name as written (`yaml`, `astro:content`). */
  readonly target: string;
  /** Whether nothing of it is left at run time. */
  readonly typeOnly: boolean;
  readonly line: number;
}

export interface Module {
  /** Path in the project, with `/`. */
  readonly path: string;
  readonly imports: readonly Import[];
  /** Its string literals and the fixed parts of its templates, without import specifiers. */
  readonly texts: readonly { readonly text: string; readonly line: number }[];
  /** The names that its code mentions: identifiers and property names. */
  readonly names: ReadonlySet<string>;
  /** The markup of an `.astro` file, empty for the others. */
  readonly markup: string;
}

/** All `.ts`, `.tsx` and `.astro` files below the folders, in code-point order. */
export function readModules(folders: readonly string[]): readonly Module[] {
  return folders
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx,astro}`, { cwd: project }))
    .map((file) => file.replaceAll("\\", "/"))
    .sort()
    .map((path) => parseModule(path, readFileSync(join(project, path), "utf8")));
}

/** One module from its text; `path` decides how it is read. */
export function parseModule(path: string, text: string): Module {
  const { script, markup } = path.endsWith(".astro") ? splitAstro(text) : { script: text, markup: "" };
  const kind = path.endsWith(".ts") ? ts.ScriptKind.TS : ts.ScriptKind.TSX;
  const source = ts.createSourceFile(path, script, ts.ScriptTarget.Latest, true, kind);
  const imports: Import[] = [];
  const texts: { text: string; line: number }[] = [];
  const names = new Set<string>();
  const lineOf = (node: ts.Node) => source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
  const addImport = (node: ts.Node, specifier: string, typeOnly: boolean) => {
    const target = specifier.startsWith(".") ? posix.join(dirname(path), specifier) : specifier;
    imports.push({ target, typeOnly, line: lineOf(node) });
  };
  const visit = (node: ts.Node): void => {
    if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier) {
      if (ts.isStringLiteral(node.moduleSpecifier)) addImport(node, node.moduleSpecifier.text, isTypeOnly(node));
      return;
    }
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [argument] = node.arguments;
      if (argument && ts.isStringLiteral(argument)) addImport(node, argument.text, false);
      return;
    }
    if (ts.isImportTypeNode(node)) {
      const { argument } = node;
      if (ts.isLiteralTypeNode(argument) && ts.isStringLiteral(argument.literal))
        addImport(node, argument.literal.text, true);
    }
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      texts.push({ text: node.text, line: lineOf(node) });
    }
    if (ts.isIdentifier(node)) names.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { path, imports, texts, names, markup };
}

function isTypeOnly(node: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(node)) return node.isTypeOnly;
  const clause = node.importClause;
  if (!clause) return false;
  if (clause.isTypeOnly) return true;
  const bindings = clause.namedBindings;
  if (clause.name || !bindings || !ts.isNamedImports(bindings)) return false;
  return bindings.elements.length > 0 && bindings.elements.every(({ isTypeOnly }) => isTypeOnly);
}

/** The script parts of an `.astro` file (the fence and every `<script>`) on their own lines, and the markup around them. */
function splitAstro(text: string): { readonly script: string; readonly markup: string } {
  const fence = /^---\n([\s\S]*?)^---$/m.exec(text);
  const body = fence ? text.slice(fence.index + fence[0].length) : text;
  const scripts = [...body.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)].map(([, code = ""]) => code);
  return {
    script: ["", fence?.[1] ?? "", ...scripts].join("\n"),
    markup: body.replace(/<script\b[\s\S]*?<\/script>/g, ""),
  };
}
