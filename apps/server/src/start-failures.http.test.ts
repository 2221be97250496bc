import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { backupTables } from "./backup/tables.ts";
import { freePort } from "./testing/server-process.ts";

const main = join(import.meta.dirname, "main.ts");
const run = promisify(execFile);

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "caliper-start-"));
});
afterAll(() => rmSync(root, { recursive: true }));

interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a command until it ends; a process that stays fails the test. */
async function ended(
  words: readonly string[],
  environment: Record<string, string>,
): Promise<Ended> {
  const env = {
    PATH: process.env["PATH"],
    NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"],
    PORT: String(await freePort()),
    ...environment,
  };
  try {
    const done = await run(process.execPath, [main, ...words], { env, timeout: 40_000 });
    return { code: 0, ...done };
  } catch (error) {
    const { code, stdout, stderr } = error as Ended;
    return { code, stdout, stderr };
  }
}

/** The only sentence of a command that failed. */
async function failure(words: readonly string[], environment: Record<string, string>) {
  const { code, stderr } = await ended(words, environment);
  expect([code, stderr]).toEqual([1, expect.stringMatching(/^[^\n]+\.\n$/u)]);
  expect(stderr).not.toMatch(/\bat .*:\d+|Error:/u);
  return stderr.trim();
}

/** A folder of this test. */
function folder(name: string): string {
  const path = join(root, name);
  mkdirSync(path);
  return path;
}

const commands = [[], ["account", "list"], ["history"]];
const named = (words: readonly string[]) => [words.join(" ") || "serve", words] as const;

describe.each(commands.map(named))("%s", (name, words) => {
  it("names a damaged database", async () => {
    const dataDir = folder(`${name}-damaged`);
    writeFileSync(join(dataDir, "caliper.db"), "This is not a database. ".repeat(500));
    expect(await failure(words, { DATA_DIR: dataDir })).toContain("DATA_DIR is damaged");
  });

  it("names a DATA_DIR that is a file", async () => {
    const file = join(root, `${name}-file`);
    writeFileSync(file, "");
    expect(await failure(words, { DATA_DIR: file })).toContain("it is a file, not a folder");
  });

  it("names an unknown database host", async () => {
    const refused = await failure(words, {
      DATA_DIR: folder(`${name}-host`),
      DATABASE_URL: "postgres://user:secret-word@no-such-host.invalid/catalogue",
    });
    expect(refused).toContain("The host name in DATABASE_URL cannot be resolved");
    expect(refused).not.toContain("secret-word");
  });
});

describe("a server", () => {
  it("ends when METRICS_PORT is taken", async () => {
    const other = createServer().listen(0, "localhost");
    await once(other, "listening");
    const address = other.address();
    const port = String(typeof address === "object" && address?.port);
    const taken = await failure([], { DATA_DIR: folder("metrics"), METRICS_PORT: port });
    expect(taken).toContain(`METRICS_PORT ${port}`);
    other.close();
  });

  it("ends when a folder has the name of the database file", async () => {
    const dataDir = folder("folder");
    mkdirSync(join(dataDir, "caliper.db"));
    expect(await failure([], { DATA_DIR: dataDir })).toContain("cannot be opened");
  });
});

describe("a backup", () => {
  it("of a database without tables is refused", async () => {
    const target = join(root, "no-tables-backup");
    const refused = await failure(["backup", target], { DATA_DIR: folder("no-tables") });
    expect(refused).toContain("lacks tables");
  });

  it.each([
    ["verify", ["restore", "--verify"]],
    ["restore", ["restore"]],
  ])("with a damaged price is not quoted by %s", async (name, words) => {
    const backup = folder(`${name}-backup`);
    const manifest = { format: 1, madeAt: "2026-01-01T00:00:00.000Z", rows: { price: 1 } };
    writeFileSync(join(backup, "manifest.json"), JSON.stringify(manifest));
    for (const table of backupTables.keys()) writeFileSync(join(backup, `${table}.ndjson`), "");
    writeFileSync(join(backup, "price.ndjson"), '{"code":"BR31338","price_cents":123456\n');
    const refused = await failure([...words, backup], { DATA_DIR: folder(`${name}-data`) });
    expect(refused).toBe("price.ndjson is damaged.");
  });

  it("with a damaged manifest is refused", async () => {
    const backup = folder("manifest-backup");
    writeFileSync(join(backup, "manifest.json"), "{");
    const refused = await failure(["restore", "--verify", backup], {});
    expect(refused).toBe("manifest.json is damaged.");
  });
});

it("names settings that do not exist", async () => {
  const { code, stderr } = await ended(["history"], {
    DATA_DIR: folder("unknown"),
    RATE_LIMT: "5",
    CALIPER_COLOR: "red",
    HOSTNAME: "desk",
    LANGUAGE: "en",
  });
  expect([code, stderr.trim().split("\n")]).toEqual([
    0,
    [
      "The setting RATE_LIMT is unknown; did you mean RATE_LIMIT?",
      "The setting CALIPER_COLOR is unknown.",
    ],
  ]);
});
