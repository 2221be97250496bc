import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import texts from "../packages/catalogue-widgets/src/messages/es.json" with { type: "json" };
import { areasOf, commonAreas } from "../packages/catalogue-widgets/src/provider/areas.ts";
import { readImports, without } from "./imports.ts";
import { root } from "./run.ts";
import { usedTexts } from "./used-texts.ts";

const source = join(root, "packages/catalogue-widgets/src");
const isForTests = (path: string) => /\.(?:test|stories)\.|(?:^|\/)testing\//u.test(path);
const graph = without(readImports(source), isForTests);

const filesFrom = (file: string, found = new Set<string>()): ReadonlySet<string> => {
  if (found.has(file)) return found;
  found.add(file);
  for (const target of graph.get(file) ?? []) filesFrom(target, found);
  return found;
};

/** The first words of the ids of all texts that a module shows, directly or by its imports. */
const areasFrom = (file: string): string[] => {
  const files = [...filesFrom(file)].filter((path) => !path.startsWith("messages/"));
  const code = files.map((path) => readFileSync(join(source, path), "utf8"));
  const ids = usedTexts(Object.keys(texts), code.join("\n"));
  return [...new Set(Array.from(ids, (id) => id.split(".", 1)[0] ?? ""))];
};

const indexOf = (folder: string) =>
  [`${folder}/index.ts`, `shared/${folder}/index.ts`].find((file) => graph.has(file)) ?? folder;

describe("areasOf", () => {
  it.each(Object.entries(areasOf))("lists the texts of %s", (folder, areas) => {
    const shown = new Set([...commonAreas, ...areasFrom(indexOf(folder))]);
    expect(areas.toSorted()).toEqual([...shown].toSorted());
  });
});

/** What `export … from "./…"` lines of a file export: names by file, `*` for all. */
const exportsOf = (file: string) =>
  [
    ...readFileSync(join(source, file), "utf8").matchAll(
      /^export (?<names>\*|\{[^}]*\}) from "\.\/(?<from>[^"]*)"/gmu,
    ),
  ].map(({ groups }) => ({
    names: [...(groups?.["names"] ?? "").matchAll(/\*|\b[A-Z]\w*/gu)].map(([name]) => name),
    file: join(file, "..", groups?.["from"] ?? ""),
  }));

/** Components of the public API that show no texts. */
const withoutTexts = new Set(["CatalogueProvider", "CatalogueTexts", "Late", "Outline"]);

it("every public component loads its texts and contains its errors", () => {
  const open = exportsOf("index.ts").flatMap(({ names, file: index }) =>
    exportsOf(index).flatMap(({ names: inFolder, file }) => {
      if (!file.endsWith(".tsx")) return [];
      const code = readFileSync(join(source, file), "utf8");
      return inFolder
        .filter((name) => names.includes("*") || names.includes(name))
        .filter((name) => !withoutTexts.has(name))
        .filter((name) => !new RegExp(`export const ${name} = contained\\(`, "u").test(code))
        .map((name) => `${file}: ${name} is not contained`);
    }),
  );
  expect(open).toEqual([]);
});
