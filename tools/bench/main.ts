import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "../run.ts";
import { entryBytes, publicBytes, scriptBytes } from "./bundle.ts";
import { comparisonTime } from "./comparison.ts";
import { type Call, median, rate, sessionCookie } from "./load.ts";
import { largeSheet, phoneBudget, renderSpeed } from "./datasheet.ts";
import { type ExportMeasured, measureExport } from "./export.ts";
import { type ImportMeasured, measureImport } from "./import.ts";
import { loadGrowth } from "./load-growth.ts";
import {
  measureSearches,
  onPostgres,
  prepareScale,
  type Scale,
  scaleTitles,
  type SearchMeasured,
} from "./searches.ts";
import { freePort, serve } from "./serve.ts";
import { scrolledTable } from "./table.ts";
import { readyBesideWorstBodies } from "./worst-bodies.ts";

/**
 * `npm run bench` measures speed as ratios: both sides of a pair run alternately in the same run, because machines
 * differ and drift. Not part of `npm test`. `npm run bench -- --quick` measures only the demo's size, `--huge` searches in
 * a catalogue ten times the large one as well. `--loads` measures nothing but loads, into tables of the demo and into
 * those of that catalogue.
 */
const quick = process.argv.includes("--quick");
const huge = process.argv.includes("--huge");
const rounds = 5;
const seconds = quick ? 2 : 3;
const signIn = { cliente: "admin", password: "caliper-demo" };

