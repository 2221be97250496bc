import { readFileSync } from "node:fs";
import Fastify from "fastify";
import { openSqliteFile } from "../../apps/server/src/db/sqlite-file.ts";
import type { Statement } from "./statements.ts";

/**
 * The baseline for Caliper's handlers: the same framework and the same statements on the same database, without
 * contract, session, access checks or domain logic.
 * Usage: bare.ts DATABASE STATEMENTS.json PORT
 */
const [file, recorded, port] = process.argv.slice(2);
if (!file || !recorded || !port) throw new Error("usage: bare.ts DATABASE STATEMENTS.json PORT");

const db = openSqliteFile(file, "reader");
const requests = JSON.parse(readFileSync(recorded, "utf8")) as Record<string, Statement[]>;

const app = Fastify();
app.get<{ Params: { key: string } }>("/:key", (request) =>
  (requests[request.params.key] ?? []).map(({ sql, parameters }) => db.run(sql, parameters).rows),
);
await app.listen({ port: Number(port), host: "127.0.0.1" });
