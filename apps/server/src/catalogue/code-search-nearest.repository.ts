import { sql } from "kysely";
import type { FamilyId } from "@caliper/catalogue-model";
import { keyContainsAny, type OpenDatabase, shortestSubstring } from "../db/index.ts";
import { isAmong, prepare, type Slots, type TextList, textList } from "../db/prepared.ts";
import type { KeyMatch } from "./code-search.repository.ts";
import { neighborsOf, piecesOf } from "./keys-distance.ts";

/** A key that may be near. */
export type NearKey = Omit<KeyMatch, "match">;

export interface NearQuestion {
  /** Normalized; three characters at least. */
  readonly key: string;
  readonly families: readonly FamilyId[];
  readonly interchanges: boolean;
}

/** A text longer than this is no slip of a code. */
export const longestTyped = 24;

/** Maximum number of keys compared per length of the common part; more add nothing. */
const mostKeys = 1500;
/** Number of candidates at which shorter common parts are no longer queried. */
const enough = 600;

export type NearestCodesRepository = ReturnType<typeof nearestCodesRepository>;

export function nearestCodesRepository(database: OpenDatabase) {
  const { dialect } = database;
  const columns = sql`kind as reason, key, code, family, brand, shown`;
  const own = sql`kind <> 'interchange'`;
  const all = sql`1 = 1`;

  type Given = { keys: TextList; families: TextList };
  const looking = (kinds: typeof own) =>
    prepare(
      database,
      (slot: Slots<Given>) => sql<NearKey>`
        select ${columns} from search_key
        where ${isAmong(dialect, "search_key.key", slot.keys)} and ${kinds}
          and ${isAmong(dialect, "search_key.family", slot.families)}`,
    );
  const lookUp = { everything: looking(all), ours: looking(own) };

  type Range = { pieces: TextList | string; families: TextList; least: number; most: number };
  const sharing = (kinds: typeof own) =>
    prepare(
      database,
      (slot: Slots<Range>) => sql<NearKey>`
        select ${columns} from search_key
        where ${keyContainsAny(dialect, slot.pieces, mostKeys)}
          and length(key) between ${slot.least} and ${slot.most} and ${kinds}
          and ${isAmong(dialect, "search_key.family", slot.families)}
        limit ${sql.lit(mostKeys)}`,
    );
  const share = { everything: sharing(all), ours: sharing(own) };

  return {
    /** Keys that may be near, unordered, some of them twice. */
    async candidates({ key, families, interchanges }: NearQuestion): Promise<NearKey[]> {
      const scope = interchanges ? "everything" : "ours";
      const among = textList(dialect, families);
      const found = await lookUp[scope]({
        keys: textList(dialect, neighborsOf(key)),
        families: among,
      });
      for (const pieces of piecesOf(key, shortestSubstring)) {
        if (found.length >= enough) break;
        const rows = await share[scope]({
          pieces: substringsOf(pieces),
          families: among,
          least: key.length - 2,
          // The letters of the family may come first.
          most: key.length + 3,
        });
        found.push(...rows);
      }
      return found;
    },
  };

  function substringsOf(pieces: readonly string[]): TextList {
    return dialect === "sqlite"
      ? pieces.map((piece) => `"${piece}"`).join(" OR ")
      : pieces.map((piece) => `%${piece}%`);
  }
}
