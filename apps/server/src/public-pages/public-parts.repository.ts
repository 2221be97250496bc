import type { OpenDatabase } from "../db/index.ts";
import { prepare, type Slots } from "../db/prepared.ts";

/** A vehicle that a part fits, whatever its engine and position. */
export interface PublicVehicle {
  readonly maker: string;
  readonly model: string;
  readonly years: { readonly from: number; readonly to: number | null };
  /** Engines, submodels and positions of it that the part fits. */
  readonly versions: number;
}

/** A page of the sitemap. */
export interface DatedCode {
  readonly code: string;
  /** Of the last change of what anyone can see; milliseconds since 1970. */
  readonly changedAt: number | null;
}

export type PublicPartsRepository = ReturnType<typeof publicPartsRepository>;

/** Data of the public pages beyond the datasheet. */
export function publicPartsRepository(database: OpenDatabase) {
  const { read } = database;
  const vehicles = prepare(database, (slot: Slots<{ code: string; limit: number }>) =>
    read
      .selectFrom("application")
      .select(["maker", "model", "year_from", "year_to"])
      .select((row) => row.fn.countAll<number>().as("versions"))
      .where("code", "=", slot.code)
      .groupBy(["maker", "model", "year_from", "year_to"])
      .orderBy("maker")
      .orderBy("model")
      .orderBy("year_from")
      .limit(slot.limit),
  );
  return {
    async vehicles(code: string, limit: number): Promise<readonly PublicVehicle[]> {
      const rows = await vehicles({ code, limit });
      return rows.map(({ maker, model, year_from: from, year_to: to, versions }) => ({
        maker,
        model,
        years: { from, to },
        versions,
      }));
    },

    /** The next codes after `after` in their order, without those of the given families. */
    async codesAfter(
      after: string,
      limit: number,
      hidden: readonly string[],
    ): Promise<readonly DatedCode[]> {
      const rows = await read
        .selectFrom("product")
        .leftJoin("product_date", "product_date.code", "product.code")
        .select(["product.code", "changed_at"])
        .where("product.code", ">", after)
        .$if(hidden.length > 0, (query) => query.where("family", "not in", hidden))
        .orderBy("product.code")
        .limit(limit)
        .execute();
      return rows.map(({ code, changed_at: changedAt }) => ({ code, changedAt }));
    },
  };
}
