import { setImmediate } from "node:timers/promises";
import { type CatalogueColumn, type CatalogueTable, converted } from "@caliper/catalogue-model";
import type { ChangeSetsRepository } from "../change-sets.repository.ts";
import type { ChangeSet } from "../change-set.ts";
import type { Cell } from "./cells.ts";
import { readHeader, type SheetColumn } from "./header.ts";
import { Refusal } from "../../refusal.ts";
import { list, message } from "../../messages/message.ts";

export const isBlank = (cells: readonly Cell[]): boolean =>
  cells.every((cell) => cell === null || (typeof cell === "string" && cell.trim() === ""));

/** @throws Refusal (invalid) naming the headers that are wrong */
function sheetColumns(
  table: CatalogueTable,
  header: readonly string[],
): readonly (SheetColumn | undefined)[] {
  const reading = readHeader(table, header);
  if ("columns" in reading) return reading.columns;
  const sentences = reading.problems.map(({ kind, ...values }) =>
    message(`import.header.${kind}`, values),
  );
  if (reading.more > 0) sentences.push(message("import.header.more", { count: reading.more }));
  throw new Refusal("invalid", list(sentences, " "));
}

/** The declared columns of a header without notes. */
export function columnsOf(
  table: CatalogueTable,
  header: readonly string[],
): readonly CatalogueColumn[] {
  return sheetColumns(table, header).flatMap((each) => each?.column ?? []);
}

interface NormalizedRows extends SheetRows {
  /** Indexes of the columns that are kept. */
  readonly kept: readonly number[];
}

interface SheetRows {
  readonly header: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/**
 * A sheet with the table's names for its columns, without the columns that are left out, and with numbers in the catalogue's units.
 * @throws Refusal (invalid) naming the headers that are wrong
 */
export function normalized(table: CatalogueTable, { header, rows }: SheetRows): NormalizedRows {
  const columns = sheetColumns(table, header);
  const keptColumns = columns.flatMap((sheetColumn, at) =>
    sheetColumn ? [{ ...sheetColumn, at }] : [],
  );
  const names = keptColumns.map(({ column }) => column.header);
  const places = keptColumns.map(({ at }) => at);
  if (keptColumns.length === header.length && keptColumns.every(({ unit }) => !unit)) {
    return { header: names, rows, kept: places };
  }
  return {
    header: names,
    kept: places,
    rows: rows.map((cells) => [
      ...keptColumns.map(({ unit, at }) => {
        const cell = cells[at] ?? null;
        return unit ? converted(unit, cell) : cell;
      }),
      // Cells beyond the header are reported later.
      ...cells.slice(header.length),
    ]),
  };
}

/** Limit of a comparison in characters of JSON: about 50 times the largest table. */
const maxSheetLength = 200_000_000;

/** The rows of a set with their row numbers, a batch at a time, without blank rows. */
export async function* stagedRows(
  changes: ChangeSetsRepository,
  set: ChangeSet,
): AsyncGenerator<[number, readonly Cell[]][]> {
  let row = set.headerRow ?? 1;
  let characters = 0;
  for (const number of await changes.batchNumbers(set.id)) {
    const text = (await changes.batch(set.id, number)) ?? "[]";
    characters += text.length;
    if (characters > maxSheetLength) throw new Refusal("invalid", message("import.tooLong"));
    const rows = JSON.parse(text) as Cell[][];
    const numbered = rows.map((cells): [number, Cell[]] => [(row += 1), cells]);
    yield numbered.filter(([, cells]) => !isBlank(cells));
    await setImmediate();
  }
}
