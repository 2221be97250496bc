import { readFileSync } from "node:fs";
import { join } from "node:path";
import { run } from "../run.ts";
import type { Load } from "./loads.ts";
import { onPostgres, type Place, prepareScale } from "./searches.ts";

const scales = ["demo", "huge"] as const;
const rows = 100_000;
/** A sheet may take this many times as long in the large tables. */
const goal = 1.5;

async function loadsInto({ dataDir, databaseUrl }: Place): Promise<Load[]> {
  const output = join(dataDir, "loads.json");
  const loadArguments = [String(rows), dataDir, output, ...(databaseUrl ? [databaseUrl] : [])];
  const done = await run("node", ["tools/bench/loads.ts", ...loadArguments], true);
  if (done.code !== 0) throw new Error("the sheets could not be loaded");
  return JSON.parse(readFileSync(output, "utf8")) as Load[];
}

/** Loads the same number of rows into small and into large tables, on both databases. */
export async function loadGrowth(folder: string, say: (line?: string) => void): Promise<void> {
  const results: Record<string, Load[][]> = { SQLite: [], PostgreSQL: [] };
  for (const scale of scales) {
    const { place } = await prepareScale(folder, scale);
    results["SQLite"]?.push(await loadsInto(place));
  }
  await onPostgres(folder, scales, async (_scale, place) => {
    results["PostgreSQL"]?.push(await loadsInto(place));
  });
  for (const [database, [small = [], large = []]] of Object.entries(results)) {
    say();
    say(
      `Sheets uploaded, compared and committed, ${database} (goal: at most ${goal} times as long)`,
    );
    for (const [index, load] of large.entries()) {
      const before = small[index];
      if (before) say(line(before, load));
    }
  }
}

function line(small: Load, large: Load): string {
  const spent = ({ upload, commit }: Load, by: "wall" | "cpu") => upload[by] + commit[by];
  const perRow = (load: Load) => spent(load, "wall") / load.rows;
  const rate = (load: Load) => `${(1 / perRow(load)).toFixed(0)} rows/s at ${load.before} rows`;
  const cpu = spent(large, "cpu") / large.rows / (spent(small, "cpu") / small.rows);
  const growth = perRow(large) / perRow(small);
  return (
    `  ${large.table.padEnd(16)} ${growth.toFixed(2)} (CPU ${cpu.toFixed(2)}; ${rate(small)}, ${rate(large)} here)` +
    (growth <= goal ? "" : "  <- misses its goal")
  );
}
