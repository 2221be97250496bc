import { type Kysely, sql } from "kysely";
import {
  administratorLevel,
  type Flag,
  flags,
  foldText,
  type Warehouse,
  warehouses,
} from "@caliper/catalogue-model";
import { type Database, lock, type OpenDatabase } from "../db/index.ts";

/** An account and its rights. Only `findCredentials` reads the password hash. */
export interface Account {
  readonly id: number;
  readonly username: string;
  /** As stored; `levelOf` maps it to a known level. */
  readonly level: string;
  readonly customerCode: string | null;
  /** Whether it sees quantities in stock, not only words. */
  readonly seesQuantities: boolean;
  readonly disabled: boolean;
  /** Whether a password was ever set. */
  readonly hasPassword: boolean;
  /** Whether signing in needs a code of an authenticator app. */
  readonly hasTotp: boolean;
  readonly hasPasskey: boolean;
  readonly warehouses: readonly Warehouse[];
  readonly flags: readonly Flag[];
}

/** What an administrator may change about an account. */
export interface AccountDetails extends Pick<
  Account,
  "level" | "seesQuantities" | "disabled" | "flags"
> {
  readonly customerCode: string;
  readonly warehouses: readonly string[];
}

interface AccountFields {
  readonly id: number;
  readonly username: string;
  readonly level: string;
  readonly customer_code: string | null;
  readonly sees_quantities: number;
  readonly disabled: number;
  readonly is_demo: number;
  readonly has_password: unknown;
  readonly has_totp: unknown;
  readonly has_passkey: unknown;
  /** Names separated by commas. */
  readonly warehouse_list: string | null;
  readonly flag_list: string | null;
}

export interface Credentials {
  readonly id: number;
  readonly passwordHash: string;
}

export interface NewAccount {
  readonly username: string;
  readonly passwordHash: string;
  readonly level: string;
}

export type AccountsRepository = ReturnType<typeof accountsRepository>;

const columns = [
  "account.id",
  "account.username",
  "account.level",
  "account.customer_code",
  "account.sees_quantities",
  "account.disabled",
  "account.is_demo",
] as const;

const joined = (table: string, column: string) =>
  sql<string | null>`(select string_agg(${sql.ref(column)}, ',') from ${sql.table(table)}
    where account_id = account.id)`;

/** Everything that is shown about accounts, in one statement; of the password, only whether one is set. */
export const accountFields = [
  ...columns,
  sql<unknown>`account.password_hash <> ''`.as("has_password"),
  sql<unknown>`exists (select 1 from totp where account_id = account.id and secret is not null)`.as(
    "has_totp",
  ),
  sql<unknown>`exists (select 1 from passkey where account_id = account.id)`.as("has_passkey"),
  joined("account_warehouse", "warehouse").as("warehouse_list"),
  joined("account_flag", "flag").as("flag_list"),
] as const;

/** The account of a row with `accountFields`. */
export function accountOf(row: AccountFields, { config }: Pick<OpenDatabase, "config">): Account {
  const listedNames = <Name extends string>(names: readonly Name[], list: string | null) => {
    const listed = new Set(list?.split(","));
    return names.filter((name) => listed.has(name));
  };
  return {
    id: row.id,
    username: row.username,
    level: row.level,
    customerCode: row.customer_code,
    seesQuantities: row.sees_quantities !== 0,
    disabled: row.disabled !== 0 || (row.is_demo !== 0 && config.demo === false),
    hasPassword: Boolean(row.has_password),
    hasTotp: Boolean(row.has_totp),
    hasPasskey: Boolean(row.has_passkey),
    warehouses: listedNames(warehouses, row.warehouse_list),
    flags: listedNames(flags, row.flag_list),
  };
}

export function accountsRepository(database: OpenDatabase) {
  const { read, write, config } = database;
  const accountsIn = (db: Kysely<Database>) => db.selectFrom("account").select(accountFields);
  const one = (row: AccountFields | undefined) => row && accountOf(row, database);
  /** Accounts that can sign in; the demo's only where it runs. */
  const usable = (db: Kysely<Database>) =>
    db
      .selectFrom("account")
      .select("id")
      .$if(config.demo === false, (query) => query.where("is_demo", "=", 0));

  return {
    /**
     * Blocks other changes of accounts until the transaction ends, so that values it has read, such as
     * the number of administrators, stay valid.
     */
    lock: (db: Kysely<Database>): Promise<void> => lock(db, "accounts"),

    async findCredentials(usernameKey: string): Promise<Credentials | undefined> {
      const row = await read
        .selectFrom("account")
        .select(["id", "password_hash"])
        .where("username_key", "=", usernameKey)
        .executeTakeFirst();
      return row && { id: row.id, passwordHash: row.password_hash };
    },

    async findById(id: number, db: Kysely<Database> = read): Promise<Account | undefined> {
      return one(await accountsIn(db).where("id", "=", id).executeTakeFirst());
    },

    async findByKey(usernameKey: string): Promise<Account | undefined> {
      const query = accountsIn(read).where("username_key", "=", usernameKey);
      return one(await query.executeTakeFirst());
    },

    /** Every account, by name. */
    async all(): Promise<Account[]> {
      const rows = await accountsIn(read).orderBy("username_key").execute();
      return rows.map((row) => accountOf(row, database));
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
      const administrators = usable(db).where("level", "=", administratorLevel);
      return (await administrators.where("disabled", "=", 0).execute()).length;
    },

    async any(db: Kysely<Database> = read): Promise<boolean> {
      return (await usable(db).limit(1).executeTakeFirst()) !== undefined;
    },

    /** @returns the account's number */
    async insert(account: NewAccount, db: Kysely<Database> = write): Promise<number> {
      const { id } = await db
        .insertInto("account")
        .values({
          username: account.username,
          username_key: foldText(account.username),
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
      const {
        level,
        customerCode,
        seesQuantities,
        disabled,
        warehouses: open,
        flags: allowed,
      } = change;
      const accountValues = {
        ...(level !== undefined && { level }),
        ...(customerCode !== undefined && { customer_code: customerCode || null }),
        ...(seesQuantities !== undefined && { sees_quantities: Number(seesQuantities) }),
        ...(disabled !== undefined && { disabled: Number(disabled) }),
      };
      if (Object.keys(accountValues).length > 0) {
        await db.updateTable("account").set(accountValues).where("id", "=", id).execute();
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
        .set({ password_hash: passwordHash, is_demo: 0 })
        .where("id", "=", id)
        .execute();
    },
  };
}
