import { type RawBuilder, sql } from "kysely";
import type { FamilyId } from "@caliper/catalogue-model";
import {
  anyOf,
  keyContainsAny,
  numberOf,
  type OpenDatabase,
  shortestSubstring,
} from "../db/index.ts";
import { isAmong, prepare, type Slots, type TextList } from "../db/prepared.ts";
import { type KeyMatch, ownReasons, reasons, type StoredReason } from "./code-search.repository.ts";
import { neighborsOf, piecesOf } from "./keys-distance.ts";

/** A key that may be near. */
export interface NearKey extends Omit<KeyMatch, "match"> {
  readonly reason: StoredReason;
}

/** Figures that show how often a product is searched for. */
export interface Demand {
  readonly code: string;
  /** Number of applications. */
  readonly vehicles: number;
  /** 1 if any warehouse has a price. */
  readonly sold: number;
}

export interface NearQuestion {
  /** Normalized; three characters at least. */
  readonly key: string;
  readonly families: readonly FamilyId[];
  readonly interchanges: boolean;
}

/** A text longer than this is not a mistyped code. */
export const longestTyped = 24;

/** Maximum number of keys compared per length of the common part; more add nothing. */
const maxKeys = 500;
/** Number of candidates at which shorter common parts are no longer queried. */
const enough = 500;

export type NearestCodesRepository = ReturnType<typeof nearestCodesRepository>;

export function nearestCodesRepository(database: OpenDatabase) {
  const { dialect } = database;
  const columns = sql`kind as reason, key, code, family, brand, shown`;

  type Given = { keys: TextList; numbers: TextList; families: TextList };
  const lookUp = forScopes((kinds) =>
    prepare(database, (slot: Slots<Given>) => {
      const inFamilies = isAmong(dialect, "search_key.family", slot.families);
      const isNumber = isAmong(dialect, numberOf("key"), slot.numbers);
      return sql<NearKey>`
        select ${columns} from search_key
        where ${isAmong(dialect, "search_key.key", slot.keys)}
          and kind in (${kinds}) and ${inFamilies}
        union all
        select ${columns} from search_key
        where key >= 'A' and kind in (${kinds}) and ${isNumber} and ${inFamilies}`;
    }),
  );

  type Range = { pieces: TextList | string; families: TextList; least: number; most: number };
  const share = forScopes((kinds) =>
    prepare(
      database,
      (slot: Slots<Range>) => sql<NearKey>`
        select ${columns} from search_key
        where ${keyContainsAny(dialect, slot.pieces, maxKeys)}
          and length(key) between ${slot.least} and ${slot.most} and kind in (${kinds})
          and ${isAmong(dialect, "search_key.family", slot.families)}
        order by length(key), key limit ${sql.lit(maxKeys)}`,
      "runLong",
    ),
  );

  const demand = prepare(
    database,
    (slot: Slots<{ codes: TextList }>) => sql<Demand>`
      select p.code, (select count(*) from application a where a.code = p.code) as vehicles,
        case when exists (select 1 from price c where c.code = p.code) then 1 else 0 end as sold
      from product p where ${isAmong(dialect, "p.code", slot.codes)}`,
  );

  const scopeOf = ({ interchanges }: NearQuestion) => (interchanges ? "everything" : "ours");

  return {
    /** Keys that differ by one edit, look the same or are the start of the text, possibly after other letters; unordered. */
    async neighbors(question: NearQuestion): Promise<readonly NearKey[]> {
      const neighbors = neighborsOf(question.key);
      return lookUp[scopeOf(question)]({
        keys: neighbors,
        // Nothing else can be the rest of a key without its leading letters.
        numbers: neighbors.filter((key) => /^\d/u.test(key)),
        families: question.families,
      });
    },

    /** The figures that show how often products are searched for, by code. */
    async demand(codes: readonly string[]): Promise<ReadonlyMap<string, Demand>> {
      const rows = await demand({ codes });
      return new Map(rows.map((row) => [row.code, row]));
    },

    /** Some keys that have a part in common with the text, unordered, with duplicates. May be slow. */
    async alike(question: NearQuestion): Promise<readonly NearKey[]> {
      const { key, families } = question;
      const nearKeys: NearKey[] = [];
      for (const pieces of piecesOf(key, shortestSubstring)) {
        if (nearKeys.length >= enough) break;
        const rows = await share[scopeOf(question)]({
          pieces: anyOf(dialect, pieces),
          families,
          least: key.length - 2,
          // The letters of the family may come first.
          most: key.length + 3,
        });
        nearKeys.push(...rows);
      }
      return nearKeys;
    },
  };
}

function forScopes<Query>(query: (kinds: RawBuilder<unknown>) => Query) {
  const listed = (kinds: readonly StoredReason[]) => sql.join(kinds.map((kind) => sql.lit(kind)));
  return { everything: query(listed(reasons)), ours: query(listed(ownReasons)) };
}
