import { setImmediate } from "node:timers/promises";
import type { CatalogueColumn, CatalogueTable } from "@caliper/catalogue-model";
import type { ChangesRepository } from "../changes/changes.repository.ts";
import type { ChangeSetRow } from "../db/schema.ts";
import type { Cell } from "./cells.ts";
import { readHeader } from "./header.ts";
import { ImportRefusal } from "./import-refusal.ts";

export const isBlank = (cells: readonly Cell[]): boolean =>
  cells.every((cell) => cell === null || (typeof cell === "string" && cell.trim() === ""));

/** The declared column of every header of the sheet. */
export function columnsOf(
  table: CatalogueTable,
  header: readonly string[],
): readonly CatalogueColumn[] {
  const reading = readHeader(table, header);
  if ("columns" in reading) return reading.columns;
  const said = reading.problems.map(({ header: name, kind, expected }) =>
    kind === "missing"
      ? `Header: ${name} is missing. Expected ${expected}.`
      : `Header: “${name}” ${kind === "twice" ? "appears twice" : "is unknown"}. Expected ${expected}.`,
  );
  if (reading.more > 0) said.push(`And ${reading.more} more.`);
  throw new ImportRefusal("invalid", said.join(" "));
}

/** Limit of a comparison in characters of JSON: about 50 times the largest table. */
const maxSheetLength = 200_000_000;

/** The rows of a set with their row numbers, a batch at a time, without blank rows. */
export async function* stagedRows(
  changes: ChangesRepository,
  set: ChangeSetRow,
): AsyncGenerator<[number, readonly Cell[]][]> {
  let row = set.header_row ?? 1;
  let characters = 0;
  for (const number of await changes.batchNumbers(set.id)) {
    const text = (await changes.batch(set.id, number)) ?? "[]";
    characters += text.length;
    if (characters > maxSheetLength) {
      const reason = "The sheet is too large to be compared as one; send it in parts, as partial";
      throw new ImportRefusal("invalid", reason);
    }
    const rows = JSON.parse(text) as Cell[][];
    const numbered = rows.map((cells): [number, Cell[]] => [(row += 1), cells]);
    yield numbered.filter(([, cells]) => !isBlank(cells));
    await setImmediate();
  }
}
