import { type Flag, flags } from "@caliper/api-client/access";
import type { OpenDatabase } from "../db/index.ts";

/** An account with what it may see; the password's hash is read by `findCredentials` only. */
export interface Account {
  readonly id: number;
  readonly username: string;
  /** As stored; `levelOf` says what it counts as. */
  readonly level: string;
  readonly customerCode: string | null;
  readonly disabled: boolean;
  readonly warehouses: readonly string[];
  readonly flags: readonly Flag[];
}

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

export function accountsRepository({ read, write }: OpenDatabase) {
  const columns = ["id", "username", "level", "customer_code", "disabled"] as const;

  async function complete(row: {
    id: number;
    username: string;
    level: string;
    customer_code: string | null;
    disabled: number;
  }): Promise<Account> {
    const [warehouseRows, flagRows] = await Promise.all([
      read
        .selectFrom("account_warehouse")
        .select("warehouse")
        .where("account_id", "=", row.id)
        .execute(),
      read.selectFrom("account_flag").select("flag").where("account_id", "=", row.id).execute(),
    ]);
    return {
      id: row.id,
      username: row.username,
      level: row.level,
      customerCode: row.customer_code,
      disabled: row.disabled !== 0,
      warehouses: warehouseRows.map((each) => each.warehouse),
      flags: flags.filter((flag) => flagRows.some((each) => each.flag === flag)),
    };
  }

  return {
    async findCredentials(usernameKey: string): Promise<Credentials | undefined> {
      const row = await read
        .selectFrom("account")
        .select(["id", "password_hash"])
        .where("username_key", "=", usernameKey)
        .executeTakeFirst();
      return row && { id: row.id, passwordHash: row.password_hash };
    },

    async findById(id: number): Promise<Account | undefined> {
      const row = await read
        .selectFrom("account")
        .select(columns)
        .where("id", "=", id)
        .executeTakeFirst();
      return row && complete(row);
    },

    async findByKey(usernameKey: string): Promise<Account | undefined> {
      const row = await read
        .selectFrom("account")
        .select(columns)
        .where("username_key", "=", usernameKey)
        .executeTakeFirst();
      return row && complete(row);
    },

    async any(): Promise<boolean> {
      const row = await read.selectFrom("account").select("id").limit(1).executeTakeFirst();
      return row !== undefined;
    },

    async insert(account: NewAccount): Promise<void> {
      await write
        .insertInto("account")
        .values({
          username: account.username,
          username_key: account.usernameKey,
          password_hash: account.passwordHash,
          level: account.level,
          customer_code: null,
          disabled: 0,
        })
        .execute();
    },
  };
}
