/** `npm test`: every layer, what failed, the counts of each layer, and one plain line with their sum. */
import { checks, endToEnd, type Failure, type Outcome, pictures, vitest } from "./layers.ts";
import { ownPageFiles } from "./own-page.ts";

const picturesComparable = process.platform === "linux" && process.arch === "x64";
if (!picturesComparable) {
  process.stdout.write("Pictures are compared on Linux x64 only: the visual tests are left out.\n");
}

type Layer = [string, () => Promise<Outcome>];
const layers: Layer[] = [
  ["checks", checks],
  ["unit", () => vitest("unit")],
  ["server on SQLite", () => vitest("server-sqlite")],
  ["server on PostgreSQL", () => vitest("server-postgres")],
  // The pictures' run renders every story, plays it and asks axe in both themes: the stories need no run of their own.
  picturesComparable
    ? ["stories and pictures", () => pictures("visual")]
    : ["stories", () => vitest("stories")],
  ...(picturesComparable
    ? [["stories with lists", () => pictures("visual-alone", ownPageFiles)] as Layer]
    : []),
  ["end to end", endToEnd],
];

const linesOfReason = 8;
const told = ({ where, name, messages }: Failure): string => {
  const lines = messages.flatMap((message) => message.split("\n"));
  const reason = lines.filter((line) => line.trim() !== "").slice(0, linesOfReason);
  return [`FAILED ${where} > ${name}`, ...reason.map((line) => `  ${line}`)].join("\n");
};

let passed = 0;
let failed = 0;
const failures: Failure[] = [];
const table: string[] = [];
for (const [name, layer] of layers) {
  const started = performance.now();
  const outcome = await layer();
  passed += outcome.passed;
  failed += outcome.failed;
  failures.push(...outcome.failures);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  const counts = `${outcome.passed} passed, ${outcome.failed} failed (${seconds} s)`;
  table.push(`${name.padEnd(22)} ${counts}`);
}
// At the end, where whoever sees the last lines of a long run only sees it.
if (failures.length > 0) process.stdout.write(`\n${failures.map(told).join("\n\n")}\n`);
process.stdout.write(`\n${table.map((line) => `  ${line}`).join("\n")}\n\n`);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);
