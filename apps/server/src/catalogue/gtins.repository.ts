import { type FamilyId, gtinSpellings } from "@caliper/catalogue-model";
import { sql } from "kysely";
import { beginsWith, type OpenDatabase } from "../db/index.ts";
import { isAmong, prepare, type Slots, type TextList, textSlot } from "../db/prepared.ts";

/** A product with a barcode, once per grade. */
export interface BarcodedProduct {
  readonly code: string;
  readonly family: FamilyId;
  /** As stored, with its leading zeros. */
  readonly upc: string;
}

export type GtinsRepository = ReturnType<typeof gtinsRepository>;

/** Reads barcodes by the index of their column, so that every import and undo is found at once. */
export function gtinsRepository(database: OpenDatabase) {
  const { dialect } = database;
  const source = sql`select upc.code, product.family, upc.upc
    from upc join product on product.code = upc.code`;
  const inOrder = sql`order by upc.upc, upc.code`;

  const whole = prepare(
    database,
    (slot: Slots<{ numbers: TextList; families: TextList }>) => sql<BarcodedProduct>`
      ${source} where ${isAmong(dialect, "upc.upc", slot.numbers)}
        and ${isAmong(dialect, "product.family", slot.families)} ${inOrder}`,
  );
  const beginning = prepare(
    database,
    (slot: Slots<{ digits: string; families: TextList; most: number }>) => sql<BarcodedProduct>`
      ${source} where ${beginsWith("upc.upc", textSlot("digits"))}
        and ${isAmong(dialect, "product.family", slot.families)} ${inOrder} limit ${slot.most}`,
  );

  return {
    /** The products with any of these numbers, with or without leading zeros. */
    whole: async (digits: readonly string[], families: readonly FamilyId[]) =>
      digits.length === 0
        ? []
        : whole({
            numbers: digits.flatMap(gtinSpellings),
            families,
          }),
    /** The first products whose number begins with these digits. */
    beginning: (digits: string, families: readonly FamilyId[], limit: number) =>
      beginning({ digits, families, most: limit }),
  };
}
