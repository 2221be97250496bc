/** What takes keys in each component of the UI packages: components of the design system, and files with keys of their own. */
import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { keysByPart } from "../.storybook/docs/component-facts/index.ts";
import { root } from "./run.ts";
import { isForTests } from "./shown-texts.ts";

interface Source {
  readonly file: string;
  readonly text: string;
}

/** The files of all UI packages but the embed, by a name that they export. Only what is rendered matters. */
function sourcesByName(): ReadonlyMap<string, readonly Source[]> {
  const sources = new Map<string, Source[]>();
  const files = globSync(
    "packages/{design-system,catalogue-widgets,administration}/src/**/*.{ts,tsx}",
    {
      cwd: root,
    },
  );
  for (const file of files.filter((path) => !isForTests(path) && !path.includes("/src/embed/"))) {
    const text = readFileSync(join(root, file), "utf8");
    for (const [start, name = ""] of text.matchAll(
      /^export (?:default )?(?:async )?(?:function|const) (\w+)(?: = preloadable\([^;]*)?/gmu,
    )) {
      // A list of parts that load later has nothing in common but the file.
      const ownText = start.includes("preloadable") ? start : text;
      sources.set(name, [...(sources.get(name) ?? []), { file, text: ownText }]);
    }
  }
  return sources;
}

/** The values that a file imports, and the modules they are from. Modules loaded later count as imported whole. */
const importsOf = (text: string) => [
  ...[...text.matchAll(/^import (?!type )(?:(\w+)|\{([^}]*)\}) from "([^"]+)"/gmu)].flatMap(
    ([, whole, list = "", from = ""]) =>
      (whole ?? list)
        .split(",")
        .map((name) => name.trim().replace(/ as .*/u, ""))
        .filter((name) => name !== "" && !name.startsWith("type "))
        .map((name) => ({ name, from })),
  ),
  ...[...text.matchAll(/import\("(\.[^"]+)"\)/gu)].map(([, from = ""]) => ({
    name: basename(from).replace(/\.tsx?$/u, ""),
    from,
  })),
];

/** The names of the parts that take keys, by the name of a component. */
export function partsByComponent(): Readonly<Record<string, readonly string[]>> {
  const sources = sourcesByName();
  const targets = ({ file }: Source, name: string, from: string): readonly Source[] => {
    if (!from.startsWith(".") && !from.startsWith("@caliper/")) return [];
    const path = join(dirname(file), from);
    const all = sources.get(name) ?? [];
    const exact = all.filter((source) => source.file === path);
    return exact.length > 0 ? exact : all;
  };
  const partsOf = (component: string) => {
    const names = new Set<string>();
    const seen = new Set(sources.get(component));
    for (const source of seen) {
      const { file, text } = source;
      const [, part] = file.match(/design-system\/src\/components\/(\w+)\/\w+\.tsx$/u) ?? [];
      names.add(part ?? basename(file).replace(/\.tsx?$/u, ""));
      if (part !== undefined) continue;
      for (const { name, from } of importsOf(text)) {
        const isHelper = from === "@caliper/design-system" && !text.includes(`<${name}`);
        // What a widget shows when it fails is the same for all.
        if (isHelper || name === "contained") continue;
        for (const target of targets(source, name, from)) seen.add(target);
      }
    }
    return [...names].filter((name) => name in keysByPart).toSorted();
  };
  const components = [...sources.keys()].filter((name) => /^[A-Z]/u.test(name));
  return Object.fromEntries(components.map((name) => [name, partsOf(name)]));
}
