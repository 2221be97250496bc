/** The datasheet of a product, and other products for the same vehicle. */
import {
  type Bilingual,
  columnOf,
  type FamilyId,
  familyOf,
  fieldOf,
  isWarehouse,
  type Warehouse,
  type YearRange,
} from "@caliper/catalogue-model";
import { cellIn, numberIn, textIn, type Cells } from "./cells.ts";
import type { ApiClient } from "./client.ts";
import { imageOf, type ProductImage } from "./files.ts";
import * as operation from "./generated/endpoints.ts";
import {
  type Stock,
  applicationOf,
  byWarehouse,
  familyOfType,
  filled,
  interchangesOf,
  type Interchange,
  type Measures,
  productOf,
} from "./parts.ts";
import { apiQuery } from "./query.ts";
import type { Answer, DeepReadonly, Wire } from "./wire.ts";
import { yearsIn } from "./years.ts";

/** How an old code leads to the parts that replace it now. */
export type Replacement = DeepReadonly<Wire<"Replacement">>;
export type ReplacementStep = Replacement["steps"][number];

/** A part that belongs with another one. */
export type RelatedPart = DeepReadonly<Wire<"RelatedPart">>;

export interface Dimension {
  /** The field of the family's table. */
  readonly name: string;
  /** In mm where it is a measure. */
  readonly value: string | number | null;
  /** Of measures only: the letter on the drawing. */
  readonly letter?: string;
}

export interface PriceRow {
  readonly warehouse: Warehouse;
  /** US dollars by grade; a grade that the warehouse does not sell is missing. */
  readonly amounts: Readonly<Record<string, number>>;
  /** By grade, where it is known and the viewer may see it. */
  readonly stock?: Readonly<Record<string, Stock>>;
}

export interface Prices {
  /** Price columns by wire name, in the order in which they are shown. */
  readonly grades: readonly string[];
  readonly rows: readonly PriceRow[];
  /** Prices that begin soon. */
  readonly next?: DeepReadonly<Wire<"NextPrices">> | undefined;
  /** Whether there is more in the price history. */
  readonly hasHistory?: boolean | undefined;
}

export interface Upc {
  readonly grade: string;
  readonly upc: string;
}

export interface Equivalence {
  readonly letter: string;
  readonly code: string;
  /** What differs. */
  readonly note: string | null;
}

export interface Application extends Readonly<ReturnType<typeof applicationOf>> {
  readonly engine: string | null;
  readonly position: string | null;
}

export interface Pallet {
  readonly boxQuantity: number | null;
  readonly palletQuantity: number | null;
  /** Per box, KG. */
  readonly weight: number | null;
}

export interface Certification {
  readonly certified: boolean;
  /** The certified price columns; empty for types that have only one. */
  readonly grades: readonly string[];
}

/** Undefined blocks are not visible to the viewer's level. */
export interface Datasheet {
  readonly code: string;
  readonly family: FamilyId;
  readonly detail: Bilingual;
  readonly fmsi: string | null;
  readonly position: string | null;
  /** The user's own code of the part, only for the user. */
  readonly customerCode?: Readonly<Wire<"CustomerCode">>;
  /** Every column of the dimension table in its order, identifying ones too. */
  readonly dimensions: readonly Dimension[];
  /** Name of the reference drawing: BR01. */
  readonly drawing?: string;
  readonly prices?: Prices;
  readonly upcs?: readonly Upc[];
  readonly equivalences?: readonly Equivalence[];
  readonly interchanges?: readonly Interchange[];
  /** Absent for a part that nothing replaces. */
  readonly replacedBy?: Replacement;
  /** What the part replaces, as far as the viewer may see it; absent for nothing. */
  readonly replaces?: readonly ReplacementStep[];
  /** Parts that belong with it; absent without any. */
  readonly relations?: readonly RelatedPart[];
  readonly applications?: readonly Application[];
  /** Undefined when the catalogue has no packing data. */
  readonly pallet?: Pallet;
  readonly certification: Certification;
  /** Up to four, in the order in which they are shown. */
  readonly images: readonly ProductImage[];
  /** URL of the reference drawing's picture, if there is one. */
  readonly reference?: string;
}

export interface DatasheetArgs {
  readonly code: string;
  /** The user whose view is requested; only administrators may name another one. */
  readonly user?: string | undefined;
}

export function datasheetQuery(client: ApiClient, args: DatasheetArgs) {
  const query = { codigo: args.code.trim().toUpperCase(), user: filled(args.user) };
  return apiQuery(client, operation.fichaInfo, {
    query,
    enabled: query.codigo !== "",
    toDomain: (wire) => datasheetOf(client.baseUrl, wire),
  });
}

