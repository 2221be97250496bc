import type { Kysely, Selectable } from "kysely";
import type { KeyKind, KeyScope } from "@caliper/catalogue-model";
import type { Database, OpenDatabase } from "../db/index.ts";
import { prepare, type Slots } from "../db/prepared.ts";
import type { AccessKeyDayRow, AccessKeyRow } from "../db/schema.ts";

/** A key without its secret. Times in ms since 1970. */
export interface AccessKey {
  readonly id: number;
  readonly ownerId: number;
  readonly kind: KeyKind;
  readonly name: string;
  /** The id of an embed key; the first characters of an API key's secret. */
  readonly shown: string;
  readonly scopes: readonly KeyScope[];
  readonly warehouses: readonly string[];
  readonly origins: readonly string[];
  /** Requests per minute from one address. */
  readonly rate: number;
  readonly createdAt: number;
  readonly createdBy: string;
  readonly expiresAt: number | null;
  readonly lastUsedAt: number | null;
  readonly revokedAt: number | null;
}

export interface NewAccessKey extends Omit<AccessKey, "id" | "lastUsedAt" | "revokedAt"> {
  readonly nameKey: string;
  /** SHA-256 of a secret, hexadecimal, or an embed key's id. */
  readonly lookup: string;
}

/** The requests of a key on a day, UTC. */
export type KeyDay = Readonly<Omit<AccessKeyDayRow, "key_id">>;

export interface KeyUse extends KeyDay {
  readonly keyId: number;
  /** The last accepted request; undefined when all were refused. */
  readonly lastUsedAt: number | undefined;
}

export type AccessKeysRepository = ReturnType<typeof accessKeysRepository>;

const list = <Item>(json: string) => JSON.parse(json) as readonly Item[];

const keyOf = (row: Selectable<AccessKeyRow>): AccessKey => ({
  id: row.id,
  ownerId: row.account_id,
  kind: row.kind,
  name: row.name,
  shown: row.shown,
  scopes: list<KeyScope>(row.scopes),
  warehouses: list(row.warehouses),
  origins: list(row.origins),
  rate: row.rate,
  createdAt: row.created_at,
  createdBy: row.created_by,
  expiresAt: row.expires_at,
  lastUsedAt: row.last_used_at,
  revokedAt: row.revoked_at,
});

export function accessKeysRepository(database: OpenDatabase) {
  const { read, write } = database;
  const byLookup = prepare(database, (slot: Slots<{ lookup: string }>) =>
    read
      .selectFrom("access_key")
      .selectAll()
      .where("lookup", "=", slot.lookup)
      .where("revoked_at", "is", null),
  );

  return {
    /** Every key, the newest first. */
    async all(): Promise<AccessKey[]> {
      const rows = await read.selectFrom("access_key").selectAll().orderBy("id", "desc").execute();
      return rows.map(keyOf);
    },

    async find(id: number, db: Kysely<Database> = read): Promise<AccessKey | undefined> {
      const row = await db
        .selectFrom("access_key")
        .selectAll()
        .where("id", "=", id)
        .executeTakeFirst();
      return row && keyOf(row);
    },

    /** The key of what a caller sends, see `lookup`, unless it is revoked. */
    async byLookup(lookup: string): Promise<AccessKey | undefined> {
      const [row] = await byLookup({ lookup });
      return row && keyOf(row);
    },

    /** Embed keys that are neither revoked nor expired. */
    async embedKeys(now: number): Promise<AccessKey[]> {
      const rows = await read
        .selectFrom("access_key")
        .selectAll()
        .where("kind", "=", "embed")
        .where("revoked_at", "is", null)
        .where((row) => row.or([row("expires_at", "is", null), row("expires_at", ">", now)]))
        .execute();
      return rows.map(keyOf);
    },

    /** @returns the key's number */
    async insert(key: NewAccessKey, db: Kysely<Database>): Promise<number> {
      const { id } = await db
        .insertInto("access_key")
        .values({
          account_id: key.ownerId,
          kind: key.kind,
          name: key.name,
          name_key: key.nameKey,
          lookup: key.lookup,
          shown: key.shown,
          scopes: JSON.stringify(key.scopes),
          warehouses: JSON.stringify(key.warehouses),
          origins: JSON.stringify(key.origins),
          rate: key.rate,
          created_at: key.createdAt,
          created_by: key.createdBy,
          expires_at: key.expiresAt,
          last_used_at: null,
          revoked_at: null,
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      return id;
    },

    /** Whether the key was not revoked before. */
    async revoke(id: number, at: number, db: Kysely<Database>): Promise<boolean> {
      const rows = await db
        .updateTable("access_key")
        .set({ revoked_at: at })
        .where("id", "=", id)
        .where("revoked_at", "is", null)
        .returning("id")
        .execute();
      return rows.length > 0;
    },

    /** Adds to the counts of each key and day. */
    async addUses(uses: readonly KeyUse[]): Promise<void> {
      await write.transaction().execute(async (db) => {
        for (const { keyId, day, requests, refused, lastUsedAt } of uses) {
          await db
            .insertInto("access_key_day")
            .values({ key_id: keyId, day, requests, refused })
            .onConflict((conflict) =>
              conflict.columns(["key_id", "day"]).doUpdateSet((row) => ({
                requests: row("access_key_day.requests", "+", requests),
                refused: row("access_key_day.refused", "+", refused),
              })),
            )
            .execute();
          if (lastUsedAt === undefined) continue;
          await db
            .updateTable("access_key")
            .set({ last_used_at: lastUsedAt })
            .where("id", "=", keyId)
            .execute();
        }
      });
    },

    /** Accepted requests of each key from this day on. */
    async requestsSince(day: string): Promise<ReadonlyMap<number, number>> {
      const rows = await read
        .selectFrom("access_key_day")
        .select("key_id")
        .select((row) => row.fn.sum<number>("requests").as("requests"))
        .where("day", ">=", day)
        .groupBy("key_id")
        .execute();
      return new Map(rows.map(({ key_id: id, requests }) => [id, requests]));
    },

    /** The days with requests of a key from this day on, oldest first. */
    async daysSince(id: number, day: string): Promise<KeyDay[]> {
      return read
        .selectFrom("access_key_day")
        .select(["day", "requests", "refused"])
        .where("key_id", "=", id)
        .where("day", ">=", day)
        .orderBy("day")
        .execute();
    },
  };
}
