/**
 * The changes that a change of one table causes in others: a product is added and removed with the
 * row of its family's table, together with every row that refers to it.
 */
import {
  type CatalogueTable,
  catalogueTables,
  familyTables,
  relatedTables,
} from "@caliper/catalogue-model";
import { primaryKeyOf, type Row, type RowChange, sameRow, withDerived } from "../change.ts";
import { mapYielding } from "../yielding.ts";

/** Reads rows of a table whose `column` has one of `values`. */
export type ReadRows = (
  table: CatalogueTable,
  column: string,
  values: readonly string[],
) => Promise<readonly Row[]>;

const familyNames: ReadonlySet<string> = new Set(Object.keys(familyTables));
const product: CatalogueTable = relatedTables.product;
const certification: CatalogueTable = relatedTables.certification;

const codeOf = (row: Row | null) => String(row?.["code"] ?? "");

/**
 * @param main changes of `table` only
 * @returns the changes of the other tables
 */
export async function consequencesOf(
  table: CatalogueTable,
  main: readonly RowChange[],
  read: ReadRows,
): Promise<RowChange[]> {
  if (table.name === certification.name) return certifiedProducts(main, read);
  if (table.name !== product.name && !familyNames.has(table.name)) return [];
  const removed = main
    .filter((change) => change.after === null)
    .map(({ before }) => codeOf(before));
  const dependants = await dependantsOf(removed, table, read);
  if (table.name === product.name) return dependants;
  return [...(await productRows(table, main, read)), ...dependants];
}

/** The index rows of products whose family row was added or changed. */
async function productRows(
  table: CatalogueTable,
  main: readonly RowChange[],
  read: ReadRows,
): Promise<RowChange[]> {
  const remaining = main.filter((change) => change.after !== null);
  const codes = remaining.map(({ after }) => codeOf(after));
  const existing = new Map((await read(product, "code", codes)).map((row) => [codeOf(row), row]));
  const changes = await mapYielding(remaining, ({ before: oldRow, after: row }) => {
    if (row === null) return [];
    const before = existing.get(codeOf(row)) ?? null;
    const after = productRowOf(table, before, oldRow, row);
    return sameRow(before, after) ? [] : [{ table: product.name, before, after }];
  });
  return changes.flat();
}

const emptyProduct: Row = Object.fromEntries(product.columns.map(({ name }) => [name, null]));

function productRowOf(
  table: CatalogueTable,
  before: Row | null,
  oldRow: Row | null,
  row: Row,
): Row {
  const detail = detailOf(table.name, row);
  // A description written by hand stays; a derived one is derived again.
  const old = oldRow && detailOf(table.name, oldRow);
  const follows =
    before === null || (old?.en === before["detail_en"] && old?.es === before["detail_es"]);
  const next: Row = {
    ...emptyProduct,
    ...before,
    code: codeOf(row),
    family: table.name,
    fmsi: "fmsi" in row ? (row["fmsi"] ?? null) : (before?.["fmsi"] ?? null),
    position: "position" in row ? (row["position"] ?? null) : (before?.["position"] ?? null),
    detail_en: follows ? detail.en : (before["detail_en"] ?? ""),
    detail_es: follows ? detail.es : (before["detail_es"] ?? ""),
    certified: before?.["certified"] ?? 0,
  };
  return withDerived(product, next);
}

/** Every row that refers to these products, and the products themselves, except rows of `table`. */
async function dependantsOf(
  codes: readonly string[],
  table: CatalogueTable,
  read: ReadRows,
): Promise<RowChange[]> {
  if (codes.length === 0) return [];
  const changes: RowChange[] = [];
  for (const other of catalogueTables) {
    if (other.name === table.name) continue;
    const rowsByCode = new Map<string, Row>();
    for (const column of other.name === product.name ? ["code"] : other.references) {
      for (const row of await read(other, column, codes)) {
        rowsByCode.set(JSON.stringify(primaryKeyOf(other, row)), row);
      }
    }
    for (const before of rowsByCode.values())
      changes.push({ table: other.name, before, after: null });
  }
  return changes;
}

/** Updates `certified` of products whose certifications change. */
async function certifiedProducts(main: readonly RowChange[], read: ReadRows): Promise<RowChange[]> {
  const codes = [...new Set(main.map(({ before, after }) => codeOf(after ?? before)))];
  const counts = new Map<string, number>();
  for (const row of await read(certification, "code", codes)) {
    counts.set(codeOf(row), (counts.get(codeOf(row)) ?? 0) + 1);
  }
  for (const { before, after } of main) {
    const code = codeOf(after ?? before);
    counts.set(code, (counts.get(code) ?? 0) + Number(after !== null) - Number(before !== null));
  }
  return (await read(product, "code", codes)).flatMap((before) => {
    const after = { ...before, certified: (counts.get(codeOf(before)) ?? 0) > 0 ? 1 : 0 };
    return sameRow(before, after) ? [] : [{ table: product.name, before, after }];
  });
}

/** The derived description of a product, in both languages. */
interface Detail {
  readonly en: string;
  readonly es: string;
}

const words: readonly (readonly [RegExp, Detail])[] = [
  [/^ventilated$/iu, { en: "ventilated", es: "ventilado" }],
  [/^solid$/iu, { en: "solid", es: "sólido" }],
];

const axles: readonly (readonly [RegExp, Detail & { feminine: string }])[] = [
  [
    /^front and rear$/iu,
    { en: "front and rear", es: "delantero y trasero", feminine: "delanteras y traseras" },
  ],
  [/^front$/iu, { en: "front", es: "delantero", feminine: "delanteras" }],
  [/^rear$/iu, { en: "rear", es: "trasero", feminine: "traseras" }],
];

const feminine = new Set(["brake_pads", "brake_shoes"]);

/** `ventilated, front` / `ventilado, delantero`; empty when the row has neither value. */
function detailOf(family: string, row: Row): Detail {
  const disc = words.find(([pattern]) => pattern.test(String(row["disc"] ?? "")))?.[1];
  const axle = axles.find(([pattern]) => pattern.test(String(row["position"] ?? "")))?.[1];
  const spanishAxle = axle && (feminine.has(family) ? axle.feminine : axle.es);
  return {
    en: [disc?.en, axle?.en].filter(Boolean).join(", "),
    es: [disc?.es, spanishAxle].filter(Boolean).join(", "),
  };
}
