import { sql } from "kysely";
import { type FamilyId, mapFamilies, qualifierColumns } from "@caliper/catalogue-model";
import type { OpenDatabase } from "../db/index.ts";
import { jsonRows } from "../db/json-rows.ts";
import { prepare, type Slots } from "../db/prepared.ts";

export type DatasheetRepository = ReturnType<typeof datasheetRepository>;

type ByCode = Slots<{ code: string }>;

const interchangeColumns = { brand: "brand", interchange: "interchange" } as const;

const applicationColumns = {
  maker: "maker",
  model: "model",
  submodel: "submodel",
  engine: "engine",
  position: "position",
  from: "year_from",
  to: "year_to",
  observation: "observation",
} as const;

type KeysOf<Columns> = Readonly<Record<keyof Columns, string>>;

/** The keys of the rows that the database writes as JSON, chosen by the caller that sends them. */
export interface JsonKeys {
  readonly interchange: KeysOf<typeof interchangeColumns>;
  readonly application: Readonly<Record<FamilyId, KeysOf<typeof applicationColumns>>>;
}

const cellsOf = <Field extends string>(
  columns: Readonly<Record<Field, string>>,
  keys: Readonly<Record<Field, string>>,
) => (Object.keys(columns) as Field[]).map((field) => [keys[field], columns[field]] as const);

/**
 * The blocks of a datasheet, each by the product's code as printed. The two that may be long are JSON
 * text: building objects only to serialize them takes three times as long.
 */
export function datasheetRepository(database: OpenDatabase, keys: JsonKeys) {
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
      cells: cellsOf(interchangeColumns, keys.interchange),
      order: ["brand", "interchange"],
    }),
  );
  const applications = mapFamilies((family) =>
    prepare(database, (slot: ByCode) =>
      jsonRows(dialect, {
        table: "application",
        where: sql`code = ${slot.code}`,
        cells: cellsOf(applicationColumns, keys.application[family]),
        optional: qualifierColumns.map(({ header, name }) => [header, name]),
        order: ["maker", "model", "year_from", "id"],
      }),
    ),
  );
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
    /** JSON text. */
    interchanges: async (code: string): Promise<string> => listOf(await interchanges({ code })),
    /** JSON text. */
    applications: async (code: string, family: FamilyId): Promise<string> =>
      listOf(await applications[family]({ code })),
    packaging: (code: string) => packaging({ code }),
    certifications: (code: string) => certifications({ code }),
  };
}

const listOf = ([row]: readonly { readonly list: string }[]): string => row?.list ?? "[]";
