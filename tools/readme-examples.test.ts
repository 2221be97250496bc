import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { root } from "./run.ts";

/** One screen of a README. */
const maxLines = 70;

const packages = readdirSync(join(root, "packages")).filter((name) =>
  existsSync(join(root, "packages", name, "package.json")),
);
const readmeOf = (name: string) => {
  const file = join(root, "packages", name, "README.md");
  return existsSync(file) ? readFileSync(file, "utf8") : "";
};

/** The TypeScript blocks of a README, each as a module beside it. */
const examplesOf = (name: string): [file: string, code: string][] =>
  [...readmeOf(name).matchAll(/^```tsx?\n([\s\S]*?)^```$/gm)].map(([, code = ""], index) => [
    join(root, "packages", name, `README.example-${index + 1}.tsx`),
    code,
  ]);

const examples = new Map(packages.flatMap(examplesOf));

/** A program of all examples; the rest of the repository is read only as far as they import it. */
function compileExamples() {
  const config = ts.readConfigFile(join(root, "tsconfig.json"), (path) => ts.sys.readFile(path));
  const { options } = ts.convertCompilerOptionsFromJson(
    (config.config as { compilerOptions: object }).compilerOptions,
    root,
  );
  const disk = ts.createCompilerHost(options);
  const host: ts.CompilerHost = {
    ...disk,
    fileExists: (file) => examples.has(file) || disk.fileExists(file),
    readFile: (file) => examples.get(file) ?? disk.readFile(file),
    getSourceFile: (file, target, ...rest) => {
      const code = examples.get(file);
      return code === undefined
        ? disk.getSourceFile(file, target, ...rest)
        : ts.createSourceFile(file, code, target);
    },
  };
  return ts.createProgram([...examples.keys()], options, host);
}

describe.each(packages)("README of packages/%s", (name) => {
  it(`has an example and at most ${maxLines} lines`, () => {
    expect(examplesOf(name)).not.toHaveLength(0);
    expect(readmeOf(name).split("\n").length).toBeLessThanOrEqual(maxLines);
  });
});

/** Packages whose README lists what is in `src`. */
describe.each(["administration", "catalogue-model", "catalogue-widgets"])(
  "README of packages/%s",
  (name) => {
    it("lists every folder and file of src", () => {
      const entries = readdirSync(join(root, "packages", name, "src"), { withFileTypes: true })
        .filter((entry) => !/\.test\.ts$|^index\.ts$/u.test(entry.name))
        .map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name));
      expect(entries.filter((entry) => !readmeOf(name).includes(`\`${entry}\``))).toEqual([]);
    });
  },
);

describe("README examples", () => {
  it("compile", () => {
    const program = compileExamples();
    const problems = [...examples.keys()].flatMap((file) => {
      const source = program.getSourceFile(file);
      return [
        ...program.getSyntacticDiagnostics(source),
        ...program.getSemanticDiagnostics(source),
      ].map(({ messageText }) => `${file}: ${ts.flattenDiagnosticMessageText(messageText, "\n")}`);
    });
    expect(problems).toEqual([]);
  }, 120_000);
});
