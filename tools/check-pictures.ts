/** Checks that the committed pictures stay within their budget and that no two are the same. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { committedPictures } from "./pictures.ts";
import { root } from "./run.ts";

/** In bytes, of all pictures together: each one makes every clone larger forever. */
const budget = 21_400_000;

const problems: string[] = [];
const byContent = new Map<string, string>();
let total = 0;
for (const path of committedPictures()) {
  const content = readFileSync(join(root, path));
  total += content.length;
  const hash = createHash("sha256").update(content).digest("hex");
  const twin = byContent.get(hash);
  if (twin !== undefined) problems.push(`${path} is the same picture as ${twin}`);
  byContent.set(hash, path);
}
if (total > budget) problems.push(`All pictures weigh ${total} bytes; the budget is ${budget}`);
if (problems.length > 0) {
  process.stdout.write(`${problems.join("\n")}\n`);
  process.stdout.write("`parameters.visual.skip` leaves a story without pictures.\n");
}
process.exit(problems.length === 0 ? 0 : 1);
