import { parseArgs } from "node:util";
import { killRepeatedly } from "./kills.ts";
import { soak, type Soaked } from "./run.ts";

/**
 * `npm run soak`: three servers under traffic and faults; see docs/operations.md. `--seed` repeats the choices of a run.
 * `-- --kills 1000 --database sqlite` kills one server during imports and uploads instead.
 */
const { values } = parseArgs({
  options: {
    seed: { type: "string", default: String(Date.now() % 1_000_000_000) },
    minutes: { type: "string", default: "60" },
    connections: { type: "string", default: "64" },
    kills: { type: "string" },
    database: { type: "string", default: "sqlite" },
  },
});
const seed = Number(values.seed);
const say = (line = "") => process.stdout.write(`${line}\n`);
// The servers and the disk are removed before the process ends.
let isInterrupted = false;
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => (isInterrupted = true));
const common = { seed, say, isInterrupted: () => isInterrupted };

function report({ journal, model, faults, memory }: Soaked): void {
  say();
  say("Operation and status, requests");
  for (const [key, count] of journal.statuses()) say(`  ${key.padEnd(32)} ${count}`);
  say("Times outside faults, ms: median, 99th percentile, ratio");
  for (const [operation, { count, p50, p99 }] of journal.times())
    say(
      `  ${operation.padEnd(24)} ${p50.toFixed(0)}, ${p99.toFixed(0)}, ${(p99 / p50).toFixed(1)} of ${count} requests`,
    );
  if (memory)
    say(
      `Memory: ${memory.early.toFixed(0)} MB after warm-up, ${memory.late.toFixed(0)} MB at the end`,
    );
  say(`Faults: ${[...faults].map(([name, count]) => `${name}: ${count}`).join("; ")}`);
  say(`Changes that were followed: ${JSON.stringify(model.counts())}`);
}

function reportFailures(failures: readonly string[], events: readonly string[]): void {
  if (failures.length === 0) return;
  say();
  for (const event of events) say(event);
  say();
  for (const failure of new Set(failures)) say(`FAILED: ${failure}`);
  process.exitCode = 1;
}

say(`--seed ${seed}`);
if (values.kills === undefined) {
  const { minutes, connections } = values;
  const soaked = await soak({
    ...common,
    minutes: Number(minutes),
    connections: Number(connections),
  });
  report(soaked);
  reportFailures(soaked.journal.failures, soaked.journal.lastEvents());
} else {
  const { failures, events } = await killRepeatedly({
    ...common,
    kills: Number(values.kills),
    isPostgres: values.database === "postgres",
  });
  reportFailures(failures, events);
}
say(`${process.exitCode ? "FAILED" : "Passed"}; --seed ${seed}`);
