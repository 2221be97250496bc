import type { FamilyId } from "@caliper/catalogue-model";
import { sql } from "kysely";
import type { OpenDatabase } from "../db/index.ts";

export interface InterchangeRow {
  readonly code: string;
  readonly fmsi: string | null;
  readonly brand: string;
  readonly interchange: string;
  readonly id: number;
}

const rowsPerPage = 2000;

export type InterchangeSetsRepository = ReturnType<typeof interchangeSetsRepository>;

export function interchangeSetsRepository({ read }: OpenDatabase) {
  return {
    /** The interchanges of a family by code and brand, a page at a time. */
    async *ofFamily(family: FamilyId): AsyncGenerator<InterchangeRow[]> {
      let last: InterchangeRow | undefined;
      for (;;) {
        let query = read
          .selectFrom("interchange")
          .innerJoin("product", "product.code", "interchange.code")
          .select([
            "interchange.id",
            "interchange.code",
            "interchange.brand",
            "interchange.interchange",
            "product.fmsi",
          ])
          .where("product.family", "=", family);
        if (last) {
          query = query.where(
            sql<boolean>`(interchange.code, interchange.brand, interchange.interchange, interchange.id) >
              (${last.code}, ${last.brand}, ${last.interchange}, ${last.id})`,
          );
        }
        const rows = await query
          .orderBy("interchange.code")
          .orderBy("interchange.brand")
          .orderBy("interchange.interchange")
          .orderBy("interchange.id")
          .limit(rowsPerPage)
          .execute();
        yield rows;
        last = rows.at(-1);
        if (rows.length < rowsPerPage) return;
      }
    },
  };
}