/** @param baseUrl where pictures are */
export function datasheetOf(baseUrl: string, wire: Wire<"Datasheet">): Datasheet {
  const family = familyOfType(wire.Type);
  const { Precio, Equivalencias, Intercambios, Aplicaciones, Certification } = wire;
  const { Replaced_by: replacedBy, Replaces: replaces, Customer_code: customerCode } = wire;
  const dimensionRow = wire.Dimensiones.Data[0] ?? {};
  const drawing = textIn(dimensionRow, "DWG");
  const packing = wire.Pallet.Data[0];
  return {
    code: wire.Codigo,
    family,
    detail: wire.Detail,
    fmsi: wire.FMSI ?? null,
    position: wire.Position ?? null,
    ...(customerCode && { customerCode }),
    dimensions: wire.Dimensiones.Columnas.map((name) => dimensionOf(family, name, dimensionRow)),
    ...(drawing !== null && { drawing }),
    ...(Precio !== undefined && { prices: pricesOf(family, Precio), upcs: upcsOf(Precio) }),
    ...(Equivalencias !== undefined && { equivalences: equivalencesOf(Equivalencias) }),
    ...(Intercambios !== undefined && { interchanges: interchangesOf(Intercambios) }),
    ...(replacedBy && { replacedBy }),
    ...(replaces && { replaces }),
    ...(wire.Relations && { relations: wire.Relations }),
    ...(Aplicaciones !== undefined && {
      applications: Aplicaciones.Data.map((row) => ({
        ...applicationOf(row),
        engine: textIn(row, "Engine"),
        position: textIn(row, "Position"),
      })),
    }),
    ...(packing !== undefined && {
      pallet: {
        boxQuantity: packing.Qty_Box,
        palletQuantity: packing.Qty_Pallet,
        weight: packing.Weight,
      },
    }),
    certification: certificationOf(Certification),
    images: wire.Pictures.map((picture) => imageOf(baseUrl, picture)),
    ...(wire.Drawing !== undefined && { reference: imageOf(baseUrl, wire.Drawing).url }),
  };
}

function dimensionOf(family: FamilyId, header: string, row: Cells): Dimension {
  const name = fieldOf(family, header);
  const letter = columnOf(family, name)?.letter;
  return { name, value: cellIn(row, header), letter };
}

/** The table of a price block; warehouses and grades in the settled order. */
export function pricesOf(family: FamilyId, wire: Omit<Wire<"DatasheetPrices">, "UPC">): Prices {
  const grades = orderedGrades(
    family,
    wire.Columnas.filter((column) => column !== "ALMACEN"),
  );
  const rows = wire.Data.flatMap((row) => {
    const warehouse = textIn(row, "ALMACEN");
    if (warehouse === null || !isWarehouse(warehouse)) return [];
    const amounts = grades.flatMap((grade) => {
      const amount = numberIn(row, grade);
      return amount === null ? [] : [[grade, amount] as const];
    });
    const stock = (wire.Stock ?? []).filter((each) => each.ALMACEN === warehouse);
    return [
      {
        warehouse,
        amounts: Object.fromEntries(amounts),
        stock: Object.fromEntries(stock.map((each) => [each.GRADE, each])),
      },
    ];
  });
  return { grades, rows: byWarehouse(rows), next: wire.Next_prices, hasHistory: wire.Has_history };
}

/** The family's own grades first, then others alphabetically. */
function orderedGrades(family: FamilyId, grades: readonly string[]): readonly string[] {
  const familyGrades = familyOf(family).grades;
  const otherGrades = grades.filter((grade) => !familyGrades.includes(grade)).toSorted();
  return [...familyGrades.filter((grade) => grades.includes(grade)), ...otherGrades];
}

function upcsOf(wire: Wire<"DatasheetPrices">): readonly Upc[] {
  return (wire.UPC ?? []).map((row) => ({ grade: row.GRADE, upc: row.UPC }));
}

function equivalencesOf(
  wire: NonNullable<Wire<"Datasheet">["Equivalencias"]>,
): readonly Equivalence[] {
  const codes = wire.Data[0] ?? {};
  const notes = wire.Notes?.[0] ?? {};
  return wire.Columnas.flatMap((letter) => {
    const code = textIn(codes, letter);
    return code === null ? [] : [{ letter, code, note: textIn(notes, letter) }];
  });
}

function certificationOf(wire: Wire<"Datasheet">["Certification"]): Certification {
  const certified = Object.keys(wire).filter((grade) => wire[grade] === true);
  return {
    certified: certified.length > 0,
    grades: certified.filter((grade) => grade !== "Certified"),
  };
}

/** A price that was, is or will be valid. */
export type PastPrice = DeepReadonly<Wire<"PriceHistory">>["prices"][number];

/** The prices of a part over time, by first day. */
export function priceHistoryQuery(client: ApiClient, code: string) {
  return apiQuery(client, operation.getPriceHistory, {
    query: { code },
    toDomain: (wire): readonly PastPrice[] => wire.prices,
  });
}

/** A product of another code that fits the same vehicle. */
export interface RelatedProduct {
  readonly code: string;
  readonly family: FamilyId;
  readonly maker: string;
  readonly model: string;
  readonly years: YearRange;
  /** Undefined when the server did not send any. */
  readonly detail?: Bilingual;
  readonly measures: Measures;
}

export interface RelatedArgs {
  readonly code: string;
  readonly maker: string;
  readonly model: string;
  readonly years: YearRange;
}

/** Hardware is left out by the server. Without a vehicle the query waits. */
export function relatedProductsQuery(client: ApiClient, args: RelatedArgs | undefined) {
  const query = {
    codigo: args?.code ?? "",
    marca: args?.maker ?? "",
    modelo: args?.model ?? "",
    desde: args?.years.from ?? 0,
    hasta: args?.years.to ?? undefined,
  };
  return apiQuery(client, operation.relatedProducts, {
    query,
    enabled: args !== undefined,
    toDomain: relatedProductsOf,
  });
}

export function relatedProductsOf(wire: Answer<"relatedProducts">): readonly RelatedProduct[] {
  return wire.Data.map((row) => ({
    code: row.Codigo,
    ...productOf(row.Type, row.Measures),
    maker: row.Maker,
    model: row.Model,
    years: yearsIn(row),
    detail: row.Detail,
  }));
}
