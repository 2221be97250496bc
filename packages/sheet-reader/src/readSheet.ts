/** The core of the reader: bytes in, rows out. */
import { type CatalogueTable, currencyInTitle, lettersOf } from "@caliper/catalogue-model";
import { ArchiveError, type ArchiveLimits } from "./archive.ts";
import { type Book, type Fail, openBook } from "./book.ts";
import type { ReadCells } from "./cells.ts";
import { maxOthers } from "./content.ts";
import {
  columnKinds,
  headed,
  headerRowOf,
  isEmpty,
  lastHeaderRow,
  namesIn,
  namesWithUnits,
  tableNameOf,
  tableSpelled,
  trimmed,
} from "./header.ts";
import { columnOf } from "./letters.ts";
import type { SheetCell } from "./numbers.ts";
import { type ColumnMeaning, meant } from "./meaning.ts";
import type { SheetPlan } from "./plan.ts";
import { remarkOf } from "./remarks.ts";
import { type ShapedRows, shaped } from "./shape.ts";
import { isLockFile } from "./signatures.ts";
import { SheetError, shortened } from "./problem.ts";
import { XmlError } from "./xml.ts";

export type { SheetCell } from "./numbers.ts";

/** A spreadsheet as it is sent: its header, and the rows under it. */
export interface ReadSheet extends ShapedRows {
  readonly fileName: string;
  /** Table name from the file name, or of the plan. */
  readonly table: string;
  readonly sheet: string;
  /** Number of other visible sheets, which are not read. */
  readonly otherSheets: number;
  /** From 1. */
  readonly headerRow: number;
  /** How many of the rows the sheet hides, also by a filter. */
  readonly hiddenRows: number;
  /** Names of the columns that the sheet hides and that are loaded. */
  readonly hiddenColumns: readonly string[];
  /** Number of prices that the sheet shows with `$` alone, without a statement that they are US dollars. */
  readonly dollarCells: number;
  /** Names of hidden sheets, which are not read. */
  readonly hiddenSheets: readonly string[];
  /** Texts of the rows that are left out as examples, totals and remarks, by row, from 1. */
  readonly remarks: ReadonlyMap<number, string>;
}

export interface ReadOptions {
  /** Receives a share from 0 to 1; an exception from it ends the reading. */
  readonly onProgress?: (share: number) => void;
  readonly limits?: ArchiveLimits;
  /** Name of the table on the wire; the file name says it by default. */
  readonly table?: string;
  /** The location and meaning of the rows; by default, those of the specification. */
  readonly plan?: SheetPlan;
  /** Reads any list: every row, no header row; unreadable cells are skipped. */
  readonly isList?: boolean;
}

const megabyte = 1024 * 1024;
/** 50,000 rows of a wide table unpack to some 60 MB. */
export const archiveLimits: ArchiveLimits = { unpacked: 400 * megabyte, entries: 65_535 };

/**
 * Rejects a file and translates the errors of its parts.
 * @throws {SheetError} for a file without content
 */
export function failing(fileName: string, bytes?: Uint8Array) {
  const fail: Fail = (kind, more = {}) => {
    throw new SheetError({ kind, fileName, ...more });
  };
  async function checked<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (thrown) {
      if (thrown instanceof ArchiveError) return fail(thrown.fault);
      if (thrown instanceof XmlError) return fail("broken");
      throw thrown;
    }
  }
  if (isLockFile(fileName)) fail("lockFile");
  if (bytes?.length === 0) fail("noBytes");
  return { fail, checked };
}

/**
 * Reads the sheet that the plan names; without a plan, the first sheet of a workbook that is not hidden.
 * @throws {SheetError} naming file, sheet, cell and value where there are any
 */
