import { type RawBuilder, sql } from "kysely";
import type { FamilyId } from "@caliper/api-client/access";
import { beginsWith, keyContains, type OpenDatabase, shortestSubstring } from "../db/index.ts";
import { isAmong, textList } from "./sql/prepared.ts";

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
  /** Normalised, not empty. */
  readonly key: string;
  /** Undefined is every family. */
  readonly families: readonly FamilyId[] | undefined;
  /** Without it, interchanges match by their whole key only. */
  readonly partialInterchanges: boolean;
}

export type CodeSearchRepository = ReturnType<typeof codeSearchRepository>;

/** So many keys are looked at per way of matching; a search this broad finds nothing by its rest. */
const mostKeys = 3000;

export function codeSearchRepository({ read, dialect }: OpenDatabase) {
  const columns = sql`kind as reason, key, code, family, brand, shown`;
  const none = sql``;

  return {
    /** Every exact match, and the first `mostKeys` prefixes and contained keys, unordered. */
    async find({ key, families, partialInterchanges }: CodeQuestion): Promise<KeyMatch[]> {
      const family = families
        ? sql`and ${isAmong(dialect, "family", textList(dialect, families))}`
        : none;
      const kind = partialInterchanges ? none : sql`and kind <> 'interchange'`;
      const begins = beginsWith("search_key.key", key);
      const arms: RawBuilder<unknown>[] = [
        sql`select 'exact' as match, ${columns} from search_key where key = ${key} ${family}`,
        sql`select * from (select 'prefix' as match, ${columns} from search_key
          where ${begins} and key <> ${key} ${kind} ${family}
          order by key limit ${mostKeys}) as prefixes`,
      ];
      if (key.length >= shortestSubstring) {
        arms.push(sql`select * from (select 'contains' as match, ${columns} from search_key
          where ${keyContains(dialect, key)} and not ${begins} ${kind} ${family}
          limit ${mostKeys}) as contained`);
      }
      const { rows } = await sql<KeyMatch>`${sql.join(arms, sql` union all `)}`.execute(read);
      return rows;
    },
  };
}
