/** Search by measures: the fields of a product type, and the parts within the tolerance. */
import {
  type Certainty,
  columnOf,
  defaultTolerance,
  type FamilyId,
  familyOf,
  fieldOf,
  headerOf,
  type Instrument,
  type LengthUnit,
  type PartCondition,
  type Warehouse,
  type WornBy,
} from "@caliper/catalogue-model";
import { cellIn, firstTextIn, numberIn, textIn, type Cells } from "./cells.ts";
import type { ApiClient } from "./client.ts";
import * as operation from "./generated/endpoints.ts";
import { type Measures, priceOf, type WarehousePrice, fitsOf, type FitsSummary } from "./parts.ts";
import { apiQuery, freshFor } from "./query.ts";
import type { Answer, Wire } from "./wire.ts";

export interface MeasureFields {
  /** Every field of the type. */
  readonly all: readonly string[];
  /** The fields that can be searched by; the identifying fields before them are not measures. */
  readonly measures: readonly string[];
}

export interface MeasureValue {
  /** The field. */
  readonly column: string;
  /** In mm. */
  readonly value: number;
  /** How far a part may be off, in mm; 0.5 without it. */
  readonly tolerance?: number | undefined;
}

export interface MeasureHit {
  readonly code: string;
  /** FMSI number of pads and shoes, reference of lining. */
  readonly reference: string | null;
  /** Name of the reference drawing of rotors and drums: BR01, BD02. */
  readonly drawing: string | null;
  readonly measures: Measures;
  /** The other columns by field, as in the table. */
  readonly texts: Readonly<Record<string, string>>;
  /** Mean distance from the values searched for, in mm. */
  readonly deviation: number;
  /** Missing where the level may not see applications, and when there are none. */
  readonly fits?: FitsSummary;
  /** Missing where the user may not see prices, and where the warehouse has none. */
  readonly price?: WarehousePrice;
  /** Missing for a part that nothing replaces. */
  readonly replacedBy?: readonly string[] | undefined;
  /** Missing for a search without a condition. */
  readonly certainty?: Certainty;
  /** By field: the measures that match because they wear. */
  readonly worn: Readonly<Record<string, WornBy>>;
}

export interface MeasureResult {
  readonly family: FamilyId;
  /** The columns searched by. */
  readonly fields: readonly string[];
  /** All columns in the order in which they are shown. */
  readonly columns: readonly string[];
  /** The closest first. */
  readonly hits: readonly MeasureHit[];
  /** Number of parts within the tolerance; `hits` may have fewer. */
  readonly total: number;
}

/** The wire's name of a family; a disabled query has that of pads, which is never sent. */
const typeOf = (family: FamilyId = "brake_pads") =>
  familyOf(family).productType as Wire<"MeasurableType">;

export function measureFieldsQuery(client: ApiClient, family: FamilyId | undefined) {
  return apiQuery(client, operation.searchByDim, {
    body: { step: 0, Product_Type: typeOf(family) },
    // Without a family, nothing of pads from the cache.
    version: family,
    enabled: family !== undefined,
    staleTime: freshFor.reference,
    toDomain: (wire) => measureFieldsOf(family ?? "brake_pads", wire),
  });
}

export function measureFieldsOf(family: FamilyId, wire: Answer<"searchByDim">): MeasureFields {
  const all = fieldsOf(family, wire.Fields);
  return { all, measures: all.filter((field) => columnOf(family, field)?.identifying !== true) };
}

const fieldsOf = (family: FamilyId, headers: readonly string[]): readonly string[] =>
  headers.map((header) => fieldOf(family, header));

export interface MeasureArgs {
  readonly family: FamilyId | undefined;
  /** At least one; the query is disabled without any. */
  readonly values: readonly MeasureValue[];
  /** Without it, parts are treated as new and have no certainty. */
  readonly condition?: PartCondition;
  readonly instrument?: Instrument;
  /** The unit in which the values were read. */
  readonly unit?: LengthUnit;
  /** The warehouse of the prices; the user's first one by default. */
  readonly warehouse?: Warehouse | undefined;
}

export function measureSearchQuery(
  client: ApiClient,
  { family, values, condition, instrument, unit, warehouse }: MeasureArgs,
) {
  return apiQuery(client, operation.searchByDim, {
    body: {
      step: 2,
      Product_Type: typeOf(family),
      Filter: "1",
      Filter_Fields: values.map(({ column }) => headerOf(family ?? "brake_pads", column)),
      Values: values.map((value) => value.value),
      Tolerances: values.map((value) => value.tolerance ?? defaultTolerance),
      Condition: condition,
      Instrument: instrument,
      Unit: unit,
      Warehouse: warehouse,
    },
    enabled: family !== undefined && values.length > 0,
    toDomain: (wire) => measureResultOf(family ?? "brake_pads", wire),
  });
}

/** @throws {TypeError} when step 2 was answered with the fields of step 0. */
export function measureResultOf(family: FamilyId, wire: Answer<"searchByDim">): MeasureResult {
  if (!("Data" in wire)) throw new TypeError("The measure search answered no products");
  return {
    family,
    fields: fieldsOf(family, wire.Fields),
    columns: fieldsOf(family, wire.Columnas),
    hits: wire.Data.map((row) => measureHitOf(family, row, wire)),
    total: wire.Total,
  };
}

const notMeasures = new Set(["XBP", "DWG", "FMSI", "Reference", "Deviation"]);

function measureHitOf(
  family: FamilyId,
  row: Cells,
  answer: Pick<Wire<"MeasureResults">, "Fits" | "Prices" | "Replaced_by" | "Matches">,
): MeasureHit {
  const code = textIn(row, "XBP") ?? "";
  const vehicle = answer.Fits?.[code];
  const match = answer.Matches?.[code];
  const measures: Record<string, number> = {};
  const texts: Record<string, string> = {};
  for (const column of Object.keys(row)) {
    if (notMeasures.has(column)) continue;
    const cell = cellIn(row, column);
    const field = fieldOf(family, column);
    if (typeof cell === "number") measures[field] = cell;
    else if (cell !== null) texts[field] = cell;
  }
  return {
    code,
    reference: firstTextIn(row, ["FMSI", "Reference"]),
    drawing: textIn(row, "DWG"),
    measures,
    texts,
    deviation: numberIn(row, "Deviation") ?? 0,
    ...(vehicle !== undefined && { fits: fitsOf(vehicle) }),
    ...priceOf(answer.Prices?.[code]),
    replacedBy: answer.Replaced_by?.[code],
    certainty: match?.Certainty,
    worn: Object.fromEntries(
      Object.entries(match?.Worn ?? {}).map(([header, { By, Limit }]) => [
        fieldOf(family, header),
        { by: By, limit: Limit },
      ]),
    ),
  };
}
