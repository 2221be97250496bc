/** The tests that `npm test -- --changed` runs: everything that the changes since main can affect. */
import { run } from "./run.ts";

/** End-to-end specs by the folder whose changes they test. Changes in other folders run all of `everywhere`. */
const specsByFolder: Readonly<Record<string, readonly string[]>> = {
  accounts: ["accounts", "administration"],
  amendments: ["amendments", "administration"],
  banners: ["files", "reports"],
  comparison: ["comparison"],
  datasheet: ["datasheet", "rendered"],
  drawings: ["datasheet", "measure"],
  embed: ["embed", "embed-appearance"],
  "embed-builder": ["embed-builder"],
  files: ["files", "administration"],
  fluids: ["fluids"],
  hardware: ["hardware"],
  imports: ["loading", "loading-files", "loading-refused", "loading-keyboard"],
  loading: ["loading", "loading-files", "loading-refused", "loading-keyboard"],
  keys: ["access-keys"],
  lists: ["administration", "amendments"],
  measure: ["measure"],
  newsletter: ["newsletter"],
  orders: ["orders", "orders-list", "order-page"],
  "public-pages": ["rendered"],
  "query-understanding": ["search", "forgiving"],
  reports: ["reports"],
  scanning: ["scanner"],
  search: ["search", "forgiving", "application", "vehicle"],
  "search-language": ["search", "forgiving"],
  "sheet-reader": ["loading", "loading-refused", "orders-list"],
  session: ["sign-in", "preferences"],
  spreadsheets: ["loading", "reports"],
  tables: ["reports", "loading"],
};
/** One spec for each part of the portal. */
const everywhere = ["routes", "search", "datasheet", "sign-in"];

const isOfPortal = (path: string) =>
  /^(apps\/(embed|portal|server)|packages)\/.*\.(ts|tsx|html)$/.test(path) &&
  !/\.(stories|test)\.tsx?$/.test(path);

/** The specs to run, without folder and extension. */
export function specsFor(paths: readonly string[]): string[] {
  const specs = paths.flatMap((path) => {
    const [, own] = /^e2e\/([\w-]+)\.spec\.ts$/.exec(path) ?? [];
    if (own !== undefined) return [own];
    if (path.startsWith("e2e/")) return everywhere;
    if (!isOfPortal(path)) return [];
    return path.split("/").flatMap((folder) => specsByFolder[folder] ?? []);
  });
  const isElsewhere = paths.some(
    (path) => isOfPortal(path) && !path.split("/").some((folder) => folder in specsByFolder),
  );
  return [...new Set(isElsewhere ? [...specs, ...everywhere] : specs)].toSorted();
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
