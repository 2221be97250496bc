import { existsSync } from "node:fs";
import { join } from "node:path";
import { serverEntryOf } from "./client-modules.ts";
import { type Package, readManifest } from "./published.ts";
import { root } from "../run.ts";

const { repository, homepage, bugs } = readManifest<{
  repository: object;
  homepage: string;
  bugs: object;
}>(root);

/** The manifest of the packed package: exports lead to built files, and dependencies accept newer versions. */
export function publishedManifest({ id, manifest, dist, entries }: Package): object {
  const { name, version, description, dependencies = {}, peerDependencies } = manifest;
  const exports: Record<string, unknown> = {};
  for (const [path, source] of entries) {
    const built = source.replace(/^\.\/src\//u, "./").replace(/\.(?:tsx?|json)$/u, "");
    const inServerComponents = serverEntryOf(`${built}.js`);
    exports[path] = {
      types: `${built}.d.ts`,
      ...(existsSync(join(dist, inServerComponents)) && { "react-server": inServerComponents }),
      default: `${built}.js`,
    };
  }
  const sheets = ["styles.css", "fonts.css"].filter((sheet) => existsSync(join(dist, sheet)));
  for (const sheet of sheets)
    exports[`./${sheet}`] = {
      types: `./${sheet.replace(/\.css$/u, ".d.ts")}`,
      default: `./${sheet}`,
    };
  return {
    name,
    version,
    description,
    license: "SEE LICENSE IN LICENSE",
    repository: { ...repository, directory: `packages/${id}` },
    homepage,
    bugs,
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
