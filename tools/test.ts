import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { runChecks } from "./checks.ts";
import { ownPageFiles } from "./own-page.ts";
import { root, run } from "./run.ts";

/** `npm test`: every layer, its counts added up, one plain line at the end. */
interface Counts {
  passed: number;
  failed: number;
}
interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}
interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    ok: boolean;
    tests: { results: { error?: { message?: string } }[] }[];
  }[];
}
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
}

/** What failed and why, told once more at the end: whoever sees only the last lines of a long run sees this. */
const failures: string[] = [];
const told = (where: string, name: string, messages: readonly (string | undefined)[]) => {
  const reasons = messages.flatMap((message) =>
    stripVTControlCharacters(message ?? "").split("\n"),
  );
  const firstLines = reasons.filter((line) => line.trim() !== "").slice(0, 8);
  failures.push([`FAILED ${where} > ${name}`, ...firstLines.map((line) => `  ${line}`)].join("\n"));
};

const reports = join(root, "node_modules/.cache/reports");
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const read = <Report>(file: string): Report | undefined => {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Report;
  } catch {
    return undefined; // the runner died before it could report; counted as a failure below
  }
};

/** A runner that failed without naming a failed test still counts as one failure. */
const settle = (code: number, counts: Counts): Counts =>
  code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;

async function vitest(projects: string[], files: string[] = []): Promise<Counts> {
  const file = join(reports, `${projects.join("-")}.json`);
  const { code } = await run(
    "vitest",
    [
      "run",
      ...files,
      ...projects.flatMap((project) => ["--project", project]),
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${file}`,
    ],
    true,
    { CI: "true" },
  );
  const report = read<VitestReport>(file);
  if (!report) return { passed: 0, failed: 1 };
  const broken = report.testResults.filter(
    (result) => result.status === "failed" && result.assertionResults.length === 0,
  );
  for (const { name, message } of broken) told(relative(root, name), "the file itself", [message]);
  for (const { name, assertionResults } of report.testResults)
    for (const { fullName, status, failureMessages } of assertionResults)
      if (status === "failed") told(relative(root, name), fullName, failureMessages);
  return settle(code, {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
  });
}

const tellSuite = ({ title, suites = [], specs = [] }: PlaywrightSuite) => {
  for (const spec of specs.filter(({ ok }) => !ok))
    told(
      title,
      spec.title,
      spec.tests.flatMap(({ results }) => results.map(({ error }) => error?.message)),
    );
  suites.forEach(tellSuite);
};

async function endToEnd(): Promise<Counts> {
  const file = join(reports, "e2e.json");
  const { code } = await run(
    "playwright",
    ["test", "-c", "e2e/playwright.config.ts", "--reporter=list,json"],
    true,
    { PLAYWRIGHT_JSON_OUTPUT_FILE: file, CI: "true" },
  );
  const report = read<PlaywrightReport>(file);
  if (!report) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = report.stats;
  report.suites.forEach(tellSuite);
  for (const { message } of report.errors) told("e2e", "the run itself", [message]);
  return settle(code, { passed: expected, failed: unexpected + flaky + report.errors.length });
}

const picturesComparable = process.platform === "linux" && process.arch === "x64";
if (!picturesComparable) {
  process.stdout.write("Pictures are compared on Linux x64 only: the visual tests are left out.\n");
}

type Layer = [string, () => Promise<Counts>];
const layers: Layer[] = [
  ["checks", () => runChecks((check, output) => told("check", check, [output]))],
  ["unit", () => vitest(["unit"])],
  ["server on SQLite", () => vitest(["server-sqlite"])],
  ["server on PostgreSQL", () => vitest(["server-postgres"])],
  // The pictures' run renders every story, plays it and asks axe in both themes: the stories need no run of their own.
  picturesComparable
    ? ["stories and pictures", () => vitest(["visual"])]
    : ["stories", () => vitest(["stories"])],
  ...(picturesComparable
    ? [["stories with lists", () => vitest(["visual-alone"], ownPageFiles)] as Layer]
    : []),
  ["end to end", endToEnd],
];

const total: Counts = { passed: 0, failed: 0 };
const table: string[] = [];
for (const [name, layer] of layers) {
  const started = performance.now();
  const counts = await layer();
  total.passed += counts.passed;
  total.failed += counts.failed;
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  table.push(`${name.padEnd(22)} ${counts.passed} passed, ${counts.failed} failed (${seconds} s)`);
}
if (failures.length > 0) process.stdout.write(`\n${failures.join("\n\n")}\n`);
process.stdout.write(`\n${table.map((line) => `  ${line}`).join("\n")}\n\n`);
process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`);
process.exit(total.failed === 0 ? 0 : 1);
