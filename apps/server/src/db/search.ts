import { type Kysely, type RawBuilder, type SqlBool, sql } from "kysely";
import type { DialectName } from "./connection.ts";

/** A trigram index cannot help below three characters: search the prefix instead. */
export const shortestSubstring = 3;

/** No code is longer, and to look up all trigrams of such a text is slow. */
export const longestSubstring = 100;

/** Sorts after every key with the same start; keys consist of letters and digits. */
const afterAll = "\uffff";

/**
 * Whether a key column begins with `key`, written as a range so that the column's index serves it.
 * `column` is `table.column`, or an indexed expression; `key` comes from `normalizeCode` or `foldText`.
 */
export function beginsWith(column: string | RawBuilder<string>, key: string): RawBuilder<SqlBool> {
  const name = typeof column === "string" ? sql.ref(column) : column;
  return sql<SqlBool>`(${name} >= ${key} and ${name} < ${key + afterAll})`;
}

/** Keys of our own: codes and FMSI numbers. Indexes on them contain this condition. */
export const ownKeys = sql<SqlBool>`kind <> 'interchange'`;

/** A key without its leading letters: `31338` for BR31338. */
export const numberOf = (column: string): RawBuilder<string> =>
  sql<string>`ltrim(${sql.ref(column)}, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ')`;

/**
 * Whether `search_key.key` contains `key`, by the substring index, which returns at most `maxKeys` keys on SQLite. `key` comes
 * from `normalizeCode`; below `shortestSubstring` characters nothing contains it.
 */
export function keyContains(
  dialect: DialectName,
  key: string,
  maxKeys: number,
): RawBuilder<SqlBool> {
  if (key.length < shortestSubstring) return sql<SqlBool>`1 = 0`;
  if (dialect === "postgres") {
    const pattern = `%${key.replaceAll(/[\\%_]/gu, (sign) => `\\${sign}`)}%`;
    return sql<SqlBool>`search_key.key like ${pattern}`;
  }
  const phrase = `"${key.replaceAll('"', '""')}"`;
  return sql<SqlBool>`search_key.id in (select rowid from search_key_substring
    where search_key_substring match ${phrase} limit ${sql.lit(maxKeys)})`;
}

/** Like `keyContains` for our own keys, which are few enough to read them all. */
export function ownKeyContains(dialect: DialectName, key: string): RawBuilder<SqlBool> {
  const contains =
    dialect === "postgres" ? sql`key like ${`%${key}%`}` : sql`instr(key, ${key}) > 0`;
  return sql<SqlBool>`(${ownKeys} and ${contains})`;
}

/**
 * Whether `search_key.key` contains any of several texts, by the substring index, which returns
 * at most `maxKeys` keys. `texts` is a slot for `anyOf`.
 */
export function keyContainsAny(
  dialect: DialectName,
  texts: RawBuilder<unknown>,
  maxKeys: number,
): RawBuilder<SqlBool> {
  return dialect === "postgres"
    ? sql<SqlBool>`search_key.key like any(${texts}::text[])`
    : sql<SqlBool>`search_key.id in (select rowid from search_key_substring
        where search_key_substring match ${texts} limit ${sql.lit(maxKeys)})`;
}

/** The texts for `keyContainsAny`, which consist of letters and digits: `"ABC" OR "BCD"`, or `['%ABC%', '%BCD%']`. */
export const anyOf = (dialect: DialectName, texts: readonly string[]): string | readonly string[] =>
  dialect === "sqlite"
    ? texts.map((text) => `"${text}"`).join(" OR ")
    : texts.map((text) => `%${text}%`);

/** The index behind `keyContains`; on SQLite, triggers keep it up to date. */
export async function createSubstringIndex(
  db: Kysely<unknown>,
  dialect: DialectName,
): Promise<void> {
  if (dialect === "postgres") {
    await sql`create extension if not exists pg_trgm`.execute(db);
    await sql`create index search_key_substring on search_key using gin (key gin_trgm_ops)`.execute(
      db,
    );
    return;
  }
  await sql`create virtual table search_key_substring using fts5(
    key, content = 'search_key', content_rowid = 'id', tokenize = 'trigram case_sensitive 1'
  )`.execute(db);
  const add = sql`insert into search_key_substring(rowid, key) values (new.id, new.key)`;
  const remove = sql`insert into search_key_substring(search_key_substring, rowid, key)
    values ('delete', old.id, old.key)`;
  await sql`create trigger search_key_added after insert on search_key
    begin ${add}; end`.execute(db);
  await sql`create trigger search_key_removed after delete on search_key
    begin ${remove}; end`.execute(db);
  await sql`create trigger search_key_changed after update on search_key
    begin ${remove}; ${add}; end`.execute(db);
}
