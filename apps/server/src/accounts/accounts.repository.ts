import { type Kysely, sql } from "kysely";
import {
  administratorLevel,
  type Flag,
  flags,
  type Warehouse,
  warehouses,
} from "@caliper/catalogue-model";
import type { Database, OpenDatabase } from "../db/index.ts";

/** An account with what it may see; the password's hash is read by `findCredentials` only. */
export interface Account {
  readonly id: number;
  readonly username: string;
  /** As stored; `levelOf` maps it to a known level. */
  readonly level: string;
  readonly customerCode: string | null;
  readonly disabled: boolean;
  /** Whether a password was ever set. */
  readonly hasPassword: boolean;
  readonly warehouses: readonly Warehouse[];
  readonly flags: readonly Flag[];
}

/** What an administrator may change about an account. */
export interface AccountDetails {
  readonly level: string;
  readonly customerCode: string;
  readonly disabled: boolean;
  readonly warehouses: readonly string[];
  readonly flags: readonly Flag[];
}

type AccountFields = Pick<
  Database["account"],
  "username" | "level" | "customer_code" | "disabled"
> & { readonly id: number; readonly has_password: unknown };

export interface Credentials {
  readonly id: number;
  readonly passwordHash: string;
}

export interface NewAccount {
  readonly username: string;
  readonly usernameKey: string;
  readonly passwordHash: string;
  readonly level: string;
}

export type AccountsRepository = ReturnType<typeof accountsRepository>;

/** An arbitrary number, the same in every server instance. */
const accountsLock = 4_281_737;

export function accountsRepository({ read, write, dialect }: OpenDatabase) {
  /** Every column that is shown; of the password, only whether there is one. */
  const accountsIn = (db: Kysely<Database>) =>
    db
      .selectFrom("account")
      .select(["id", "username", "level", "customer_code", "disabled"])
      .select((row) => row("password_hash", "!=", "").as("has_password"));

  /** Accounts with what they may see, however many, in three statements. */
  async function complete(
    rows: readonly AccountFields[],
    db: Kysely<Database>,
    ids?: readonly number[],
  ): Promise<Account[]> {
    const warehouseRows = await db
      .selectFrom("account_warehouse")
      .select(["account_id", "warehouse"])
      .$if(ids !== undefined, (query) => query.where("account_id", "in", ids ?? []))
      .execute();
    const flagRows = await db
      .selectFrom("account_flag")
      .select(["account_id", "flag"])
      .$if(ids !== undefined, (query) => query.where("account_id", "in", ids ?? []))
      .execute();
    const warehousesBy = Map.groupBy(warehouseRows, (each) => each.account_id);
    const flagsBy = Map.groupBy(flagRows, (each) => each.account_id);
    return rows.map((row) => ({
      id: row.id,
      username: row.username,
      level: row.level,
      customerCode: row.customer_code,
      disabled: row.disabled !== 0,
      hasPassword: Boolean(row.has_password),
      warehouses: warehouses.filter((name) =>
        warehousesBy.get(row.id)?.some((each) => each.warehouse === name),
      ),
      flags: flags.filter((flag) => flagsBy.get(row.id)?.some((each) => each.flag === flag)),
    }));
  }

  async function one(row: AccountFields | undefined, db: Kysely<Database> = read) {
    const [account] = row ? await complete([row], db, [row.id]) : [];
    return account;
  }

  return {
    /**
     * Blocks other changes of accounts until the transaction ends, so that what it has read, such as
     * the number of administrators, stays valid.
     */
    async lock(db: Kysely<Database>): Promise<void> {
      // SQLite has one writer, whose transactions are exclusive.
      if (dialect === "postgres") {
        await sql`select pg_advisory_xact_lock(${accountsLock})`.execute(db);
      }
    },

    async findCredentials(usernameKey: string): Promise<Credentials | undefined> {
      const row = await read
        .selectFrom("account")
        .select(["id", "password_hash"])
        .where("username_key", "=", usernameKey)
        .executeTakeFirst();
      return row && { id: row.id, passwordHash: row.password_hash };
    },

    async findById(id: number, db: Kysely<Database> = read): Promise<Account | undefined> {
      const row = await accountsIn(db).where("id", "=", id).executeTakeFirst();
      return one(row, db);
    },

    async findByKey(usernameKey: string): Promise<Account | undefined> {
      const row = await accountsIn(read).where("username_key", "=", usernameKey).executeTakeFirst();
      return one(row);
    },

    /** Every account, by name. */
    async all(): Promise<Account[]> {
      const rows = await accountsIn(read).orderBy("username_key").execute();
      return complete(rows, read);
    },

    /** When a session of each account was last used, in ms since 1970. */
    async lastSeen(): Promise<ReadonlyMap<number, number>> {
      const rows = await read
        .selectFrom("session")
        .select("account_id")
        .select((row) => row.fn.max("last_seen_at").as("at"))
        .groupBy("account_id")
        .execute();
      return new Map(rows.map(({ account_id: id, at }) => [id, at]));
    },

    async countAdministrators(db: Kysely<Database>): Promise<number> {
      const rows = await db
        .selectFrom("account")
        .select("id")
        .where("level", "=", administratorLevel)
        .where("disabled", "=", 0)
        .execute();
      return rows.length;
    },

    async any(db: Kysely<Database> = read): Promise<boolean> {
      const row = await db.selectFrom("account").select("id").limit(1).executeTakeFirst();
      return row !== undefined;
    },

    /** @returns the account's number */
    async insert(account: NewAccount, db: Kysely<Database> = write): Promise<number> {
      const { id } = await db
        .insertInto("account")
        .values({
          username: account.username,
          username_key: account.usernameKey,
          password_hash: account.passwordHash,
          level: account.level,
          customer_code: null,
          disabled: 0,
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      return id;
    },

    async update(id: number, change: Partial<AccountDetails>, db: Kysely<Database>): Promise<void> {
      const { level, customerCode, disabled, warehouses: open, flags: allowed } = change;
      const own = {
        ...(level !== undefined && { level }),
        ...(customerCode !== undefined && { customer_code: customerCode || null }),
        ...(disabled !== undefined && { disabled: Number(disabled) }),
      };
      if (Object.keys(own).length > 0) {
        await db.updateTable("account").set(own).where("id", "=", id).execute();
      }
      if (open) {
        await db.deleteFrom("account_warehouse").where("account_id", "=", id).execute();
        const rows = open.map((warehouse) => ({ account_id: id, warehouse }));
        if (rows.length > 0) await db.insertInto("account_warehouse").values(rows).execute();
      }
      if (allowed) {
        await db.deleteFrom("account_flag").where("account_id", "=", id).execute();
        const rows = allowed.map((flag) => ({ account_id: id, flag }));
        if (rows.length > 0) await db.insertInto("account_flag").values(rows).execute();
      }
    },

    async setPassword(id: number, passwordHash: string, db: Kysely<Database>): Promise<void> {
      await db
        .updateTable("account")
        .set({ password_hash: passwordHash })
        .where("id", "=", id)
        .execute();
    },
  };
}
