import { type RawBuilder, sql } from "kysely";
import type { FamilyId } from "@caliper/catalogue-model";
import { beginsWith, keyContains, type OpenDatabase, shortestSubstring } from "../db/index.ts";
import { isAmong, prepare, type Slots, type TextList, textList, textSlot } from "../db/prepared.ts";

export type MatchKind = "exact" | "prefix" | "contains";
export type Reason = "code" | "fmsi" | "interchange";

/** A key that matched. */
export interface KeyMatch {
  readonly match: MatchKind;
  readonly reason: Reason;
  readonly key: string;
  /** Our product. */
  readonly code: string;
  readonly family: FamilyId;
  readonly brand: string | null;
  /** The key as printed. */
  readonly shown: string;
}

export interface CodeQuestion {
  /** Normalized, not empty. */
  readonly key: string;
  /** Undefined is every family. */
  readonly families: readonly FamilyId[] | undefined;
  /** Without it, interchanges match by their whole key only. */
  readonly partialInterchanges: boolean;
}

export type CodeSearchRepository = ReturnType<typeof codeSearchRepository>;

/** Maximum number of keys read per match kind; a search this broad is not useful beyond it. */
const mostKeys = 3000;

export function codeSearchRepository(database: OpenDatabase) {
  const { dialect } = database;
  const columns = sql`kind as reason, key, code, family, brand, shown`;
  const none = sql``;
  const begins = beginsWith("search_key.key", textSlot("key"));

  type Parameters = Slots<{ key: string; families: TextList }>;

  function query(restricted: boolean, partialInterchanges: boolean, contains: boolean) {
    return prepare(database, (slot: Parameters) => {
      const family = restricted ? sql`and ${isAmong(dialect, "family", slot.families)}` : none;
      const kind = partialInterchanges ? none : sql`and kind <> 'interchange'`;
      const arms: RawBuilder<unknown>[] = [
        sql`select 'exact' as match, ${columns} from search_key where key = ${slot.key} ${family}`,
        sql`select * from (select 'prefix' as match, ${columns} from search_key
          where ${begins} and key <> ${slot.key} ${kind} ${family}
          order by key limit ${sql.lit(mostKeys)}) as prefixes`,
      ];
      if (contains) {
        arms.push(sql`select * from (select 'contains' as match, ${columns} from search_key
          where ${keyContains(dialect, textSlot("key"))} and not ${begins} ${kind} ${family}
          limit ${sql.lit(mostKeys)}) as contained`);
      }
      return sql<KeyMatch>`${sql.join(arms, sql` union all `)}`;
    });
  }

  const queries = new Map<string, ReturnType<typeof query>>();

  return {
    /** Every exact match, and the first `mostKeys` prefixes and contained keys, unordered. */
    async find({ key, families, partialInterchanges }: CodeQuestion): Promise<KeyMatch[]> {
      const contains = key.length >= shortestSubstring;
      const kind = [families !== undefined, partialInterchanges, contains] as const;
      const run = queries.get(kind.join()) ?? query(...kind);
      queries.set(kind.join(), run);
      return run({ key, families: textList(dialect, families ?? []) });
    },
  };
}
