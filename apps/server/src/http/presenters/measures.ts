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
import type { MeasuredPart, MeasureResults } from "../../catalogue/measure-search.service.ts";
import type { MeasuredRow, WantedMeasure } from "../../catalogue/measures.repository.ts";
import { type FieldError, invalidFields } from "../../refusal.ts";
import { fitsOf, headersOf, headlineOf } from "./products.ts";
import { list, message } from "../../messages/message.ts";

/** What step 2 says about the part: its measures, its condition and the instrument; and the warehouse of the prices. */
export function measuredPart(
  columns: readonly CatalogueColumn[],
  question: Body<"searchByDim">,
): MeasuredPart {
  const measures = wantedMeasures(columns, question);
  return {
    wanted: measures,
    condition: question.Condition,
    instrument: question.Instrument,
    warehouse: question.Warehouse,
  };
}

/**
 * The measures of step 2.
 * @throws Refusal `invalid` that names every field that is missing or wrong.
 */
function wantedMeasures(
  columns: readonly CatalogueColumn[],
  question: Body<"searchByDim">,
): WantedMeasure[] {
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
  if (wrong.length === 0) return enteredMeasures;
  throw invalidFields(wrong);
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
  /** The columns of the table. */
  readonly columns: readonly string[];
  /** The cells of a row; each has the own code, even if it is not a column. */
  readonly fields: readonly string[];
  readonly headers: readonly string[];
}

const layouts = mapFamilies((family): Layout => {
  const columns = measureColumns(family);
  const headers = headersOf(columns);
  const otherColumns = columns.filter(({ header }) => header !== "XBP");
  const isNamed = columns.some(({ field }) => field === "code");
  return {
    columns: [...(isNamed ? [] : ["XBP"]), ...headers, deviation],
    fields: ["code", ...otherColumns.map(({ field }) => field)],
    headers: ["XBP", ...headersOf(otherColumns)],
  };
});

export function measureAnswer(
  family: FamilyId,
  measures: readonly WantedMeasure[],
  { rows, total, products, prices, replacedBy, matches }: MeasureResults,
): Wire<"MeasureResults"> {
  const layout = layouts[family];
  const data = rows.map((row) => rowOf(layout, row));
  const answer: Wire<"MeasureResults"> = {
    Fields: measures.map(({ column }) => column.header),
    Columnas: [...layout.columns],
    Data: data,
    Total: total,
  };
  if (products) {
    const summaries: NonNullable<typeof answer.Fits> = {};
    for (const [code, { fits }] of products) if (fits) summaries[code] = fitsOf(fits);
    answer.Fits = summaries;
  }
  if (prices.size > 0) {
    answer.Prices = Object.fromEntries(
      [...prices].map(([code, price]) => [code, headlineOf(price)]),
    );
  }
  if (replacedBy.size > 0) {
    answer.Replaced_by = Object.fromEntries([...replacedBy].map(([code, by]) => [code, [...by]]));
  }
  if (matches) answer.Matches = Object.fromEntries(mapped(matches));
  return answer;
}

function mapped(matches: NonNullable<MeasureResults["matches"]>) {
  return [...matches].map(([code, { certainty, worn }]) => {
    const wear = Object.entries(worn).map(([field, { by, limit }]) => [
      field,
      { By: by, Limit: limit },
    ]);
    return [code, { Certainty: certainty, Worn: Object.fromEntries(wear) }] as const;
  });
}

function rowOf({ fields, headers }: Layout, row: MeasuredRow): Wire<"Row"> {
  const cells: Wire<"Row"> = {};
  for (let index = 0; index < fields.length; index += 1) {
    cells[headers[index] ?? ""] = row[fields[index] ?? ""] ?? null;
  }
  // To a thousandth of a millimeter.
  cells[deviation] = Math.round(row.deviation * 1000) / 1000;
  return cells;
}
