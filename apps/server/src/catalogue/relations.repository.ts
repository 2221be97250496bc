import { sql } from "kysely";
import type { FamilyId, RowOf, relatedTables } from "@caliper/catalogue-model";
import type { OpenDatabase } from "../db/index.ts";
import { isAmong, prepare, type Slots, type TextList } from "../db/prepared.ts";

/** A part that belongs with another one, and the families of both. */
export interface RelationRow extends RowOf<(typeof relatedTables)["relation"]> {
  readonly family: FamilyId;
  readonly related_family: FamilyId;
}

export type RelationsRepository = ReturnType<typeof relationsRepository>;

export function relationsRepository(database: OpenDatabase) {
  const { dialect } = database;
  const relations = (column: string, slot: Slots<{ codes: TextList }>) => sql<RelationRow>`
    select r.*, part.family, other.family as related_family
    from relation as r
      join product as part on part.code = r.code
      join product as other on other.code = r.related_code
    where ${isAmong(dialect, column, slot.codes)} order by r.code, r.related_code`;
  const from = prepare(database, (slot: Slots<{ codes: TextList }>) => relations("r.code", slot));
  const to = prepare(database, (slot: Slots<{ codes: TextList }>) =>
    relations("r.related_code", slot),
  );

  return {
    /** What belongs with these parts. */
    from: async (codes: readonly string[]): Promise<RelationRow[]> =>
      codes.length === 0 ? [] : from({ codes }),
    /** The parts with which these belong. */
    to: async (codes: readonly string[]): Promise<RelationRow[]> =>
      codes.length === 0 ? [] : to({ codes }),
  };
}
