/** The tests that `npm test -- --changed` runs: everything that the changes since main can affect. */
import { globSync } from "node:fs";
import { basename } from "node:path";
import { root, run } from "./run.ts";

/** One spec for each part of the portal. */
const everywhere = ["routes", "search", "datasheet", "sign-in"];

const allSpecs = globSync("e2e/*.spec.ts", { cwd: root }).map((path) => basename(path, ".spec.ts"));

const isOfPortal = (path: string) =>
  /^(apps\/(embed|portal|server)|packages)\/.*\.(ts|tsx|html)$/.test(path) &&
  !/\.(stories|test)\.tsx?$/.test(path);

/** The specs to run, without folder and extension: those that are named after a folder of a changed file, else `everywhere`. */
export function specsFor(paths: readonly string[]): string[] {
  const specs = paths.flatMap((path) => {
    const [, changedSpec] = /^e2e\/([\w-]+)\.spec\.ts$/.exec(path) ?? [];
    if (changedSpec !== undefined) return [changedSpec];
    if (path.startsWith("e2e/")) return everywhere;
    if (!isOfPortal(path)) return [];
    const folders = path.split("/");
    const namedSpecs = allSpecs.filter((spec) =>
      folders.some((folder) => spec === folder || spec.startsWith(`${folder}-`)),
    );
    return namedSpecs.length > 0 ? namedSpecs : everywhere;
  });
  return [...new Set(specs)].toSorted();
}

/** The commit at which a branch left main; on main itself the last commit, so that uncommitted work counts. */
export async function changeBase(): Promise<string> {
  for (const main of ["origin/main", "main"]) {
    const { code, output } = await run("git", ["merge-base", main, "HEAD"]);
    if (code === 0) return output.trim();
  }
  return "HEAD";
}

/** Paths that differ from a commit, untracked ones included. */
export async function changedPaths(base: string): Promise<string[]> {
  const lists = await Promise.all([
    run("git", ["diff", "--name-only", base]),
    run("git", ["ls-files", "--others", "--exclude-standard"]),
  ]);
  for (const { code, output } of lists) if (code !== 0) throw new Error(output);
  return lists.flatMap(({ output }) => output.split("\n")).filter((path) => path !== "");
}
