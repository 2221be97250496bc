import { readFileSync } from "node:fs";
import ts from "typescript";
import { expect, it } from "vitest";
import { sourceFiles } from "./source-files.ts";

/** Words that names must not contain; CONTEXT.md has what to write instead. */
const words = new Set([
  "told",
  "said",
  "spoken",
  "hears",
  "demanding",
  "lit",
  "besides",
  "privately",
  "patience",
  "patiently",
  "whoever",
  "somebody",
  "nobody",
  "anew",
  "mending",
]);
/** `mostRows`, `leastWidth`: `maxRows`, `minWidth`. */
const limit = /^(?:most|least)[A-Z]/u;

/** Names of variables that leave out the noun: `found` may be a part, a row or a count. */
const nounless = new Set([
  "asked",
  "both",
  "found",
  "given",
  "gone",
  "held",
  "kept",
  "known",
  "made",
  "meant",
  "missing",
  "most",
  "named",
  "others",
  "own",
  "sent",
  "shown",
  "some",
  "stated",
  "taken",
  "wanted",
]);

/** Phrases in titles of tests and in other texts. */
const phrases = [
  /\bunless told\b/iu,
  /\b(?:is|are|was|as) told\b/iu,
  /\bwhoever\b/iu,
  /\banew\b/iu,
  /\bat the (?:most|least)\b/iu,
  /\bwhere there is room\b/iu,
  /\bturns away\b/iu,
  /\bfinds nobody\b/iu,
  /\bhas no words\b/iu,
  /\bhears nothing\b/iu,
  /\bonce more\b/iu,
  /\btakes turns\b/iu,
  /\bgives way\b/iu,
  // "This is no workbook", but not "There is no workbook".
  /(?<!\b(?:there|where) )\b(?:is|are) no (?!longer|more|such)/iu,
];

const wordsOf = (name: string) =>
  name.split(/(?<=[a-z0-9])(?=[A-Z])|_/u).map((word) => word.toLowerCase());

/** Declared names and texts of a module that the word list does not allow. */
function disallowedIn(path: string, code: string): string[] {
  const uses: string[] = [];
  const checkName = (name: ts.Node | undefined) => {
    if (!name || !ts.isIdentifier(name)) return;
    if (limit.test(name.text) || wordsOf(name.text).some((word) => words.has(word)))
      uses.push(name.text);
  };
  const visit = (node: ts.Node): void => {
    if (
      ts.isVariableDeclaration(node) ||
      ts.isParameter(node) ||
      ts.isBindingElement(node) ||
      ts.isFunctionDeclaration(node) ||
      ts.isClassDeclaration(node) ||
      ts.isInterfaceDeclaration(node) ||
      ts.isTypeAliasDeclaration(node) ||
      ts.isPropertySignature(node) ||
      ts.isPropertyDeclaration(node) ||
      ts.isMethodDeclaration(node) ||
      ts.isMethodSignature(node) ||
      ts.isPropertyAssignment(node) ||
      ts.isShorthandPropertyAssignment(node)
    )
      checkName(node.name);
    if (ts.isStringLiteralLike(node) && phrases.some((phrase) => phrase.test(node.text)))
      uses.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return uses;
}

/** Variables and parameters of a module whose name leaves out the noun, by line. */
function nounlessIn(path: string, code: string): string[] {
  const source = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const uses: string[] = [];
  const visit = (node: ts.Node): void => {
    if (
      (ts.isVariableDeclaration(node) || ts.isParameter(node)) &&
      ts.isIdentifier(node.name) &&
      nounless.has(node.name.text)
    ) {
      const line = source.getLineAndCharacterOfPosition(node.name.getStart()).line + 1;
      uses.push(`${path}:${line} ${node.name.text}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return uses;
}

it("finds names, titles of tests and texts of the word list", () => {
  expect(
    disallowedIn(
      "example.tsx",
      `const toldOnce = 1; interface Row { isLit: boolean } const mostRows = 2; const { split, litter } = row;
       it("as told", () => show("Saved", { spoken: true }));`,
    ),
  ).toEqual(["toldOnce", "isLit", "mostRows", "as told", "spoken"]);
});

it("texts of the interface use no phrase that the word list replaces", () => {
  const files = ["packages/catalogue-widgets", "packages/administration", "apps/portal"].map(
    (folder) => `${folder}/src/messages/en.json`,
  );
  const texts = files.flatMap((file) =>
    Object.values(JSON.parse(readFileSync(file, "utf8")) as Record<string, string>),
  );
  expect(texts.length).toBeGreaterThan(1000);
  expect(texts.filter((text) => phrases.some((phrase) => phrase.test(text)))).toEqual([]);
});

it("names and texts use no word that the word list replaces", () => {
  const uses = sourceFiles(["packages", "apps", "tools", "e2e", ".storybook"])
    .filter((file) => !file.endsWith("word-list.test.ts"))
    .flatMap((file) => disallowedIn(file, readFileSync(file, "utf8")).map((name) => [file, name]));
  expect(uses).toEqual([]);
}, 60_000);

it("finds variables and parameters whose name leaves out the noun", () => {
  const code =
    "const found = rows.map((own) => own.id); const { known } = row; const foundRows = 1;";
  expect(nounlessIn("example.ts", code)).toEqual(["example.ts:1 found", "example.ts:1 own"]);
});

it("names of variables and parameters say what they contain", () => {
  const product = sourceFiles(["packages", "apps", "tools"]).filter(
    (file) => !/\.(?:test|stories)\.tsx?$|\/testing\//u.test(file),
  );
  expect(product.length).toBeGreaterThan(1000);
  expect(product.flatMap((file) => nounlessIn(file, readFileSync(file, "utf8")))).toEqual([]);
}, 60_000);
