import {
  type CatalogueTable,
  columnsOf,
  families,
  type FamilyId,
  familyTables,
  foldText,
  narrowingColumns,
  relatedTables,
} from "@caliper/catalogue-model";
import { decide, type Fact } from "../../deciding/decide.ts";
import { shapeOf } from "../../deciding/facts.service.ts";
import { measuredFields } from "../../deciding/fields.ts";
import { message } from "../../messages/message.ts";
import type { Row } from "../change.ts";
import { type CellProblem, cellProblem } from "../problem.ts";
import { createYielder } from "../yielding.ts";
import type { Found } from "./change-rows.ts";
import type { ReadRows } from "./consequences.ts";

const application: CatalogueTable = relatedTables.application;
const product: CatalogueTable = relatedTables.product;
/** Models whose rows are read at once. */
const modelsAtOnce = 100;

const textOf = (row: Row | null | undefined, name: string) => String(row?.[name] ?? "");
const modelOf = (row: Row) => foldText(textOf(row, "model"));

const conditions = ["submodel", "engine", "side", ...narrowingColumns.map(({ name }) => name)];

const measured: ReadonlySet<string> = new Set(measuredFields);

/** A product with what can be measured on it. */
interface Part {
  readonly family: FamilyId;
  readonly position: Row[string];
  readonly fact: Fact;
}

/** The products with these codes. */
async function partsOf(codes: readonly string[], read: ReadRows) {
  const parts = new Map<string, Part>();
  const products = await read(product, "code", codes);
  for (const { id: family } of families) {
    const familyProducts = products.filter((row) => row["family"] === family);
    const columns = columnsOf(family).filter(({ field }) => measured.has(field));
    const ownCodes = familyProducts.map((row) => textOf(row, "code"));
    const rows = await read(familyTables[family], "code", ownCodes);
    const byCode = new Map(rows.map((row) => [textOf(row, "code"), row]));
    for (const row of familyProducts) {
      const code = textOf(row, "code");
      const values = columns.flatMap(({ field, name }) => {
        const value = byCode.get(code)?.[name];
        return typeof value === "number" ? [[field, [String(value)]] as const] : [];
      });
      const shape = shapeOf({ family, code, fmsi: textOf(row, "fmsi") || null });
      const fact = { code, shape, values: Object.fromEntries(values) };
      parts.set(code, { family, position: row["position"] ?? null, fact });
    }
  }
  return parts;
}

const deciding = ["code", "maker", "model", "position", "year_from", "year_to", ...conditions];

/** Whether a row changes which parts fit a vehicle. */
const changesFit = (before: Row | null, after: Row): boolean =>
  before === null || deciding.some((name) => (before[name] ?? null) !== (after[name] ?? null));

const haveCommonYear = (one: Row, other: Row): boolean =>
  Number(one["year_from"]) <= Number(other["year_to"] ?? Infinity) &&
  Number(other["year_from"]) <= Number(one["year_to"] ?? Infinity);

/**
 * Adds a warning to each new or changed application that fits the same vehicle as another part of its kind and axle, if neither
 * qualifiers nor measures tell them apart.
 * @returns the number of rows that had no warning before
 */
export async function warnOfUndecided(
  table: CatalogueTable,
  rowsByKind: Found,
  read: ReadRows,
): Promise<number> {
  if (table.name !== application.name) return 0;
  const replaced = new Set(
    [...rowsByKind.changed, ...rowsByKind.removed].flatMap(({ before, after }) =>
      before && (after === null || changesFit(before, after)) ? [before["id"]] : [],
    ),
  );
  const written = Map.groupBy(
    [...rowsByKind.changed, ...rowsByKind.added].flatMap(({ before, after }) =>
      after && changesFit(before, after) ? [after] : [],
    ),
    modelOf,
  );
  const warnings = new Map<Row, CellProblem>();
  const yielder = createYielder();
  const models = [...written.keys()];
  for (let at = 0; at < models.length; at += modelsAtOnce) {
    const batch = models.slice(at, at + modelsAtOnce);
    const stored = await read(application, "model_key", batch);
    const remainingRows = stored.filter((row) => !replaced.has(row["id"]));
    const writtenRows = batch.flatMap((model) => written.get(model) ?? []);
    const all = [...remainingRows, ...writtenRows];
    const parts = await partsOf([...new Set(all.map((row) => textOf(row, "code")))], read);
    const vehicleOf = (row: Row) => {
      const part = parts.get(textOf(row, "code"));
      return JSON.stringify([
        foldText(textOf(row, "maker")),
        modelOf(row),
        part?.family,
        row["position"] ?? part?.position,
        ...conditions.map((name) => row[name] ?? null),
      ]);
    };
    const alike = Map.groupBy(all, vehicleOf);
    for (const row of writtenRows) {
      if (yielder.isDue()) await yielder.pause();
      const fact = parts.get(textOf(row, "code"))?.fact;
      const overlappingRows = (alike.get(vehicleOf(row)) ?? []).filter((other) =>
        haveCommonYear(row, other),
      );
      const codes = [...new Set(overlappingRows.map((other) => textOf(other, "code")))].filter(
        (code) => {
          const other = parts.get(code)?.fact;
          if (!fact || !other || other.shape === fact.shape) return false;
          return decide([fact, other], {}).question === undefined;
        },
      );
      if (codes.length > 0) warnings.set(row, warningOf(row, codes.join(", ")));
    }
  }
  return addWarnings(rowsByKind, warnings);
}

function warningOf(row: Row, codes: string): CellProblem {
  const [column = { header: "" }] = application.columns;
  return cellProblem(column, row["code"], "undecided", message("cell.undecided", { codes }), {
    codes,
  });
}

function addWarnings(rowsByKind: Found, warnings: ReadonlyMap<Row, CellProblem>): number {
  let fresh = 0;
  for (const kind of ["changed", "added"] as const)
    rowsByKind[kind] = rowsByKind[kind].map((compared) => {
      const warning = compared.after && warnings.get(compared.after);
      if (!warning) return compared;
      if (compared.warnings.length === 0) fresh += 1;
      return { ...compared, warnings: [...compared.warnings, warning] };
    });
  return fresh;
}
