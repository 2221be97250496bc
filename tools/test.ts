/**
 * `npm test`: every layer, what failed, the counts of each layer, and one plain line with their sum. With `--changed` only
 * what the changes since main can affect; `--changed=<commit>` names another base.
 */
import { availableParallelism } from "node:os";
import { changeBase, changedPaths, specsFor } from "./changed.ts";
import { arePicturesComparable } from "./chromium.ts";
import {
  build,
  checks,
  endToEnd,
  type Failure,
  type Outcome,
  reasonLines,
  stories,
  vitest,
} from "./layers.ts";

interface Layer {
  name: string;
  run: () => Promise<Outcome>;
}

/** The build that the end-to-end tests wait for. */
let built: Promise<Outcome> | undefined;

async function layersToRun(): Promise<Layer[]> {
  const [option] = process.argv.slice(2);
  if (option !== undefined && !/^--changed(=.+)?$/.test(option))
    throw new Error(`npm test takes --changed or --changed=<commit>, not ${option}`);
  let changed: string[] = [];
  let specs: string[] | undefined;
  if (option !== undefined) {
    const base = option.slice("--changed=".length) || (await changeBase());
    changed = ["--changed", base];
    const paths = await changedPaths(base);
    specs = specsFor(paths);
    process.stdout.write(`${paths.length} files differ from ${base.slice(0, 10)}\n`);
    process.stdout.write(`End to end: ${specs.join(", ") || "nothing that changed is visited"}\n`);
  }
  // The stories first: they use one core for half of the run, and the layers below share the other one.
  const layers: Layer[] = [
    { name: "stories", run: () => stories(changed) },
    { name: "checks", run: checks },
    { name: "unit", run: () => vitest("unit", changed) },
    { name: "server on SQLite", run: () => vitest("server-sqlite", changed) },
    { name: "server on PostgreSQL", run: () => vitest("server-postgres", changed) },
  ];
  return specs?.length === 0
    ? layers
    : [
        { name: "build", run: () => (built = build()) },
        ...layers,
        {
          name: "end to end",
          run: async () => {
            await built;
            return endToEnd(specs);
          },
        },
      ];
}

const describe = ({ where, name, messages }: Failure): string => {
  const lines = messages.flatMap((message) => message.split("\n"));
  const reason = lines.filter((line) => line.trim() !== "").slice(0, reasonLines);
  return [`FAILED ${where} > ${name}`, ...reason.map((line) => `  ${line}`)].join("\n");
};

if (!arePicturesComparable)
  process.stdout.write("Pictures are not compared: this is not the pinned Chromium (Linux x64).\n");

const outcome: Outcome = { passed: 0, failed: 0, failures: [] };
const table: string[] = [];
const flaky: string[] = [];
const waiting = await layersToRun();

async function runWaiting(): Promise<void> {
  for (let layer = waiting.shift(); layer; layer = waiting.shift()) {
    const started = performance.now();
    const { passed, failed, failures, flaky: repeated = [] } = await layer.run();
    flaky.push(...repeated);
    outcome.passed += passed;
    outcome.failed += failed;
    outcome.failures.push(...failures);
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    table.push(`  ${layer.name.padEnd(22)} ${passed} passed, ${failed} failed (${seconds} s)`);
  }
}

/** Layers that run at the same time. More would make the browsers of two layers wait for each other. */
const lanes = Math.min(2, availableParallelism());
await Promise.all(Array.from({ length: lanes }, runWaiting));

// At the end, so that the last lines of a long run show them.
if (outcome.failures.length > 0)
  process.stdout.write(`\n${outcome.failures.map(describe).join("\n\n")}\n`);
for (const title of flaky) process.stdout.write(`\nPassed only when repeated: ${title}\n`);
process.stdout.write(`\n${table.join("\n")}\n\n`);
process.stdout.write(`${outcome.passed} passed, ${outcome.failed} failed\n`);
process.exit(outcome.failed === 0 ? 0 : 1);
