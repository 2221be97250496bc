import Fastify from "fastify";
import { sql } from "kysely";
import { beginsWith, openDatabase } from "../../apps/server/src/db/index.ts";
import { prepare, textSlot } from "../../apps/server/src/db/prepared.ts";

/**
 * The baseline for searches: the same framework and one lookup in the same index, without anything else.
 * Usage: bare-index.ts DATA_DIR PORT [DATABASE_URL]
 */
const [dataDir, port, databaseUrl] = process.argv.slice(2);
if (!dataDir || !port) throw new Error("usage: bare-index.ts DATA_DIR PORT [DATABASE_URL]");

const database = openDatabase({ dataDir, databaseUrl });
const range = prepare<{ key: string }, { key: string; code: string }>(
  database,
  () => sql`select key, kind, code from search_key
    where ${beginsWith("key", textSlot("key"))} order by key limit 8`,
);

const app = Fastify();
app.get<{ Params: { key: string } }>("/:key", (request) => range({ key: request.params.key }));
await app.listen({ port: Number(port), host: "127.0.0.1" });
