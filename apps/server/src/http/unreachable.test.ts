import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { isUnreachable, migrate, openDatabase, type OpenDatabase } from "../db/index.ts";
import { folderStorage } from "../storage/index.ts";
import { freePort } from "../testing/server-process.ts";
import { createApp } from "../compose/app.ts";

const log: string[] = [];

/** The server over this database. */
const appOver = (database: OpenDatabase) =>
  createApp({
    config: {
      dataDir: database.config.dataDir,
      logLevel: "error",
      session: { idle: 1000, absolute: 1000, confirmed: 1000 },
      secondFactorLevels: [],
      breachedPasswords: undefined,
      rateLimit: 0,
      history: { days: 0, keep: 0 },
      trustProxy: false,
      plainHttp: false,
      indexing: true,
      publicUrl: undefined,
    },
    database,
    storage: folderStorage(database.config.dataDir),
    portal: join(database.config.dataDir, "no-portal"),
    log: { write: (line) => log.push(line) },
  });

it("is not ready with a database that answers but lacks the catalogue", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "caliper-no-schema-"));
  const database = openDatabase({ dataDir });
  const { app } = await appOver(database);
  try {
    const answer = await app.inject({ url: "/readyz" });
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ code: "unavailable" });
    expect((await app.inject({ url: "/healthz" })).statusCode).toBe(200);
    await migrate(database);
    expect((await app.inject({ url: "/readyz" })).statusCode).toBe(200);
  } finally {
    await app.close();
    await database.close();
    rmSync(dataDir, { recursive: true });
  }
});

it("returns 503 with a time to retry, also to anonymous callers, while the database is unreachable", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "caliper-unreachable-"));
  const databaseUrl = `postgres://nobody@127.0.0.1:${await freePort()}/nothing`;
  const database = openDatabase({ dataDir, databaseUrl });
  const { app } = await appOver(database);
  try {
    const reading = await app.inject({ url: "/api/Ficha_info?codigo=BR31338" });
    const signingIn = await app.inject({
      method: "POST",
      url: "/api/usersAuth",
      payload: { cliente: "admin", password: "nothing" },
    });
    for (const answer of [reading, signingIn]) {
      expect(answer.statusCode).toBe(503);
      expect(answer.headers["retry-after"]).toBe("5");
      expect(answer.json()).toMatchObject({ code: "unavailable", status: 503 });
      expect(answer.body).not.toContain("127.0.0.1");
    }
    expect(log.join("")).toContain("ECONNREFUSED");
  } finally {
    await app.close();
    await database.close();
    rmSync(dataDir, { recursive: true });
  }
});

const coded = (code: string) => Object.assign(new Error("said by the driver"), { code });

it.each([
  [new Error("Connection terminated unexpectedly"), true],
  [new Error("Client has encountered a connection error and is not queryable"), true],
  [coded("57P01"), true],
  [coded("08006"), true],
  [coded("ECONNRESET"), true],
  [coded("23505"), false],
  [coded("42P01"), false],
  [new Error("an ordinary fault"), false],
  ["Connection terminated", false],
])("%s means an unreachable database: %s", (error, is) => {
  expect(isUnreachable(error)).toBe(is);
});
