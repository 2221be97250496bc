import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Package } from "./published.ts";

/** The manifest of the packed package: exports lead to built files, and dependencies accept newer versions. */
export function publishedManifest({ manifest, dist, entries }: Package): object {
  const { name, version, description, dependencies = {}, peerDependencies } = manifest;
  const exports: Record<string, unknown> = {};
  for (const [path, source] of entries) {
    const built = source.replace(/^\.\/src\//u, "./").replace(/\.(?:tsx?|json)$/u, "");
    exports[path] = { types: `${built}.d.ts`, default: `${built}.js` };
  }
  const sheets = ["styles.css", "fonts.css"].filter((sheet) => existsSync(join(dist, sheet)));
  for (const sheet of sheets) exports[`./${sheet}`] = `./${sheet}`;
  return {
    name,
    version,
    description,
    license: "SEE LICENSE IN LICENSE",
    type: "module",
    sideEffects: sheets.length > 0 && ["*.css", "./fonts.js"],
    exports: { ...exports, "./package.json": "./package.json" },
    dependencies: Object.fromEntries(
      Object.entries(dependencies).map(([each, range]) => [each, rangeOf(each, range)]),
    ),
    ...(peerDependencies !== undefined && { peerDependencies }),
  };
}

/** Ours are released together; an alias keeps its version. */
const rangeOf = (name: string, range: string) =>
  name.startsWith("@caliper/") || !/^\d/u.test(range) ? range : `^${range}`;
