import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "../run.ts";
import type { Package } from "./published.ts";

const cache = join(root, "node_modules/.cache/declarations");

/** Imports of source files, which declarations keep as they are written. */
const sourceImports = /((?:from|import|import\() ?"\.{1,2}\/[^"]*)\.tsx?(?=")/gu;

/** Imports of message catalogs, which are modules of the same name in the package. */
const catalogImports = /(from "\.{1,2}\/[^"]*)\.json(?=")/gu;

/** The declaration of a message catalog. */
const messages = `declare const messages: Readonly<Record<string, string>>;
export default messages;
`;

/** Imports of style sheets, for which a host may have no types. */
const sheetImports = /^import "[^"]+\.css";\n/gmu;

const noExports = "export {};\n";

/** Writes the declarations of the modules that the packages' entries reach. */
export function writeDeclarations(packages: readonly Package[]): void {
  rmSync(cache, { recursive: true, force: true });
  mkdirSync(cache, { recursive: true });
  const files = packages.flatMap(({ folder, entries }) =>
    entries.map(([, source]) => join(folder, source)).filter((file) => /\.tsx?$/u.test(file)),
  );
  const config = join(root, "node_modules/.cache/declarations.json");
  const compilerOptions = {
    rootDir: join(root, "packages"),
    outDir: cache,
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    // Not through `node_modules`: the compiler emits nothing for a module that it finds there before it finds it elsewhere.
    paths: Object.fromEntries(
      packages.flatMap(({ folder, manifest }) =>
        Object.entries(manifest.exports).map(([path, source]) => [
          join(manifest.name, path),
          [join(folder, source)],
        ]),
      ),
    ),
  };
  const include = [join(root, "packages/*/src/**/*.d.ts")];
  writeFileSync(
    config,
    JSON.stringify({ extends: join(root, "tsconfig.json"), compilerOptions, include, files }),
  );
  execFileSync("tsc", ["-p", config, "--checkers", "1"], { cwd: root, stdio: "inherit" });
  for (const each of packages) copyReached(each);
}

/** Copies the declarations that the entries reach; the others describe the inside of the package. */
function copyReached({ id, dist, entries }: Package): void {
  const copied = new Set<string>();
  const copy = (file: string) => {
    if (copied.has(file)) return;
    copied.add(file);
    const text = readFileSync(join(cache, id, "src", file), "utf8");
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    const withoutSheets = text.replaceAll(sheetImports, "") || noExports;
    writeFileSync(
      join(dist, file),
      withoutSheets.replaceAll(sourceImports, "$1.js").replaceAll(catalogImports, "$1.js"),
    );
    for (const [, path = ""] of text.matchAll(sourceImports))
      copy(`${join(dirname(file), path.slice(path.indexOf('"') + 1))}.d.ts`);
  };
  for (const [, source] of entries) {
    const module = source.replace("./src/", "").replace(/\.\w+$/u, "");
    if (source.endsWith(".json")) writeFileSync(join(dist, `${module}.d.ts`), messages);
    else copy(`${module}.d.ts`);
  }
  if (existsSync(join(dist, "styles.css"))) writeFileSync(join(dist, "styles.d.ts"), noExports);
}
