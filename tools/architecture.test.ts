import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import {
  cyclesOf,
  folderGraph,
  folderOf,
  type ImportGraph,
  readImports,
  without,
} from "./imports.ts";

const base = join(import.meta.dirname, "..");

/** Source trees whose top-level folders are modules. */
const roots = globSync("{packages,apps}/*/src", { cwd: base }).toSorted();

/** Their folders are imported through `index.ts` only; the rules apply to tests, stories and test helpers, too. */
const strictRoots = ["packages/administration/src", "packages/catalogue-widgets/src"];

const isForTests = (path: string): boolean =>
  /\.(?:test|stories)\.tsx?$|(?:^|\/)(?:testing|stories)\//u.test(path);

const graphs = new Map(roots.map((path) => [path, readImports(join(base, path))]));
const graphOf = (path: string): ImportGraph => graphs.get(path) ?? new Map();

/** Elsewhere tests may combine modules in any direction. */
const checkedFiles = (path: string) =>
  strictRoots.includes(path) ? graphOf(path) : without(graphOf(path), isForTests);

describe.each(roots)("the modules of %s", (path) => {
  it("have no import cycle between files", () => {
    expect(graphOf(path).size).toBeGreaterThan(0);
    expect(cyclesOf(graphOf(path))).toEqual([]);
  });

  it("have no import cycle between folders at any level", () => {
    expect(cyclesOf(folderGraph(checkedFiles(path)))).toEqual([]);
  });
});

describe.each(strictRoots)("the modules of %s", (strictRoot) => {
  it("import one another through index.ts only", () => {
    const deep = [...checkedFiles(strictRoot)].flatMap(([file, targets]) =>
      targets
        .filter((target) => folderOf(target) !== folderOf(file))
        .filter((target) => target !== `${folderOf(target)}/index.ts`)
        .map((target) => `${file} imports ${target}`),
    );
    expect(deep).toEqual([]);
  });
});

const isStyleSheet = (file: string): boolean => file.endsWith(".css.ts");

/** Packages that style sheets may import; the design system's other exports would load every component. */
const forStyles = /^(?:@vanilla-extract\/|@caliper\/(?:design-system\/vars|drawings)$)/u;

/** Imports of packages, without types. */
const packageImport = /^(?:import|export) (?!type\b)[^;"]*? from "([^."][^"]*)";$/gmu;

// Each build and each start of a development server executes the style sheets and all that they import.
describe.each(roots.filter((path) => [...graphOf(path).keys()].some(isStyleSheet)))(
  "the style sheets of %s",
  (path) => {
    const graph = graphOf(path);
    const reached = new Set([...graph.keys()].filter(isStyleSheet));
    for (const file of reached) for (const target of graph.get(file) ?? []) reached.add(target);

    it("import no component", () => {
      expect([...reached].filter((file) => file.endsWith(".tsx"))).toEqual([]);
    });

    it("import no package that loads components", () => {
      const wrong = [...reached].flatMap((file) =>
        [...readFileSync(join(base, path, file), "utf8").matchAll(packageImport)]
          .map(([, name = ""]) => name)
          .filter((name) => !forStyles.test(name))
          .map((name) => `${file} imports ${name}`),
      );
      expect(wrong).toEqual([]);
    });
  },
);

describe("the server", () => {
  const root = "apps/server/src";

  /** Files outside `home` whose text matches; tests may do anything. */
  const strangers = (home: RegExp, text: RegExp) =>
    [...graphOf(root).keys()]
      .filter((file) => !home.test(file) && !isForTests(file))
      .filter((file) => text.test(readFileSync(join(base, root, file), "utf8")));

  it("imports the wire's types in http only", () => {
    expect(strangers(/^http\//u, /"@caliper\/api-client/u)).toEqual([]);
  });

  it("writes SQL in repositories and db only", () => {
    expect(strangers(/^db\/|\.repository\.ts$/u, /\bsql\b[^;]*from "kysely"/u)).toEqual([]);
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

  it("finds cycles between folders at each level, also of types only", () => {
    const folder = mkdtempSync(join(tmpdir(), "caliper-imports-"));
    try {
      for (const [from, to] of [
        ["search", "shared/terms"],
        ["shared/terms", "search"],
        ["measure/form", "measure/results/rows"],
        ["measure/results/rows", "measure/form"],
      ] as const) {
        mkdirSync(join(folder, from), { recursive: true });
        const up = "../".repeat(from.split("/").length);
        writeFileSync(
          join(folder, from, "index.ts"),
          `import type { T } from "${up}${to}/index.ts";`,
        );
      }
      const cycles = cyclesOf(folderGraph(readImports(folder)));
      expect(cycles).toEqual([
        ["search", "shared/terms", "search"],
        ["measure/form", "measure/results", "measure/form"],
      ]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
