/**
 * `npm run baselines -- <folder>`: records the pictures of the stories in a folder that differ from their baselines, and
 * lists them. Each is also in test-results/pictures as one sheet: before, after, difference.
 */
import { globSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { sheets } from "./pictures.ts";
import { root, run } from "./run.ts";

const folders = process.argv.slice(2);
if (folders.length === 0) {
  process.stderr.write("Name a folder: npm run baselines -- packages/design-system\n");
  process.exit(1);
}
rmSync(sheets, { recursive: true, force: true });
const { code } = await run(
  "vitest",
  ["run", "--project", "stories", "--update=all", ...folders],
  true,
);
const recorded = globSync(join(sheets, "*.png")).toSorted();
process.stdout.write(`\n${recorded.length} recorded; look at each sheet before you commit:\n`);
for (const sheet of recorded)
  process.stdout.write(`  ${sheets.slice(root.length + 1)}/${basename(sheet)}\n`);
process.exit(code);
