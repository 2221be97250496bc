import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { sourceFiles } from "./source-files.ts";

const isExempt = (file: string) =>
  /^packages\/catalogue-model\/|^apps\/demo\/|\/fixtures\/|\/testing\/|\/generated\/|\/templates\/|\.(?:test|stories|spec)\.tsx?$/u.test(
    file,
  );

const rules: readonly (readonly [name: string, pattern: RegExp])[] = [
  ["compares or lists levels", /(?:[=!]==?|[[(,:?]) *"(?:ADMIN|CLIENTE|JUNIOR)"/u],
  ["compares the level PLANTA or anonymous", /level\)? *[=!]== *"(?:PLANTA|anonymous)"/u],
];

describe("levels", () => {
  it.each(rules)("no file outside the catalogue model %s", (_name, pattern) => {
    const files = sourceFiles(["packages", "apps"]).filter((file) => !isExempt(file));
    expect(files.filter((file) => pattern.test(readFileSync(file, "utf8")))).toEqual([]);
  });
});
