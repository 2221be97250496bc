import { sql } from "kysely";
import { type FamilyId, families } from "@caliper/api-client/access";
import type { OpenDatabase } from "../db/index.ts";
import { isAmong, prepare, type Slots, type TextList, textList } from "./sql/prepared.ts";
import { type CatalogueColumn, columnsOf, familyTables } from "./tables/index.ts";

/** The index row of a product. */
export interface Product {
  readonly code: string;
  readonly family: FamilyId;
  readonly fmsi: string | null;
  readonly position: string | null;
  readonly detail: { readonly en: string; readonly es: string };
  readonly certified: boolean;
}

export interface Fits {
  readonly maker: string;
  readonly model: string;
  readonly from: number;
  readonly to: number | null;
  readonly count: number;
}

export type Cell = string | number | null;
/** A row of a family's table, keyed by the wire's column names. */
export type FamilyRow = Readonly<Record<string, Cell>>;
export type Measures = Readonly<Record<string, number>>;

interface ProductRow {
  code: string;
  family: string;
  fmsi: string | null;
  position: string | null;
  detail_en: string;
  detail_es: string;
  certified: number;
}

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

/** Look-ups of products by their codes, and of what result rows show of them. */
export function productsRepository({ read, dialect }: OpenDatabase) {
  const byKey = prepare(read, (slot: Slots<{ key: string }>) =>
    read.selectFrom("product").select(columns).where("code_key", "=", slot.key).orderBy("code"),
  );

  const byCodes = prepare(read, (slot: Slots<{ codes: TextList }>) =>
    read
      .selectFrom("product")
      .select(columns)
      .where(isAmong(dialect, "product.code", slot.codes)),
  );

  const fits = prepare(read, (slot: Slots<{ codes: TextList }>) =>
    read
      .selectFrom(
        read
          .selectFrom("application")
          .select((row) => [
            "code",
            row.fn.min("id").as("first"),
            row.fn.countAll<number>().as("count"),
          ])
          .where(isAmong(dialect, "application.code", slot.codes))
          .groupBy("code")
          .as("each"),
      )
      .innerJoin("application as a", "a.id", "each.first")
      .select(["each.code", "each.count", "a.maker", "a.model", "a.year_from", "a.year_to"]),
  );

  const measures = new Map(
    families.map(({ id }) => [
      id,
      familyQuery(
        columnsOf(id).filter((each) => each.measure),
        id,
      ),
    ]),
  );

  function familyQuery(selected: readonly CatalogueColumn[], family: FamilyId) {
    const headers = selected.map((each) => sql`, ${sql.id(each.name)} as ${sql.id(each.header)}`);
    const table = sql.id(familyTables[family].name);
    return prepare(
      read,
      (slot: Slots<{ codes: TextList }>) => sql<Record<string, Cell> & { code: string }>`
        select code ${sql.join(headers, sql``)} from ${table}
        where ${isAmong(dialect, "code", slot.codes)}`,
    );
  }

  const rows = new Map(
    families.map(({ id }) => {
      const selected = columnsOf(id).map(
        (each) => sql`${sql.id(each.name)} as ${sql.id(each.header)}`,
      );
      const table = sql.id(familyTables[id].name);
      return [
        id,
        prepare(
          read,
          (slot: Slots<{ code: string }>) =>
            sql<FamilyRow>`select ${sql.join(selected)} from ${table} where code = ${slot.code}`,
        ),
      ];
    }),
  );

  return {
    /** By its normalised code; the code as typed decides where two codes share a key. */
    async findByKey(key: string, typed: string): Promise<Product | undefined> {
      const found = await byKey({ key });
      const row = found.find((each) => each.code === typed.trim()) ?? found[0];
      return row && productOf(row);
    },

    async findByCodes(codes: readonly string[]): Promise<ReadonlyMap<string, Product>> {
      if (codes.length === 0) return new Map();
      const found = await byCodes({ codes: textList(dialect, codes) });
      return new Map(found.map((row) => [row.code, productOf(row)]));
    },

    /** The first vehicle of each product, and how many there are. */
    async fitsOf(codes: readonly string[]): Promise<ReadonlyMap<string, Fits>> {
      if (codes.length === 0) return new Map();
      const found = await fits({ codes: textList(dialect, codes) });
      return new Map(
        found.map((row) => [
          row.code,
          {
            maker: row.maker,
            model: row.model,
            from: row.year_from,
            to: row.year_to,
            count: row.count,
          },
        ]),
      );
    },

    /** The measures of products, by code; one query per family that has any. */
    async measuresOf(
      products: Iterable<{ readonly code: string; readonly family: FamilyId }>,
    ): Promise<ReadonlyMap<string, Measures>> {
      const byFamily = Map.groupBy(products, (product) => product.family);
      const found = await Promise.all(
        [...byFamily].map(async ([family, members]) => {
          const codes = [...new Set(members.map((product) => product.code))];
          return measures.get(family)?.({ codes: textList(dialect, codes) }) ?? [];
        }),
      );
      return new Map(found.flat().map(({ code, ...cells }) => [code, numbersOf(cells)]));
    },

    /** The row of a product in its family's table. */
    async familyRow(family: FamilyId, code: string): Promise<FamilyRow | undefined> {
      const found = await rows.get(family)?.({ code });
      return found?.[0];
    },
  };
}

function numbersOf(cells: Readonly<Record<string, Cell>>): Measures {
  const numbers: Record<string, number> = {};
  for (const [column, cell] of Object.entries(cells)) {
    if (typeof cell === "number") numbers[column] = cell;
  }
  return numbers;
}
