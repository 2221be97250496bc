import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
const document = readFileSync(join(root, "docs/traceability.md"), "utf8");

const abbreviations: Readonly<Record<string, string>> = {
  widgets: "packages/catalogue-widgets/src",
  administration: "packages/administration/src",
  client: "packages/api-client/src",
  model: "packages/catalogue-model/src",
  reader: "packages/sheet-reader/src",
  server: "apps/server/src",
  demo: "apps/demo/src",
  portal: "apps/portal/src",
};

const statements = document.split("\n").filter((line) => line.startsWith("- "));
const filesOf = (statement: string) =>
  [...statement.matchAll(/`([\w./-]+\.tsx?)`/gu)].map(([, file = ""]) => {
    const [folder = "", ...rest] = file.split("/");
    return join(abbreviations[folder] ?? folder, ...rest);
  });

describe("docs/traceability.md", () => {
  it("covers sections 2 to 9 of the specification", () => {
    const sections = [...document.matchAll(/^## (\d)\./gmu)].map(([, number]) => number);
    expect(sections).toEqual(["2", "3", "4", "5", "6", "7", "8", "9"]);
  });
  it("names at least one test for every statement", () => {
    expect(statements.filter((statement) => filesOf(statement).length === 0)).toEqual([]);
  });
  it("names only test and story files that exist", () => {
    const isTest = /\.(?:test|spec|stories)\.tsx?$/u;
    const wrong = statements
      .flatMap(filesOf)
      .filter((file) => !isTest.test(file) || !existsSync(join(root, file)));
    expect(wrong).toEqual([]);
  });
});