export async function readSheet(
  bytes: Uint8Array<ArrayBuffer>,
  fileName: string,
  { limits = archiveLimits, isList = false, ...options }: ReadOptions = {},
): Promise<ReadSheet> {
  const { fail, checked } = failing(fileName, bytes);
  const table = options.plan?.table ?? options.table ?? tableNameOf(fileName);
  if (table === "" && !isList) fail("noTableName");
  return checked(async () => {
    const book = await openBook(bytes, limits, fail);
    if (!isList) return readBook(book, fileName, { ...options, table });
    const { rows } = await book.read(0, { kindOf: () => "texts" });
    return {
      fileName,
      table,
      sheet: book.sheets[0] ?? "",
      otherSheets: book.sheets.length - 1,
      hiddenSheets: book.hiddenSheets,
      hiddenRows: 0,
      hiddenColumns: [],
      dollarCells: 0,
      header: [],
      headerRow: 1,
      rows: rows.map(trimmed),
      leftOut: [],
      remarks: new Map<number, string>(),
    };
  });
}

/** Reads a sheet of an open workbook. */
export async function readBook(
  book: Book,
  fileName: string,
  {
    onProgress = () => undefined,
    plan,
    table: tableName = plan?.table ?? "",
  }: Pick<ReadOptions, "onProgress" | "plan" | "table">,
): Promise<ReadSheet> {
  const { fail } = failing(fileName);
  onProgress(0.02);
  const at = plan ? book.sheets.indexOf(plan.sheet) : 0;
  const sheet = book.sheets[at] ?? fail("missingSheet", { ...(plan && { sheet: plan.sheet }) });
  const table = tableSpelled(tableName);
  const top = (await book.read(at, { lastRow: lastHeaderRow })).rows;
  const headerRow = plan?.headerRow ?? headerRowOf(top, table);
  onProgress(0.2);
  const withUnits = namesWithUnits(top[headerRow - 1], top[headerRow]);
  const headerNames = withUnits ?? namesIn(top[headerRow - 1]);
  const columns = plan?.columns ?? headerNames;
  const kindOf = columnKinds(table, columns);
  const cells = await book.read(at, {
    kindOf,
    isLeftOut: (column) => plan?.columns[column - 1] === null,
    onProgress: (share) => onProgress(0.2 + share * 0.75),
  });
  if (cells.first) {
    const { others, faults: count } = cells;
    const column = headerNames[columnOf(cells.first.cell.replace(/\d+$/u, "")) - 1] ?? "";
    const about = { sheet, ...(column !== "" && { column }), ...(count > 1 && { others }) };
    fail(cells.first.kind, { ...about, ...cells.first, count });
  }
  const prices = headerNames.filter((_name, column) => kindOf(column + 1) === "prices");
  const currency = currencyOf([...prices, sheet, ...textsAbove(cells.rows, headerRow)]);
  if (currency?.isOther && prices.length > 0)
    fail("statedCurrency", { sheet, value: shortened(currency.title) });
  const under = headed(withUnits ? cells.rows.with(headerRow, []) : cells.rows, headerRow).rows;
  const header = withUnits ?? namesIn(cells.rows[headerRow - 1]);
  if (header.length === 0 || under.length === 0) fail("empty", { sheet });
  // A column that the table lacks is refused by its name, or a note of our own.
  const isKnown = (column: number) => table === undefined || kindOf(column) !== undefined;
  const isLoaded = (column: number) =>
    column <= header.length && (plan ? plan.columns[column - 1] !== null : isKnown(column));
  const remarkByRow = remarksIn(under, headerRow, codesAt(table, columns));
  const merged = mergedIn(cells, isLoaded, (row) => row <= headerRow || remarkByRow.has(row));
  const [first, ...further] = merged;
  if (first && plan?.repeatsMerged !== true) {
    const more = further.slice(0, maxOthers).map(({ cell }) => cell);
    const { cell, value } = first;
    const count = merged.length;
    fail("mergedCells", {
      sheet,
      cell,
      value: shortened(String(value)),
      ...(count > 1 && { others: more, count }),
    });
  }
  const remarks = plan?.skipsRemarks === true ? remarkByRow : new Map<number, string>();
  const rows = repeated(under, merged, headerRow).map((row, at) =>
    remarks.has(headerRow + 1 + at) ? [] : row,
  );
  onProgress(1);
  const about = {
    fileName,
    table: tableName,
    sheet,
    otherSheets: book.sheets.length - 1,
    hiddenSheets: book.hiddenSheets,
    hiddenRows: rows.filter((row, at) => row.length > 0 && cells.hidden.has(headerRow + at)).length,
    hiddenColumns: hiddenAmong(rows, cells.hiddenColumns)
      .filter(isLoaded)
      .map((column) => header[column - 1] || lettersOf(column)),
    dollarCells: currency ? 0 : cells.dollars,
    headerRow,
    remarks,
  };
  return { ...about, ...(plan ? shaped(plan, header, rows) : { header, rows, leftOut: [] }) };
}

