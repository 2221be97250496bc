import {
  type FamilyId,
  familyIdOfType,
  maySee,
  maySeeFamily,
  measureColumns,
  type Viewer,
} from "@caliper/catalogue-model";
import type { Body, Wire } from "@caliper/api-client/wire";
import { type FieldError, forbidden, Refusal } from "../refusal.ts";
import { fitsSummary } from "./code-search.service.ts";
import {
  deviationColumn,
  type MeasuredRow,
  type MeasuresRepository,
  type WantedMeasure,
} from "./measures.repository.ts";
import type { ProductsRepository } from "./products.repository.ts";

type Question = Body<"searchByDim">;

const defaultTolerance = 0.5;
/** What the server writes and a page takes without a pause; nobody reads on to the farthest of them. */
export const mostRows = 2000;

interface Repositories {
  readonly measures: MeasuresRepository;
  readonly products: ProductsRepository;
}

export function createMeasureSearch({ measures, products }: Repositories) {
  async function fitsOf(rows: readonly MeasuredRow[]): Promise<Wire<"MeasureResults">["Fits"]> {
    const found = await products.findWithFits(rows.map((row) => String(row["XBP"])));
    return Object.fromEntries(
      [...found].flatMap(([code, { fits }]) => (fits ? [[code, fitsSummary(fits)]] : [])),
    );
  }

  return async (
    viewer: Viewer,
    question: Question,
  ): Promise<Wire<"MeasureFields"> | Wire<"MeasureResults">> => {
    const family = familyIdOfType(question.Product_Type);
    if (!family || !maySeeFamily(family, viewer)) {
      throw forbidden(`${question.Product_Type} are not open to this user`);
    }
    const fields = measureColumns(family).map((column) => column.header);
    if (question.step === 0) return { Fields: fields };
    const wanted = wantedMeasures(family, question);
    const { rows, total } = await measures.search(family, wanted, mostRows);
    for (const row of rows) row[deviationColumn] = rounded(row[deviationColumn]);
    // The own code stands in every row; it leads the table where nothing else names the product.
    const leading = family === "brake_pads" || family === "brake_shoes" ? ["XBP"] : [];
    return {
      Fields: wanted.map(({ column }) => column.header),
      Columnas: [...leading, ...fields, deviationColumn],
      Data: rows,
      Total: total,
      ...(maySee("applications", viewer) && { Fits: await fitsOf(rows) }),
    };
  };
}

/** To a thousandth of a millimetre. */
const rounded = (cell: unknown): number => Math.round(Number(cell) * 1000) / 1000;

/** @throws Refusal `invalid` that names every field of step 2 that is missing or wrong. */
function wantedMeasures(family: FamilyId, question: Question): WantedMeasure[] {
  const { Filter, Filter_Fields: names, Values: values, Tolerances: tolerances } = question;
  const wrong: FieldError[] = [];
  if (Filter === undefined) wrong.push({ field: "body/Filter", expected: `"1" in step 2` });
  if (!names) wrong.push({ field: "body/Filter_Fields", expected: "at least one field in step 2" });
  if (!values) wrong.push({ field: "body/Values", expected: "one value per field in step 2" });
  if (names && values && names.length !== values.length) {
    wrong.push({ field: "body/Values", value: values.length, expected: `${names.length} values` });
  }
  if (names && tolerances && names.length !== tolerances.length) {
    wrong.push({
      field: "body/Tolerances",
      value: tolerances.length,
      expected: `${names.length} tolerances`,
    });
  }
  const measures = measureColumns(family).filter((column) => column.measure);
  const wanted = (names ?? []).flatMap((name, index) => {
    const column = measures.find((each) => each.header === name);
    if (column) {
      const value = Number(values?.[index] ?? 0);
      return [{ column, value, tolerance: tolerances?.[index] ?? defaultTolerance }];
    }
    const expected = `one of ${measures.map((each) => each.header).join(", ")}`;
    wrong.push({ field: `body/Filter_Fields/${index}`, value: name, expected });
    return [];
  });
  if (wrong.length === 0) return wanted;
  const detail = wrong.map((each) => `${each.field}: expected ${each.expected}`).join("; ");
  throw new Refusal("invalid", detail, { fields: wrong });
}
