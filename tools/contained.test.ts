import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "./run.ts";

/** What `export … from "./…"` lines of a file export: names by file, `*` for all. */
const exportsOf = (source: string, file: string) =>
  [
    ...readFileSync(join(source, file), "utf8").matchAll(
      /^export (?<names>\*|\{[^}]*\}) from "\.\/(?<from>[^"]*)"/gmu,
    ),
  ].map(({ groups }) => ({
    names: [...(groups?.["names"] ?? "").matchAll(/\*|(?<!type )\b[A-Z]\w*/gu)].map(
      ([name]) => name,
    ),
    file: join(file, "..", groups?.["from"] ?? ""),
  }));

/** Components of the public API that show no texts. */
const withoutTexts = new Set(["CatalogueProvider", "CatalogueTexts", "Late", "Outline"]);

it.each(["administration", "catalogue-widgets"])(
  "every public component of %s loads its texts and contains its errors",
  (name) => {
    const source = join(root, `packages/${name}/src`);
    const open = exportsOf(source, "index.ts").flatMap(({ names, file: index }) =>
      exportsOf(source, index).flatMap(({ names: inFolder, file }) => {
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
  },
);
