/** The layers of the tests, each run by its own runner and counted from its report. */
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { runChecks } from "./checks.ts";
import { root, run } from "./run.ts";

export interface Failure {
  /** The file, or the check. */
  readonly where: string;
  readonly name: string;
  readonly messages: readonly string[];
}

export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** Fewer than `failed` when a runner died without a word. */
  readonly failures: readonly Failure[];
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
const settle = (code: number, outcome: Outcome): Outcome =>
  code !== 0 && outcome.failed === 0 ? { ...outcome, failed: 1 } : outcome;

const failure = (
  where: string,
  name: string,
  messages: readonly (string | undefined)[],
): Failure => ({
  where,
  name,
  messages: messages.map((message) => stripVTControlCharacters(message ?? "")),
});

export async function checks(): Promise<Outcome> {
  const failures: Failure[] = [];
  const counts = await runChecks((check, output) =>
    failures.push(failure("npm run check", check, [output])),
  );
  return { ...counts, failures };
}

export async function vitest(project: string, files: readonly string[] = []): Promise<Outcome> {
  const file = join(reports, `${project}.json`);
  rmSync(file, { force: true });
  const { code } = await run(
    "vitest",
    [
      "run",
      ...files,
      "--project",
      project,
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${file}`,
    ],
    true,
    { CI: "true" },
  );
  const report = read<VitestReport>(file);
  if (!report) return { passed: 0, failed: 1, failures: [] };
  const broken = report.testResults.filter(
    (result) => result.status === "failed" && result.assertionResults.length === 0,
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
  return settle(code, { passed, failed: report.numFailedTests + broken.length, failures });
}

/** Of the picture comparison and of nothing else. */
const isOfPictures = ({ messages }: Failure) =>
  messages.length > 0 && messages.every((each) => each.includes("Screenshot does not match"));

/**
 * Files in which nothing but pictures differs are compared once more, in a new browser: one that has drawn hundreds
 * of stories now and then draws a few letters with other grey at their edges. There, too, no pixel more may differ.
 */
export async function pictures(project: string, files?: readonly string[]): Promise<Outcome> {
  const first = await vitest(project, files);
  const isExplained = first.failures.length === first.failed && first.failures.every(isOfPictures);
  if (first.failed === 0 || !isExplained) return first;
  const differing = [...new Set(first.failures.map(({ where }) => where))];
  process.stdout.write(`\nOnce more, in a new browser: ${differing.join(", ")}\n`);
  const again = await vitest(project, differing);
  return { ...again, passed: first.passed + first.failed - again.failed };
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

export async function endToEnd(): Promise<Outcome> {
  const file = join(reports, "e2e.json");
  const { code } = await run(
    "playwright",
    ["test", "-c", "e2e/playwright.config.ts", "--reporter=list,json"],
    true,
    { PLAYWRIGHT_JSON_OUTPUT_FILE: file, CI: "true" },
  );
  const report = read<PlaywrightReport>(file);
  if (!report) return { passed: 0, failed: 1, failures: [] };
  const { expected, unexpected, flaky } = report.stats;
  const failures = [
    ...report.suites.flatMap(failuresOf),
    ...report.errors.map(({ message }) => failure("e2e", "the run itself", [message])),
  ];
  const failed = unexpected + flaky + report.errors.length;
  return settle(code, { passed: expected, failed, failures });
}
