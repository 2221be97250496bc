import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { type Kysely, sql } from "kysely";
import pg from "pg";
import { describe, expect, inject, it } from "vitest";
import { createTestDatabase } from "../testing/index.ts";
import { type Database, migrate, openDatabase, type OpenDatabase } from "./index.ts";

/** See `tools/released-database.ts`. */
const folder = join(import.meta.dirname, "released");
const isPostgres = inject("caliperTemplates").postgres !== null;
const suffix = isPostgres ? ".sql.br" : ".sqlite.br";
const versions = (await readdir(folder))
  .filter((name) => name.endsWith(suffix))
  .map((name) => name.slice(0, -suffix.length));

/** The database of a release with its demo data; `close` removes it. */
async function openReleased(version: string) {
  const content = brotliDecompressSync(await readFile(join(folder, `${version}${suffix}`)));
  if (!isPostgres) {
    const dataDir = await mkdtemp(join(tmpdir(), "caliper-released-"));
    await writeFile(join(dataDir, "caliper.db"), content);
    const database = openDatabase({ dataDir });
    const close = async () => {
      await database.close();
      await rm(dataDir, { recursive: true });
    };
    return { database, close };
  }
  const own = await createTestDatabase({ content: "empty" });
  const client = new pg.Client({ connectionString: own.databaseUrl });
  await client.connect();
  await client.query(
    `drop schema public cascade; create schema public; ${content.toString("utf8")}`,
  );
  await client.end();
  return { database: own.database, close: () => own.close() };
}

const hidden = /^kysely|^search_key_substring_|^sqlite/u;

async function tablesOf(db: Kysely<Database>) {
  return (await db.introspection.getTables()).filter(({ name }) => !hidden.test(name));
}

/** What can make a statement fail that was accepted before: unique indexes, references and checks, by table. */
async function constraintsOf({ read, dialect }: OpenDatabase): Promise<string[]> {
  const { rows } = await (
    dialect === "postgres"
      ? sql<{ text: string }>`
        select conrelid::regclass || ': ' || pg_get_constraintdef(oid) as text from pg_constraint
          where connamespace = 'public'::regnamespace and contype in ('p', 'u', 'c', 'f', 'x')
        union select indrelid::regclass || ': ' || pg_get_indexdef(indexrelid) from pg_index
          where indisunique and indrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)`
      : sql<{ text: string }>`
        select name || ': ' || replace(sql, char(10), ' ') as text from sqlite_master
          where type = 'index' and sql like 'create unique%'
        union select t.name || ': ' || i.name from sqlite_master t, pragma_index_list(t.name) i
          where t.type = 'table' and i."unique" and i.origin <> 'c'
        union select t.name || ': ' || f."from" || ' refers to ' || f."table" from sqlite_master t, pragma_foreign_key_list(t.name) f
          where t.type = 'table'`
  ).execute(read);
  return rows.map(({ text }) => text);
}

async function rowsOf(db: Kysely<Database>, table: string, columns: readonly string[]) {
  const names = sql.join(columns.map((name) => sql.ref(name)));
  const { rows } = await sql<object>`select ${names} from ${sql.table(table)}`.execute(db);
  return rows.map((row) => JSON.stringify(row)).toSorted();
}

it("there is a database of at least one release", () => {
  expect(versions).not.toEqual([]);
});

describe.each(versions)("the database of release %s", (version) => {
  it("is migrated with its rows, and statements of its servers still work", async () => {
    const { database, close } = await openReleased(version);
    const { read } = database;
    const before = await tablesOf(read);
    const constraints = new Set(await constraintsOf(database));
    const contents = await Promise.all(
      before.map(({ name, columns }) =>
        rowsOf(
          read,
          name,
          columns.map((column) => column.name),
        ),
      ),
    );
    await migrate(database);

    const after = new Map((await tablesOf(read)).map((table) => [table.name, table]));
    const missing: string[] = [];
    const required: string[] = [];
    const lost: string[] = [];
    for (const [at, { name, columns }] of before.entries()) {
      const now = after.get(name)?.columns ?? [];
      // Servers of the release read and write these columns while they are replaced one by one.
      const same = new Set(now.map((column) => JSON.stringify(column)));
      missing.push(
        ...columns
          .filter((column) => !same.has(JSON.stringify(column)))
          .map((column) => `${name}.${column.name}`),
      );
      // They leave out the new ones.
      const released = new Set(columns.map((column) => column.name));
      required.push(
        ...now
          .filter(({ isNullable, hasDefaultValue }) => !isNullable && !hasDefaultValue)
          .filter((column) => !released.has(column.name))
          .map((column) => `${name}.${column.name}`),
      );
      const rows = new Set(await rowsOf(read, name, [...released]));
      lost.push(...(contents[at] ?? []).filter((row) => !rows.has(row)));
    }
    expect(missing).toEqual([]);
    expect(required).toEqual([]);
    expect(lost).toEqual([]);
    const names = new Set(before.map(({ name }) => name));
    const added = (await constraintsOf(database)).filter(
      (text) =>
        names.has(text.split(":", 1)[0] ?? "") &&
        !constraints.has(text) &&
        // A key with more columns refuses less.
        ![...constraints].some((known) => text.startsWith(`${known.slice(0, -1)},`)),
    );
    // Constraints that the release does not know.
    expect(added).toEqual([]);
    await close();
  });
});

it("a server of an earlier release starts on a database that a later one has migrated", async () => {
  const own = await createTestDatabase({ content: "empty" });
  const { database } = own;
  const insert = (name: string) =>
    sql`insert into kysely_migration (name, timestamp) values (${name}, '2030-01-01')`.execute(
      database.write,
    );
  await insert("9999-later");
  await migrate(database);
  await insert("0001-another-branch");
  await expect(migrate(database)).rejects.toThrow("0001-another-branch");
  await own.close();
});

it("a migration that was merged after a later one is still applied", async () => {
  const own = await createTestDatabase({ content: "empty" });
  const { write } = own.database;
  await sql`delete from kysely_migration where name = '0019-session-details'`.execute(write);
  for (const column of ["address", "user_agent", "confirmed_at"])
    await write.schema.alterTable("session").dropColumn(column).execute();
  await migrate(own.database);
  const row = await write.selectFrom("session").select(["address", "confirmed_at"]).execute();
  expect(row).toEqual([]);
  await own.close();
});
