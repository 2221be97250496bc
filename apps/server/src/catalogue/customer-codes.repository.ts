import { sql } from "kysely";
import { foldText, type RowOf, type relatedTables } from "@caliper/catalogue-model";
import { beginsWith, type OpenDatabase } from "../db/index.ts";
import { isAmong, prepare, type Slots, type TextList, textSlot } from "../db/prepared.ts";
import type { KeyMatch } from "./code-search.repository.ts";

type CustomerCodeRow = RowOf<(typeof relatedTables)["customer_code"]>;

/** A code that an account has for a part of ours. */
export interface CustomerCode {
  readonly code: string;
  readonly description: string | null;
}

export type CustomerCodesRepository = ReturnType<typeof customerCodesRepository>;

/** The own codes of accounts. Every query is of one account, given by its user name; visitors and embed keys have none. */
export function customerCodesRepository(database: OpenDatabase) {
  const { dialect } = database;
  type Found = Omit<KeyMatch, "match">;
  const selection = sql`select 'customer' as reason, own.customer_key as key, own.code, product.family,
      null as brand, own.customer_code as shown
    from customer_code as own join product on product.code = own.code
    where own.account_key =`;

  const whole = prepare(
    database,
    (slot: Slots<{ account: string; keys: TextList }>) => sql<Found>`${selection} ${slot.account}
      and ${isAmong(dialect, "own.customer_key", slot.keys)}`,
  );
  const beginning = prepare(
    database,
    (slot: Slots<{ account: string; key: string; most: number }>) => sql<Found>`
      ${selection} ${slot.account} and ${beginsWith("own.customer_key", textSlot("key"))}
      order by own.customer_key limit ${slot.most}`,
  );
  const ofParts = prepare(
    database,
    (slot: Slots<{ account: string; codes: TextList }>) => sql<CustomerCodeRow>`
      select * from customer_code where account_key = ${slot.account}
        and ${isAmong(dialect, "customer_code.code", slot.codes)} order by code, customer_key`,
  );
  return {
    /** The parts that the account has exactly these search keys for. */
    async whole(account: string, keys: readonly string[]): Promise<readonly Found[]> {
      if (account === "" || keys.length === 0) return [];
      return whole({ account: foldText(account), keys });
    },

    /** The first parts whose codes of the account begin with the search key. */
    async beginning(account: string, key: string, limit: number): Promise<readonly KeyMatch[]> {
      if (account === "") return [];
      const rows = await beginning({ account: foldText(account), key, most: limit });
      return rows.map((row) => ({ ...row, match: row.key === key ? "exact" : "prefix" }));
    },

    /** The account's code of each of these parts, the first by its search key; without parts that it has no code for. */
    async ownCodes(
      account: string,
      codes: readonly string[],
    ): Promise<ReadonlyMap<string, CustomerCode>> {
      if (account === "" || codes.length === 0) return new Map();
      const rows = await ofParts({ account: foldText(account), codes });
      return new Map(
        rows
          .toReversed()
          .map((row) => [row.code, { code: row.customer_code, description: row.description }]),
      );
    },
  };
}