const folder = mkdtempSync(join(tmpdir(), "caliper-bench-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));

const say = (line = "") => process.stdout.write(`${line}\n`);
const verdict = (good: boolean) => (good ? "" : "  <- misses its goal");

interface Measured {
  ratio: number;
  low: number;
  high: number;
  perSecond: number;
}

interface ScaleMeasured {
  readonly rates: Record<string, Measured>;
  /** For the table with the most rows. */
  readonly exported: ExportMeasured;
  readonly calls: Readonly<Record<string, readonly Call[]>>;
}

interface Recorded {
  readonly calls: Record<string, Call[]>;
  readonly searches: Record<string, Call[]>;
  readonly statements: unknown;
}

async function measure(scale: "demo" | "large"): Promise<ScaleMeasured> {
  const { place, recorded } = await prepareScale<Recorded>(folder, scale);
  const { dataDir } = place;
  const { calls, searches: searchForms, statements } = recorded;
  reportSearches("SQLite", scale, await measureSearches(place, searchForms, signIn));
  const bareInput = join(folder, `${scale}-statements.json`);
  writeFileSync(bareInput, JSON.stringify(statements));

  const port = await freePort();
  const caliper = await serve("apps/demo/src/main.ts", [], port, "/readyz", {
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: "error",
    CALIPER_DEMO: "1",
    RATE_LIMIT: "0",
  });
  const barePort = await freePort();
  const bare = await serve(
    "tools/bench/bare.ts",
    [join(dataDir, "caliper.db"), bareInput, String(barePort)],
    barePort,
    "/",
    {},
  );
  try {
    const cookie = await sessionCookie(caliper.origin, signIn);
    const results: Record<string, Measured> = {};
    for (const [kind, own] of Object.entries(calls)) {
      const bareCalls = own.map((_, index) => ({
        method: "GET" as const,
        path: `/${encodeURIComponent(`${kind}-${index}`)}`,
      }));
      const headers = { cookie };
      await rate(caliper.origin, own, headers, 1);
      await rate(bare.origin, bareCalls, {}, 1);
      const pairs: { own: number; ratio: number }[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const mine = await rate(caliper.origin, own, headers, seconds);
        const theirs = await rate(bare.origin, bareCalls, {}, seconds);
        pairs.push({ own: mine, ratio: mine / theirs });
      }
      const ratios = pairs.map(({ ratio }) => ratio);
      results[kind] = {
        ratio: median(ratios),
        low: Math.min(...ratios),
        high: Math.max(...ratios),
        perSecond: median(pairs.map((pair) => pair.own)),
      };
    }
    const searches = calls["code search"] ?? Object.values(calls)[0] ?? [];
    const exported = await measureExport(
      caliper.origin,
      caliper.pid,
      cookie,
      "/api/descargar-excel/aplicaciones",
      searches,
    );
    return { rates: results, exported, calls };
  } finally {
    await Promise.all([caliper.stop(), bare.stop()]);
  }
}

function report(title: string, results: Record<string, Measured>) {
  say();
  say(`${title}: rate of Caliper over a bare handler of the same SQL (goal: at least 0.70)`);
  for (const [kind, { ratio, low, high, perSecond }] of Object.entries(results)) {
    say(
      `  ${kind.padEnd(16)} ${ratio.toFixed(2)}  (${low.toFixed(2)} to ${high.toFixed(2)} in ${rounds} rounds; ` +
        `${perSecond.toFixed(0)} requests/s here)${verdict(ratio >= 0.7)}`,
    );
  }
}

function reportExport({ firstByte, memory, longestWait, waitAtRest, slowdown }: ExportMeasured) {
  const megabytes = (memory ?? Number.NaN) / 2 ** 20;
  const ratios = [
    ["first byte", firstByte / 1000, `${firstByte.toFixed(0)} ms here, of 1 s`],
    ["memory", megabytes / 150, `${megabytes.toFixed(0)} MB above rest, of 150`],
    [
      "longest wait",
      longestWait / (50 + waitAtRest),
      `${longestWait.toFixed(0)} ms of an empty call, ${waitAtRest.toFixed(0)} at rest, 50 more allowed`,
    ],
    ["searches", slowdown / 2, `${slowdown.toFixed(2)} times slower meanwhile, of 2`],
  ] as const;
  say();
  say("A table of 300,000 rows downloaded: measured over allowed (goal: at most 1)");
  for (const [name, ratio, note] of ratios)
    say(`  ${name.padEnd(16)} ${ratio.toFixed(2)}  (${note})${verdict(!(ratio > 1))}`);
}

function reportImport({
  preview,
  parse,
  longestTask,
  commitRate,
  bareRate,
  p99AtRest,
  p99Meanwhile,
}: ImportMeasured) {
  const ratios = [
    ["preview", preview / 15_000, `${preview.toFixed(0)} ms here from drop to rows, of 15 s`],
    ["longest task", longestTask / 50, `${longestTask.toFixed(0)} ms of the page, of 50`],
    ["commit", 5000 / commitRate, `${commitRate.toFixed(0)} rows/s here, of 5,000 at least`],
    ["searches", p99Meanwhile / p99AtRest / 2, p99Note(p99AtRest, p99Meanwhile)],
  ] as const;
  say();
  say("50,000 rows loaded: measured over allowed (goal: at most 1)");
  for (const [name, ratio, note] of ratios)
    say(`  ${name.padEnd(16)} ${ratio.toFixed(2)}  (${note})${verdict(ratio <= 1)}`);
  say(
    `  The preview takes ${(preview / parse).toFixed(2)} times as long as a plain parse of the file,`,
  );
  say(
    `  the commit ${(bareRate / commitRate).toFixed(2)} times as long as a bare insertion of its rows.`,
  );
}

const p99Note = (atRest: number, meanwhile: number) =>
  `p99 ${(meanwhile / atRest).toFixed(2)} times that at rest, of 2; ${meanwhile.toFixed(0)} and ${atRest.toFixed(0)} ms here`;

function reportSearches(
  database: string,
  scale: Scale,
  results: Readonly<Record<string, SearchMeasured>>,
) {
  const goal = database === "SQLite" ? 4000 : 1000;
  say();
  say(
    `Searches at 16 connections, ${database}, ${scaleTitles[scale]} (goal: ${goal} requests/s, p99 10 ms)`,
  );
  for (const [form, { perSecond, p99, ratio }] of Object.entries(results)) {
    say(
      `  ${form.padEnd(16)} ${ratio.toFixed(2)} of a bare handler on the same index; ` +
        `${perSecond.toFixed(0)} requests/s, p99 ${p99.toFixed(0)} ms here`,
    );
  }
}

if (process.argv.includes("--loads")) {
  await loadGrowth(folder, say);
  process.exit();
}
if (huge) {
  const { place, recorded } = await prepareScale<Recorded>(folder, "huge");
  reportSearches("SQLite", "huge", await measureSearches(place, recorded.searches, signIn));
}
const scales: readonly Scale[] = [
  "demo",
  ...(quick ? [] : ["large" as const]),
  ...(huge ? ["huge" as const] : []),
];
if (!quick || huge) {
  await onPostgres(folder, scales, async (scale, place, searches) =>
    reportSearches("PostgreSQL", scale, await measureSearches(place, searches, signIn)),
  );
}

const { rates: demo, calls } = await measure("demo");
const searches = calls["code search"] ?? [];
report("Demo size", demo);
if (!quick) {
  const { rates: large, exported } = await measure("large");
  report("300,000 applications, 400,000 interchanges", large);
  reportExport(exported);
  say();
  say("Growth: rate at demo size over rate at the large size (goal: at most 1.5)");
  for (const [kind, { perSecond }] of Object.entries(demo)) {
    const growth = perSecond / (large[kind]?.perSecond ?? Number.NaN);
    say(`  ${kind.padEnd(16)} ${growth.toFixed(2)}${verdict(growth <= 1.5)}`);
  }
}

const comparison = comparisonTime();
say();
say(
  `Two parts of 2,000 vehicles compared: ${comparison.toFixed(0)} ms here (goal: under 200)${verdict(comparison < 200)}`,
);

const built = await run("npm", ["run", "build"]);
if (built.code !== 0) throw new Error(built.output);
reportImport(await measureImport(folder, join(folder, "demo"), signIn, searches));

const port = await freePort();
const start = () =>
  serve("apps/server/dist/demo.js", [], port, "/readyz", {
    PORT: String(port),
    DATA_DIR: join(folder, "demo"),
    LOG_LEVEL: "error",
    CALIPER_DEMO: "1",
    RATE_LIMIT: "0",
  });
const starts: number[] = [];
for (let round = 0; round < rounds; round += 1) {
  const served = await start();
  starts.push(served.startedIn);
  await served.stop();
}
say();
say(
  `Cold start on existing data: ${median(starts).toFixed(0)} ms here (goal: under 500)${verdict(median(starts) < 500)}`,
);

const served = await start();
try {
  const pages = [
    { name: "sign-in", module: "src/pages/SignInPage.tsx", path: "/", goal: 150 },
    { name: "home", module: "src/pages/HomePage.tsx", path: "/home", goal: 230, who: signIn },
    { name: "datasheet", path: "/datasheet?codigo=BR31338", goal: 115 },
  ];
  say();
  say("JavaScript, gzip: what a page needs before it shows, and all it loads until it is idle");
  for (const { name, module, path, goal, who } of pages) {
    const bytes =
      module === undefined
        ? await publicBytes(served.origin, path)
        : entryBytes(module, name === "sign-in" ? "form" : "catalogue");
    const entry = bytes / 1000;
    const all = (await scriptBytes(served.origin, path, who)) / 1000;
    say(
      `  ${name.padEnd(9)} ${entry.toFixed(0)} kB (goal: at most ${goal}); in all ${all.toFixed(0)} kB${verdict(entry <= goal)}`,
    );
  }

  say();
  say(
    "Public datasheet on a mid phone, slow 4G, empty cache: measured over allowed (goal: at most 1)",
  );
  const phone = await phoneBudget(served.origin);
  const budgets = [
    ["readable", phone.readable / 1000, `${phone.readable.toFixed(0)} ms here`],
    ["bytes for that", phone.readableBytes / 60_000, `${phone.readableBytes} until then`],
    ["interactive", phone.interactive / 2500, `${phone.interactive.toFixed(0)} ms here`],
    ["largest paint", phone.largestPaint / 1000, `${phone.largestPaint.toFixed(0)} ms here`],
    // Chromium counts movements that are too small to see.
    ["layout shift", phone.layoutShift / 0.005, phone.layoutShift.toFixed(4)],
    ["input delay", phone.inputDelay / 200, `${phone.inputDelay.toFixed(0)} ms here`],
  ] as const;
  for (const [name, ratio, note] of budgets)
    say(`  ${name.padEnd(16)} ${ratio.toFixed(2)}  (${note})${verdict(ratio <= 1)}`);

  const datasheets = calls["datasheet"] ?? [];
  const codes = datasheets.map(({ path }) => new URL(path, "http://x").searchParams.get("codigo"));
  const { cached, cold } = await renderSpeed(
    served.origin,
    codes.filter((code) => code !== null),
  );
  say();
  say("Public datasheet on the server: measured over allowed (goal: at most 1)");
  say(
    `  from the cache   ${(1000 / cached).toFixed(2)}  (${cached.toFixed(0)} pages/s here)${verdict(cached >= 1000)}`,
  );
  say(
    `  rendered         ${(cold / 30).toFixed(2)}  (${cold.toFixed(1)} ms here)${verdict(cold <= 30)}`,
  );

  say();
  say(
    "Datasheet of 2,000 vehicles and 500 interchanges: longest task over 50 ms (goal: at most 1)",
  );
  const large = await largeSheet(served.origin, signIn);
  for (const [name, task] of Object.entries(large))
    say(
      `  ${name.padEnd(16)} ${(task / 50).toFixed(2)}  (${task.toFixed(0)} ms here)${verdict(task <= 50)}`,
    );

  say();
  say(
    "/readyz beside 64 connections that send the worst bodies: p99 over 100 ms (goal: at most 1)",
  );
  const cookie = await sessionCookie(served.origin, signIn);
  for (const { id, p99 } of await readyBesideWorstBodies(served.origin, cookie, seconds))
    say(
      `  ${id.padEnd(16)} ${(p99 / 100).toFixed(2)}  (${p99.toFixed(0)} ms here)${verdict(p99 <= 100)}`,
    );

  say();
  say("Table of 10,000 rows, scrolled at 3000 px/s");
  const { dropped, droppedPlain, longTasks, longest } = await scrolledTable(served.origin, signIn);
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  const frameRatio = (1 - dropped) / (1 - droppedPlain);
  say(
    `  frames shown     ${frameRatio.toFixed(2)} of those of plain HTML (goal: at least 0.95; ${percent(dropped)} dropped here, ${percent(droppedPlain)} of plain HTML)${verdict(frameRatio >= 0.95)}`,
  );
  say(
    `  longest task     ${(longest / (1000 / 60)).toFixed(2)} of a frame (goal: at most 1; ${longest.toFixed(0)} ms here)${verdict(longest <= 1000 / 60)}`,
  );
  say(`  tasks over 50 ms ${longTasks} (goal: none)${verdict(longTasks === 0)}`);
} finally {
  await served.stop();
}
