import { sql } from "kysely";
import type { Wire } from "@caliper/api-client/wire";
import type { OpenDatabase } from "../db/index.ts";
import { jsonText } from "../json-text.ts";
import { jsonRows } from "../db/json-rows.ts";
import { prepare, type Slots } from "../db/prepared.ts";

export type DatasheetRepository = ReturnType<typeof datasheetRepository>;

type ByCode = Slots<{ code: string }>;

const interchangeCells = [
  ["Brand", "brand"],
  ["Interchange", "interchange"],
] as const;

const vehicleCells = [
  ["Maker", "maker"],
  ["Model", "model"],
  ["SubModel", "submodel"],
  ["Engine", "engine"],
  ["Position", "position"],
] as const;

/**
 * The blocks of a datasheet, each by the product's code as printed. The two that may be long come
 * as the wire's rows.
 */
export function datasheetRepository(database: OpenDatabase) {
  const { read, dialect } = database;
  const upcs = prepare(database, (slot: ByCode) =>
    read.selectFrom("upc").select(["grade", "upc"]).where("code", "=", slot.code),
  );
  const equivalences = prepare(database, (slot: ByCode) =>
    read
      .selectFrom("equivalence")
      .select(["position", "similar_code", "note"])
      .where("code", "=", slot.code)
      .orderBy("position"),
  );
  const interchanges = prepare(database, (slot: ByCode) =>
    jsonRows(dialect, {
      table: "interchange",
      where: sql`code = ${slot.code}`,
      cells: interchangeCells,
      order: ["brand", "interchange"],
    }),
  );
  const applications = (from: string, to: string) =>
    prepare(database, (slot: ByCode) =>
      jsonRows(dialect, {
        table: "application",
        where: sql`code = ${slot.code}`,
        cells: [
          ...vehicleCells,
          [from, "year_from"],
          [to, "year_to"],
          ["observation", "observation"],
        ],
        order: ["maker", "model", "year_from", "id"],
      }),
    );
  const ofCylinder = applications("Desde", "Hasta");
  const ofOther = applications("From", "To");
  const packaging = prepare(database, (slot: ByCode) =>
    read
      .selectFrom("packaging")
      .select(["box_quantity", "pallet_quantity", "weight_kg"])
      .where("code", "=", slot.code),
  );
  const certifications = prepare(database, (slot: ByCode) =>
    read.selectFrom("certification").select("grade").where("code", "=", slot.code),
  );

  return {
    upcs: (code: string) => upcs({ code }),
    equivalences: (code: string) => equivalences({ code }),
    interchanges: async (code: string): Promise<Wire<"Interchanges">["Data"]> =>
      rowsOf(await interchanges({ code })),
    /** Cylinders call their years Desde and Hasta, other products From and To. */
    applications: async (code: string, cylinder: boolean): Promise<Wire<"Row">[]> =>
      rowsOf(await (cylinder ? ofCylinder({ code }) : ofOther({ code }))),
    packaging: (code: string) => packaging({ code }),
    certifications: (code: string) => certifications({ code }),
  };
}

function rowsOf<Rows>([answer]: readonly { readonly list: string }[]): Rows {
  return jsonText(answer?.list ?? "[]");
}
