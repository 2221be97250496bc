import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
const document = readFileSync(join(root, "docs/traceability.md"), "utf8");

/** Each test that the document names: its file, and the words by which it is found there. */
const references = document
  .split("\n")
  .filter((line) => line.startsWith("| ") && line.includes("`"))
  .flatMap((line) => line.slice(0, -2).split(/<br>| \| /u))
  .flatMap((cell) => {
    const [, file, words = ""] = /^`([^`]+)`(?:: (.*?))?\s*$/u.exec(cell) ?? [];
    return file === undefined ? [] : [{ file, words }];
  });

/** A story is exported by its name; a test's words stand within quotes. What is neither proves nothing. */
function isTitle(file: string, words: string, content: string): boolean {
  if (file.endsWith(".stories.tsx")) {
    return content.split("\n").some((line) => line.startsWith(`export const ${words}: Story`));
  }
  if (!/\.(?:test|spec)\.tsx?$/u.test(file)) return false;
  return content
    .split("\n")
    .some((line) => line.includes(words) && /["'`]/u.test(line.slice(0, line.indexOf(words))));
}

describe("the table from the specification to its tests", () => {
  it("covers sections 2 to 9", () => {
    const sections = [...document.matchAll(/^## (\d)\./gmu)].map(([, number]) => number);
    expect(sections).toEqual(["2", "3", "4", "5", "6", "7", "8", "9"]);
    expect(references.length).toBeGreaterThan(100);
  });
  it("names only tests and stories that exist, by their titles", () => {
    const missing = references.filter(({ file, words }) => {
      const path = join(root, file);
      return words === "" || !existsSync(path) || !isTitle(file, words, readFileSync(path, "utf8"));
    });
    expect(missing).toEqual([]);
  });
});
