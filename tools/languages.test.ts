import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { sourceFiles } from "./source-files.ts";

/** Comparisons with a language's name: a new language would silently get the other branch. */
const choice = /(?:locale|language|lang)(?:"\])?\)? *[=!]== *"(?:en|es)"|[=!]== *"(?:en|es)" *\?/u;

it("texts are looked up by language, never chosen by comparing languages", () => {
  const files = sourceFiles(["packages", "apps", ".storybook", "e2e", "tools"]);
  const choosing = files.filter(
    (file) => file !== "tools/languages.test.ts" && choice.test(readFileSync(file, "utf8")),
  );
  expect(choosing).toEqual([]);
});
