import { writeFileSync } from "node:fs";
import { requestsOf, searchesOf } from "./requests.ts";
import { recordStatements, type Statement } from "./statements.ts";

/**
 * Builds the database for the benchmark and, on SQLite, records the statements of each request. It is a separate process,
 * because the recorder patches `node:sqlite` and the measured process must not be patched.
 * Usage: prepare.ts demo|large|huge DATA_DIR OUTPUT.json [DATABASE_URL]
 */
const [scale, dataDir, output, databaseUrl] = process.argv.slice(2);
if (!scale || !dataDir || !output)
  throw new Error("usage: prepare.ts demo|large|huge DATA_DIR OUTPUT [DATABASE_URL]");

const recorder = recordStatements();
const { createApp } = await import("../../apps/server/src/compose/app.ts");
const { folderStorage } = await import("../../apps/server/src/storage/index.ts");
const { migrate, openDatabase } = await import("../../apps/server/src/db/index.ts");
const { demoPassword, seedDemo } = await import("../../apps/demo/src/index.ts");
const { readConfig } = await import("../../apps/server/src/config.ts");
const { growCatalogue } = await import("./grown.ts");

const database = openDatabase({ dataDir, databaseUrl });
const storage = folderStorage(dataDir);
await migrate(database);
await seedDemo({
  database,
  storage,
  worksEverywhere: true,
  ...(scale === "large" && { scale: { applications: 300_000, interchanges: 400_000 } }),
});
if (scale === "huge") await growCatalogue(database);

const calls = await requestsOf(database);
const searches = await searchesOf(database);
const statements: Record<string, Statement[]> = {};
if (databaseUrl === undefined) {
  const { app } = await createApp({
    config: readConfig({ DATA_DIR: dataDir, LOG_LEVEL: "silent", RATE_LIMIT: "0" }),
    database,
    storage,
  });
  const signedIn = await app.inject({
    method: "POST",
    url: "/api/usersAuth",
    payload: { cliente: "admin", password: demoPassword },
  });
  const cookie = String(signedIn.headers["set-cookie"]).split(";")[0] ?? "";
  for (const [kind, requests] of Object.entries(calls)) {
    for (const [index, { method, path, body }] of requests.entries()) {
      recorder.take();
      const answer = await app.inject({
        method,
        url: path,
        headers: { cookie, ...(body !== undefined && { "content-type": "application/json" }) },
        ...(body !== undefined && { payload: body }),
      });
      if (answer.statusCode !== 200)
        throw new Error(`${path}: ${answer.statusCode} ${answer.body}`);
      statements[`${kind}-${index}`] = recorder.take();
    }
  }
  await app.close();
}
writeFileSync(output, JSON.stringify({ calls, searches, statements }));
await database.close();
