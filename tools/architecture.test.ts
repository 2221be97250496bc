import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { cyclesOf, folderGraph, folderOf, readImports, without } from "./imports.ts";

const base = join(import.meta.dirname, "..");

interface Root {
  readonly path: string;
  /** Imports across folders go through the target folder's `index.ts`. */
  readonly hasIndexPerFolder: boolean;
  /** Tests, stories and test helpers obey the rules too; elsewhere they may combine modules in any direction. */
  readonly includesTests: boolean;
}

/** Source trees whose top-level folders are modules. */
const roots: readonly Root[] = [
  {
    path: "apps/server/src",
    hasIndexPerFolder: false,
    includesTests: false,
  },
  { path: "packages/catalogue-widgets/src", hasIndexPerFolder: true, includesTests: true },
];

const isForTests = (path: string): boolean =>
  /\.(?:test|stories)\.tsx?$|(?:^|\/)(?:testing|stories)\//u.test(path);

const checkedFiles = ({ path, includesTests }: Root) => {
  const graph = readImports(join(base, path));
  return includesTests ? graph : without(graph, isForTests);
};

describe.each(roots)("the modules of $path", (root) => {
  it("have no import cycle between files", () => {
    expect(cyclesOf(readImports(join(base, root.path)))).toEqual([]);
  });

  it("have no import cycle between folders", () => {
    expect(cyclesOf(folderGraph(checkedFiles(root)))).toEqual([]);
  });
});

describe.each(roots.filter(({ hasIndexPerFolder }) => hasIndexPerFolder))(
  "the modules of $path",
  (root) => {
    it("import one another through index.ts only", () => {
      const deep = [...checkedFiles(root)].flatMap(([file, targets]) =>
        targets
          .filter((target) => folderOf(target) !== folderOf(file))
          .filter((target) => target !== `${folderOf(target)}/index.ts`)
          .map((target) => `${file} imports ${target}`),
      );
      expect(deep).toEqual([]);
    });
  },
);

describe("the design system", () => {
  it("has no import cycle between files", () => {
    expect(cyclesOf(readImports(join(base, "packages/design-system/src")))).toEqual([]);
  });
});

describe("the server", () => {
  it("imports the wire's types in http only", () => {
    const src = join(base, "apps/server/src");
    const files = [...readImports(src).keys()]
      .filter((file) => !file.startsWith("http/") && !isForTests(file))
      .filter((file) => readFileSync(join(src, file), "utf8").includes('"@caliper/api-client'));
    expect(files).toEqual([]);
  });
});

describe("cyclesOf", () => {
  it("finds a cycle and ignores a diamond", () => {
    const diamond = new Map([
      ["a", ["b", "c"]],
      ["b", ["d"]],
      ["c", ["d"]],
      ["d", []],
    ]);
    expect(cyclesOf(diamond)).toEqual([]);
    expect(cyclesOf(new Map([...diamond, ["d", ["b"]]]))).toEqual([["b", "d", "b"]]);
  });
});
