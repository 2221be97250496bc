import type { OpenDatabase } from "../db/index.ts";
import { prepare, type Slots } from "./sql/prepared.ts";

export type DatasheetRepository = ReturnType<typeof datasheetRepository>;

type ByCode = Slots<{ code: string }>;

/** The blocks of a datasheet, each by the product's code as printed. */
export function datasheetRepository({ read }: OpenDatabase) {
  const upcs = prepare(read, (slot: ByCode) =>
    read.selectFrom("upc").select(["grade", "upc"]).where("code", "=", slot.code),
  );
  const equivalences = prepare(read, (slot: ByCode) =>
    read
      .selectFrom("equivalence")
      .select(["position", "similar_code", "note"])
      .where("code", "=", slot.code)
      .orderBy("position"),
  );
  const interchanges = prepare(read, (slot: ByCode) =>
    read
      .selectFrom("interchange")
      .select(["brand", "interchange"])
      .where("code", "=", slot.code)
      .orderBy("brand")
      .orderBy("interchange"),
  );
  const applications = prepare(read, (slot: ByCode) =>
    read
      .selectFrom("application")
      .select([
        "maker",
        "model",
        "submodel",
        "engine",
        "position",
        "observation",
        "year_from",
        "year_to",
      ])
      .where("code", "=", slot.code)
      .orderBy("maker")
      .orderBy("model")
      .orderBy("year_from")
      .orderBy("id"),
  );
  const packaging = prepare(read, (slot: ByCode) =>
    read
      .selectFrom("packaging")
      .select(["box_quantity", "pallet_quantity", "weight_kg"])
      .where("code", "=", slot.code),
  );
  const certifications = prepare(read, (slot: ByCode) =>
    read.selectFrom("certification").select("grade").where("code", "=", slot.code),
  );

  return {
    upcs: (code: string) => upcs({ code }),
    equivalences: (code: string) => equivalences({ code }),
    interchanges: (code: string) => interchanges({ code }),
    applications: (code: string) => applications({ code }),
    packaging: (code: string) => packaging({ code }),
    certifications: (code: string) => certifications({ code }),
  };
}

export type ApplicationOfProduct = Awaited<ReturnType<DatasheetRepository["applications"]>>[number];
