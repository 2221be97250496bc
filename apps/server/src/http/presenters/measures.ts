import {
  type CatalogueColumn,
  defaultTolerance,
  type LengthUnit,
  type FamilyId,
  type Instrument,
  mapFamilies,
  measureColumns,
  readingTolerance,
} from "@caliper/catalogue-model";
import type { Body, Wire } from "@caliper/api-client/wire";
import type {
  MeasuredPart,
  MeasureResults,
  PartMatch,
} from "../../catalogue/measure-search.service.ts";
import type { MeasuredRow, WantedMeasure } from "../../catalogue/measures.repository.ts";
import { type FieldError, invalidFields } from "../../refusal.ts";
import { cellsOf, fitsOf, headersOf, headlineOf } from "./products.ts";
import { list, message } from "../../messages/message.ts";

/**
 * What step 2 says about the part: its measures, its condition and the instrument; and the warehouse of the prices.
 * @throws Refusal `invalid` that names every field that is missing or wrong.
 */
export function measuredPart(
  columns: readonly CatalogueColumn[],
  question: Body<"searchByDim">,
): MeasuredPart {
  const { Filter, Filter_Fields: names, Values: values, Tolerances: tolerances } = question;
  const wrong: FieldError[] = [];
  if (Filter === undefined)
    wrong.push({ field: "body/Filter", expected: message("expected.step") });
  if (!names) wrong.push({ field: "body/Filter_Fields", expected: message("expected.someFields") });
  if (!values) wrong.push({ field: "body/Values", expected: message("expected.valuePerField") });
  const count = names?.length;
  if (count !== undefined && values && values.length !== count) {
    const expected = message("expected.someValues", { count });
    wrong.push({ field: "body/Values", value: values.length, expected });
  }
  if (count !== undefined && tolerances && tolerances.length !== count) {
    const expected = message("expected.someTolerances", { count });
    wrong.push({ field: "body/Tolerances", value: tolerances.length, expected });
  }
  const measures = columns.filter(({ measure }) => measure);
  const enteredMeasures = (names ?? []).flatMap((name, index) => {
    const column = measures.find(({ header }) => header === name);
    if (column) {
      const value = Number(values?.[index] ?? 0);
      return [
        {
          column,
          value,
          tolerance: tolerances?.[index] ?? usualTolerance(column, value, question),
        },
      ];
    }
    const expected = message("expected.oneOf", { known: list(headersOf(measures)) });
    wrong.push({ field: `body/Filter_Fields/${index}`, value: name, expected });
    return [];
  });
  if (wrong.length > 0) throw invalidFields(wrong);
  const { Condition: condition, Instrument: instrument, Warehouse: warehouse } = question;
  return { wanted: enteredMeasures, condition, instrument, warehouse };
}

/** By the instrument, or 0.5 mm; a count is exact where the instrument is known. */
function usualTolerance(
  { type }: CatalogueColumn,
  value: number,
  { Instrument: instrument, Unit: unit = "mm" }: { Instrument?: Instrument; Unit?: LengthUnit },
): number {
  if (instrument === undefined) return defaultTolerance;
  return type === "integer" ? 0 : readingTolerance(instrument, value, unit);
}

const deviation = "Deviation";

interface Layout {
  /** The headers of the table's columns. */
  readonly headers: readonly string[];
  /** The columns besides the own code, which each row has even if it is not a column. */
  readonly otherColumns: readonly CatalogueColumn[];
}

const layouts = mapFamilies((family): Layout => {
  const columns = measureColumns(family);
  const isNamed = columns.some(({ field }) => field === "code");
  return {
    headers: [...(isNamed ? [] : ["XBP"]), ...headersOf(columns), deviation],
    otherColumns: columns.filter(({ header }) => header !== "XBP"),
  };
});

const byCode = <Item, Answer>(items: ReadonlyMap<string, Item>, answerOf: (item: Item) => Answer) =>
  Object.fromEntries([...items].map(([code, item]) => [code, answerOf(item)]));

export function measureAnswer(
  family: FamilyId,
  measures: readonly WantedMeasure[],
  { rows, total, products, prices, replacedBy, matches }: MeasureResults,
): Wire<"MeasureResults"> {
  const { headers, otherColumns } = layouts[family];
  const fits = [...(products ?? [])].flatMap(([code, each]) =>
    each.fits ? [[code, fitsOf(each.fits)] as const] : [],
  );
  return {
    Fields: measures.map(({ column }) => column.header),
    Columnas: [...headers],
    Data: rows.map((row) => rowOf(otherColumns, row)),
    Total: total,
    ...(products && { Fits: Object.fromEntries(fits) }),
    ...(prices.size > 0 && { Prices: byCode(prices, headlineOf) }),
    ...(replacedBy.size > 0 && { Replaced_by: byCode(replacedBy, (codes) => [...codes]) }),
    ...(matches && { Matches: byCode(matches, matchOf) }),
  };
}

function matchOf({ certainty, worn }: PartMatch) {
  const wear = Object.entries(worn).map(([field, { by, limit }]) => [
    field,
    { By: by, Limit: limit },
  ]);
  return { Certainty: certainty, Worn: Object.fromEntries(wear) };
}

const rowOf = (otherColumns: readonly CatalogueColumn[], row: MeasuredRow): Wire<"Row"> => ({
  XBP: row.code,
  ...cellsOf(otherColumns, row),
  // To a thousandth of a millimeter.
  [deviation]: Math.round(row.deviation * 1000) / 1000,
});
