import { sql } from "kysely";
import {
  columnsOf,
  families,
  type FamilyId,
  familyTables,
  type Qualifiers,
} from "@caliper/catalogue-model";
import type { Database, OpenDatabase } from "../db/index.ts";
import { isAmong, prepare, type Slots, type TextList } from "../db/prepared.ts";

/** The index row of a product. */
export interface Product {
  readonly code: string;
  readonly family: FamilyId;
  readonly fmsi: string | null;
  readonly position: string | null;
  readonly detail: { readonly en: string; readonly es: string };
  readonly certified: boolean;
}

/** The first vehicle of a product, and the number of its vehicles. */
export interface Fits {
  readonly maker: string;
  readonly model: string;
  readonly from: number;
  readonly to: number | null;
  /** Of the vehicle that a search names. */
  readonly qualifiers?: Qualifiers | undefined;
  readonly count: number;
}

export interface ProductWithFits extends Product {
  /** Undefined when the product has no applications. */
  readonly fits?: Fits | undefined;
}

export type Cell = string | number | null;
/** A row of a family's table, or its measures only, by the columns' fields. */
export type FamilyRow = Readonly<Record<string, Cell>>;

export type ProductsRepository = ReturnType<typeof productsRepository>;

const columns = [
  "code",
  "family",
  "fmsi",
  "position",
  "detail_en",
  "detail_es",
  "certified",
] as const;

type ProductRow = Pick<Database["product"], (typeof columns)[number]>;

export function productOf(row: ProductRow): Product {
  return {
    code: row.code,
    family: row.family as FamilyId,
    fmsi: row.fmsi,
    position: row.position,
    detail: { en: row.detail_en, es: row.detail_es },
    certified: row.certified !== 0,
  };
}

/** Products by code, with their measures and first vehicle. */
export function productsRepository(database: OpenDatabase) {
  const { read, dialect } = database;
  const byKey = prepare(database, (slot: Slots<{ key: string }>) =>
    read.selectFrom("product").select(columns).where("code_key", "=", slot.key).orderBy("code"),
  );

  const byCodes = prepare(database, (slot: Slots<{ codes: TextList }>) =>
    read
      .selectFrom("product")
      .select(columns)
      .where(isAmong(dialect, "product.code", slot.codes)),
  );

  // One index lookup for the first application and one for the count: grouping takes twice as
  // long.
  const withFits = prepare(database, (slot: Slots<{ codes: TextList }>) =>
    read
      .selectFrom("product as p")
      .leftJoin("application as a", (join) =>
        join.on("a.id", "=", (first) =>
          first
            .selectFrom("application")
            .select((row) => row.fn.min("id").as("first"))
            .whereRef("application.code", "=", "p.code"),
        ),
      )
      .select([...columns.map((column) => `p.${column}` as const), "maker", "model"])
      .select(["year_from", "year_to"])
      .select((row) =>
        row
          .selectFrom("application")
          .select((counted) => counted.fn.countAll<number>().as("count"))
          .whereRef("application.code", "=", "p.code")
          .as("count"),
      )
      .where(isAmong(dialect, "p.code", slot.codes)),
  );

  const measures = new Map(
    families.map(({ id }) => {
      const selected = columnsOf(id).filter((each) => each.measure);
      const cells = selected.map((each) => sql`, ${sql.id(each.name)} as ${sql.id(each.field)}`);
      const table = sql.id(familyTables[id].name);
      const query = prepare(
        database,
        (slot: Slots<{ codes: TextList }>) => sql<FamilyRow & { code: string }>`
          select code ${sql.join(cells, sql``)} from ${table}
          where ${isAmong(dialect, "code", slot.codes)}`,
      );
      return [id, selected.length > 0 ? query : undefined] as const;
    }),
  );

  const rows = new Map(
    families.map(({ id }) => {
      const selected = columnsOf(id).map(
        (each) => sql`${sql.id(each.name)} as ${sql.id(each.field)}`,
      );
      const table = sql.id(familyTables[id].name);
      return [
        id,
        prepare(
          database,
          (slot: Slots<{ code: string }>) =>
            sql<FamilyRow>`select ${sql.join(selected)} from ${table} where code = ${slot.code}`,
        ),
      ];
    }),
  );

  return {
    /** By its normalized code; the code as typed decides where two codes share a key. */
    async findByKey(key: string, typed: string): Promise<Product | undefined> {
      const rowsOfKey = await byKey({ key });
      const row = rowsOfKey.find((each) => each.code === typed.trim()) ?? rowsOfKey[0];
      return row && productOf(row);
    },

    async findByCodes(codes: readonly string[]): Promise<ReadonlyMap<string, Product>> {
      if (codes.length === 0) return new Map();
      const rowsOfCodes = await byCodes({ codes });
      return new Map(rowsOfCodes.map((row) => [row.code, productOf(row)]));
    },

    /** With the first vehicle of each product, and the number of its vehicles. */
    async findWithFits(codes: readonly string[]): Promise<ReadonlyMap<string, ProductWithFits>> {
      if (codes.length === 0) return new Map();
      const rowsOfCodes = await withFits({ codes });
      return new Map(
        rowsOfCodes.map((row) => [row.code, { ...productOf(row), fits: fitsOf(row) }]),
      );
    },

    /** The measures of products, by code; one query per family that has any. */
    async measuresOf(
      products: Iterable<Pick<Product, "code" | "family">>,
    ): Promise<ReadonlyMap<string, FamilyRow>> {
      const byFamily = Map.groupBy(products, ({ family }) => family);
      const byCode = new Map<string, FamilyRow>();
      await Promise.all(
        [...byFamily].map(async ([family, ofFamily]) => {
          const codes = [...new Set(ofFamily.map(({ code }) => code))];
          const rows = await measures.get(family)?.({ codes });
          for (const row of rows ?? []) byCode.set(row.code, row);
        }),
      );
      return byCode;
    },

    /** The row of a product in its family's table. */
    async familyRow(family: FamilyId, code: string): Promise<FamilyRow | undefined> {
      const familyRows = await rows.get(family)?.({ code });
      return familyRows?.[0];
    },
  };
}

interface FitsRow {
  readonly maker: string | null;
  readonly model: string | null;
  readonly year_from: number | null;
  readonly year_to: number | null;
  readonly count: number | null;
}

function fitsOf({ maker, model, year_from: from, year_to: to, count }: FitsRow): Fits | undefined {
  if (maker === null || model === null || from === null) return undefined;
  return { maker, model, from, to, count: count ?? 0 };
}
