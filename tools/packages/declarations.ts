import { execFileSync } from "node:child_process";
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../run.ts";
import { filesBelow, type Package } from "./published.ts";

const cache = join(root, "node_modules/.cache/declarations");

/** Imports of source files, which declarations keep as they are written. */
const sourceImports = /((?:from|import\() ?"\.{1,2}\/[^"]*)\.tsx?(?=")/gu;

/** The declaration of a message catalog. */
const messages = `declare const messages: Readonly<Record<string, string>>;
export default messages;
`;

/** Writes the declarations of the modules that the packages' entries reach. */
export function writeDeclarations(packages: readonly Package[]): void {
  rmSync(cache, { recursive: true, force: true });
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
  };
  const include = [join(root, "packages/*/src/**/*.d.ts")];
  writeFileSync(
    config,
    JSON.stringify({ extends: join(root, "tsconfig.json"), compilerOptions, include, files }),
  );
  execFileSync("tsc", ["-p", config], { cwd: root, stdio: "inherit" });
  for (const { id, dist, entries } of packages) {
    const emitted = join(cache, id, "src");
    for (const file of filesBelow(emitted)) {
      const text = readFileSync(join(emitted, file), "utf8").replaceAll(sourceImports, "$1.js");
      writeFileSync(join(emitted, file), text);
    }
    cpSync(emitted, dist, { recursive: true });
    for (const [, source] of entries.filter(([, each]) => each.endsWith(".json")))
      writeFileSync(join(dist, source.replace("./src/", "").replace(/json$/u, "d.ts")), messages);
  }
}
