import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root, run } from "./run.ts";

/**
 * `npm run generate` writes each es.json from the Spanish default messages in the code; with `--check`
 * nothing is written and a stale es.json, or an en.json that differs in keys or placeholders, fails.
 */
const check = process.argv.includes("--check");
const folders = ["packages/catalogue-widgets/src", "apps/portal/src"];

let failed = false;
for (const folder of folders) {
  const draft = join(root, "node_modules/.cache", `messages-${folder.replaceAll("/", "-")}.json`);
  const extract = await run("formatjs", [
    "extract",
    `${folder}/**/*.{ts,tsx}`,
    "--ignore",
    "**/*.{stories,test}.{ts,tsx}",
    "--format",
    "simple",
    "--throws",
    "--out-file",
    draft,
  ]);
  if (extract.code !== 0) {
    process.stdout.write(extract.output);
    failed = true;
    continue;
  }
  const sorted = (text: string) =>
    Object.fromEntries(
      Object.entries(JSON.parse(text) as Record<string, string>).sort(([a], [b]) =>
        a < b ? -1 : 1,
      ),
    );
  const wanted = `${JSON.stringify(sorted(readFileSync(draft, "utf8")), null, 2)}\n`;
  const target = join(root, folder, "messages/es.json");
  if (!check) writeFileSync(target, wanted);
  else if (readFileSync(target, "utf8") !== wanted) {
    process.stdout.write(`${folder}/messages/es.json is stale: run \`npm run generate\`.\n`);
    failed = true;
  }
  const verify = await run("formatjs", [
    "verify",
    `${folder}/messages/*.json`,
    "--source-locale",
    "es",
    "--missing-keys",
    "--extra-keys",
    "--structural-equality",
  ]);
  if (verify.code !== 0) {
    process.stdout.write(verify.output);
    failed = true;
  }
}
process.exit(failed ? 1 : 0);
