import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import { contentKeys } from "../../apps/server/src/files/content-keys.ts";
import type { Database, OpenDatabase } from "../../apps/server/src/db/index.ts";
import type { Storage } from "../../apps/server/src/storage/index.ts";
import type { Model } from "./model.ts";
import { nameOf, type Target, valueIn } from "./targets.ts";

/** The names of what a run adds begin with this, which nothing of the demo does. */
export const mark = "soak";

export const sessionName = (token: string): string =>
  `session ${createHash("sha256").update(decodeURIComponent(token)).digest("hex")}`;

/** Values of the model as they are stored at one moment. */
export async function observe(
  database: OpenDatabase,
  targets: readonly Target[],
  model: Model,
): Promise<Map<string, string>> {
  const storedValues = new Map<string, string>();
  // Two rows of one name are a change that was applied twice.
  const add = (name: string, value: string) =>
    storedValues.set(
      name,
      storedValues.has(name) ? `${storedValues.get(name)} and ${value}` : value,
    );
  const read = async (db: Kysely<Database>) => {
    for (const target of targets) add(nameOf(target), await valueIn(db, target));
    const orders = db
      .selectFrom("purchase_order")
      .select(["note", "lines", "line_count", "total_cents"]);
    for (const { note, lines, line_count, total_cents } of await orders
      .where("note", "like", `${mark}%`)
      .execute())
      add(`order ${note}`, orderValue((JSON.parse(lines) as []).length, line_count, total_cents));
    const amendments = db.selectFrom("amendment").select(["message", "status"]);
    for (const { message, status } of await amendments
      .where("message", "like", `${mark}%`)
      .execute())
      add(`amendment ${message}`, String(status));
    const files = db.selectFrom("file").select(["nombre", "hash"]);
    for (const { nombre, hash } of await files.where("nombre", "like", `${mark}%`).execute())
      add(`file ${nombre}`, hash);
    for (const { token_hash } of await db.selectFrom("session").select("token_hash").execute())
      if (model.knows(`session ${token_hash}`)) add(`session ${token_hash}`, "open");
  };
  // SQLite is read while no server changes it.
  if (database.dialect === "sqlite") await read(database.read);
  else await database.read.transaction().setIsolationLevel("repeatable read").execute(read);
  return storedValues;
}

/** The value of an order. The number of its lines is stored twice. */
export const orderValue = (lines: number, count: number, cents: number): string =>
  `${lines} lines of ${count}, ${cents} cents`;

/** Reads the contents of files that rows refer to. @returns a sentence for each that is missing or damaged */
export async function damagedContents(
  storage: Storage,
  hashes: Iterable<string>,
): Promise<string[]> {
  const damaged: string[] = [];
  for (const hash of hashes) {
    const content = await storage.open(contentKeys.files(hash));
    const digest = createHash("sha256");
    for await (const chunk of content ?? []) digest.update(chunk as Buffer);
    if (!content) damaged.push(`the content ${hash} is lost`);
    else if (digest.digest("hex") !== hash) damaged.push(`the content ${hash} is damaged`);
  }
  return damaged;
}