/** The index of the column with the codes of products; -1 without one. */
const codesAt = (table: CatalogueTable | undefined, columns: readonly ColumnMeaning[]): number =>
  columns.findIndex((meaning) => table && meant(table, meaning)?.column.name === "code");

/** The rows under a header that are examples, totals or remarks, by row, from 1. */
function remarksIn(rows: ReadCells["rows"], headerRow: number, codeAt: number) {
  const texts = codeAt < 0 ? [] : rows.map((row) => remarkOf(row, codeAt));
  return new Map(
    texts.flatMap((text, at) => (text === undefined ? [] : [[headerRow + 1 + at, text]])),
  );
}

/** The hidden columns, from 1, that have values. */
function hiddenAmong(rows: ReadCells["rows"], hidden: ReadonlySet<number>): readonly number[] {
  const used = new Set<number>();
  for (const row of hidden.size > 0 ? rows : []) {
    for (const [at, cell] of row.entries()) {
      if (hidden.has(at + 1) && !isEmpty(cell)) used.add(at + 1);
    }
  }
  return [...used].toSorted((one, other) => one - other);
}

const textsAbove = (rows: ReadCells["rows"], headerRow: number): readonly string[] =>
  rows
    .slice(0, headerRow - 1)
    .flat()
    .filter((cell) => typeof cell === "string");

/** The currency that the first of these titles states. */
function currencyOf(titles: readonly string[]) {
  for (const title of titles) {
    const currency = currencyInTitle(title);
    if (currency) return { ...currency, title };
  }
  return undefined;
}

const rangePattern = /^([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})$/u;

/** Cells that a sheet shows as one, from 1. */
interface MergedRange {
  readonly cell: string;
  readonly value: SheetCell;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * The ranges of merged cells among the data that are loaded. Users see the value of a range in every row and column
 * of it, but the file stores it in one cell only.
 */
function mergedIn(
  { rows, merged }: ReadCells,
  isLoaded: (column: number) => boolean,
  isOther: (row: number) => boolean,
): readonly MergedRange[] {
  return merged.flatMap((cell) => {
    const [, from = "", first = "", to = "", last = ""] = rangePattern.exec(cell) ?? [];
    const [left, right, top, bottom] = [columnOf(from), columnOf(to), Number(first), Number(last)];
    const value = rows[top - 1]?.[left - 1] ?? null;
    if (isOther(bottom) || value === null) return [];
    for (let at = left; at <= right; at += 1)
      if (isLoaded(at)) return [{ cell, value, left, right, top, bottom }];
    return [];
  });
}

/** The rows under a header with the value of each range in all of its cells. */
function repeated(
  rows: ReadCells["rows"],
  ranges: readonly MergedRange[],
  headerRow: number,
): ReadCells["rows"] {
  if (ranges.length === 0) return rows;
  const filled = rows.map((row) => [...row]);
  for (const { value, left, right, top, bottom } of ranges) {
    for (const row of filled.slice(Math.max(0, top - headerRow - 1), bottom - headerRow)) {
      while (row.length < right) row.push(null);
      row.fill(value, left - 1, right);
    }
  }
  return filled;
}
