/** The test layers. Each has its own runner; counts come from the runner's report. */
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { runChecks } from "./checks.ts";
import { arePicturesComparable } from "./chromium.ts";
import { differs, unusedBaselines } from "./pictures.ts";
import { root, type Run, run } from "./run.ts";

export interface Failure {
  /** The file, or the check. */
  readonly where: string;
  readonly name: string;
  readonly messages: readonly string[];
}

export interface Outcome {
  passed: number;
  failed: number;
  failures: Failure[];
  /** Titles of tests that failed first and then passed. */
  flaky?: string[];
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
    tests: { status: string; results: { error?: { message?: string } }[] }[];
  }[];
}
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
}

const reports = join(root, "node_modules/.cache/reports");
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const read = <Report>(file: string): Report | undefined => {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Report;
  } catch {
    return undefined; // the runner crashed before it could report; counted as a failure below
  }
};

const failure = (
  where: string,
  name: string,
  messages: readonly (string | undefined)[],
): Failure => ({
  where,
  name,
  messages: messages.map((message) => stripVTControlCharacters(message ?? "")),
});

const nothing: Outcome = { passed: 0, failed: 0, failures: [] };

/** The lines of a failure's reason that are shown. */
export const reasonLines = 16;

/** One failure: the runner failed without naming a test. The end of its output says why. */
function crashed(layer: string, { code, output }: Run): Outcome {
  const end = output.trimEnd().split("\n").slice(-reasonLines).join("\n");
  const crash = failure(layer, `exit code ${code} without a failed test`, [end]);
  return { ...nothing, failed: 1, failures: [crash] };
}

/** A runner that failed without naming a failed test still counts as one failure. */
const settle = (layer: string, ended: Run, outcome: Outcome): Outcome =>
  ended.code !== 0 && outcome.failed === 0
    ? { ...crashed(layer, ended), passed: outcome.passed }
    : outcome;

export async function checks(): Promise<Outcome> {
  const failures: Failure[] = [];
  const counts = await runChecks((check, output) =>
    failures.push(failure("npm run check", check, [output])),
  );
  return { ...counts, failures };
}

/** Runs a project, by default all of it; `filters` are files or `--changed`. */
export async function vitest(project: string, filters: readonly string[] = []): Promise<Outcome> {
  const file = join(reports, `${project}.json`);
  rmSync(file, { force: true });
  const ended = await run(
    "vitest",
    [
      "run",
      ...filters,
      "--passWithNoTests",
      "--project",
      project,
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${file}`,
    ],
    project,
    { CI: "true" },
  );
  const report = read<VitestReport>(file);
  if (!report) return crashed(project, ended);
  // Files that could not be loaded, or whose hooks failed: their tests are missing or skipped.
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && assertionResults.every((each) => each.status !== "failed"),
  );
  const failures = [
    ...broken.map((each) => failure(relative(root, each.name), "the file itself", [each.message])),
    ...report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === "failed")
        .map((each) => failure(relative(root, name), each.fullName, each.failureMessages)),
    ),
  ];
  const passed = report.numPassedTests;
  return settle(project, ended, {
    passed,
    failed: report.numFailedTests + broken.length,
    failures,
  });
}

/** Whether only pictures differ. */
const isOfPictures = ({ messages }: Failure) =>
  messages.length > 0 && messages.every((each) => each.includes(differs));

/**
 * Files in which nothing but pictures differs are compared again, in a new browser: a browser that has drawn hundreds
 * of stories sometimes draws a few letters with other gray at their edges. The tolerance is the same there.
 */
export async function stories(filters: readonly string[] = []): Promise<Outcome> {
  unusedBaselines();
  const first = await vitest("stories", filters);
  const unused = arePicturesComparable && filters.length === 0 ? unusedBaselines() : [];
  const withUnused = (outcome: Outcome): Outcome => ({
    passed: outcome.passed,
    failed: outcome.failed + unused.length,
    failures: [
      ...outcome.failures,
      ...unused.map((path) => failure(path, "baseline without a story", ["Delete the file."])),
    ],
  });
  const isExplained = first.failures.length === first.failed && first.failures.every(isOfPictures);
  if (first.failed === 0 || !isExplained) return withUnused(first);
  const differing = [...new Set(first.failures.map(({ where }) => where))];
  process.stdout.write(`\nOnce more, in a new browser: ${differing.join(", ")}\n`);
  const again = await vitest("stories", differing);
  return withUnused({ ...again, passed: first.passed + first.failed - again.failed });
}

const failuresOf = ({ title, suites = [], specs = [] }: PlaywrightSuite): Failure[] => [
  ...specs
    .filter(({ ok }) => !ok)
    .map((spec) => {
      const results = spec.tests.flatMap((test) => test.results);
      return failure(
        title,
        spec.title,
        results.map(({ error }) => error?.message),
      );
    }),
  ...suites.flatMap(failuresOf),
];

const flakyOf = ({ suites = [], specs = [] }: PlaywrightSuite): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === "flaky"))
    .map(({ title }) => title),
  ...suites.flatMap(flakyOf),
];

/** Builds the pages that the end-to-end tests visit. Runs beside other layers, because most of a build uses one core. */
export async function build(): Promise<Outcome> {
  const { code, output } = await run("node", ["tools/build.ts"]);
  if (code === 0) return nothing;
  return { passed: 0, failed: 1, failures: [failure("npm run build", "the build", [output])] };
}

/** Runs the specs with these names, by default all, on what `build` built. */
export async function endToEnd(specs: readonly string[] = []): Promise<Outcome> {
  const file = join(reports, "e2e.json");
  const ended = await run(
    "playwright",
    [
      "test",
      ...specs.map((name) => `/${name}.spec`),
      "-c",
      "e2e/playwright.config.ts",
      "--reporter=list,json",
    ],
    "e2e",
    { PLAYWRIGHT_JSON_OUTPUT_FILE: file, E2E_BUILT: "1", CI: "true" },
  );
  const report = read<PlaywrightReport>(file);
  if (!report) return crashed("e2e", ended);
  const { expected, unexpected, flaky } = report.stats;
  const failures = [
    ...report.suites.flatMap(failuresOf),
    ...report.errors.map(({ message }) => failure("e2e", "the run itself", [message])),
  ];
  const failed = unexpected + report.errors.length;
  return settle("e2e", ended, {
    passed: expected + flaky,
    failed,
    failures,
    flaky: report.suites.flatMap(flakyOf),
  });
}
