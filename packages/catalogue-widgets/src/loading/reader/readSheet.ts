/**
 * The core of the reader: bytes in, rows out. Runs in a worker, and in tests without one; it is the
 * only module that knows the spreadsheet library.
 */
import { read, SSF, type CellObject } from "xlsx";
import { countSharedStrings, scanCells } from "./cellScan.ts";
import { headed, tableNameOf, trimmed } from "./header.ts";
import { SheetError, type SheetProblem, type SheetProblemKind } from "./problem.ts";
import { sheetsOf } from "./workbook.ts";
import { isZip, readDirectory, unpack, ZipError, type ZipLimits } from "./zip.ts";

export type SheetCell = string | number | boolean | null;

/** A spreadsheet as it is sent: its header, and the rows under it. */
export interface ReadSheet {
  readonly fileName: string;
  /** The table that the file's name stands for. */
  readonly table: string;
  readonly sheet: string;
  /** Sheets beside it, which are not read. */
  readonly otherSheets: number;
  readonly header: readonly string[];
  readonly headerRow: 1 | 2;
  readonly rows: readonly (readonly SheetCell[])[];
}

export interface ReadOptions {
  /** From 0 to 1. It may wait, and reject to give up. */
  readonly onProgress?: (share: number) => Promise<void> | void;
  readonly limits?: ZipLimits;
}

const megabyte = 1024 * 1024;
/** 50,000 rows of a wide table unpack to some 60 MB. */
export const zipLimits: ZipLimits = { unpacked: 400 * megabyte, entries: 2000 };
/** As many as 4000 batches of 500 hold, and more than a sheet of any program. */
const maxRows = 1_048_576;
/** Rows between two looks at the clock. */
const stride = 2000;

/** The four bytes that every file of the old binary kind begins with; encrypted ones are such, too. */
const isCompound = (bytes: Uint8Array) =>
  bytes[0] === 0xd0 && bytes[1] === 0xcf && bytes[2] === 0x11 && bytes[3] === 0xe0;

/** Whether a compound file has a stream of this name, written in UTF-16. */
function hasStream(bytes: Uint8Array, name: string): boolean {
  const wanted = Array.from(name, (letter) => [letter.charCodeAt(0), 0]).flat();
  for (let at = 0; at + wanted.length <= bytes.length; at += 2) {
    if (wanted.every((byte, index) => bytes[at + index] === byte)) return true;
  }
  return false;
}

/**
 * Reads the first sheet of a workbook.
 * @throws {SheetError} naming file, sheet, cell and value where there are any
 */
export async function readSheet(
  bytes: Uint8Array<ArrayBuffer>,
  fileName: string,
  { onProgress, limits = zipLimits }: ReadOptions = {},
): Promise<ReadSheet> {
  const fail = (kind: SheetProblemKind, more: Partial<SheetProblem> = {}): never => {
    throw new SheetError({ kind, fileName, ...more });
  };
  const tell = async (share: number) => {
    await onProgress?.(share);
  };
  const table = tableNameOf(fileName);
  if (table === "") fail("noTableName");
  if (isCompound(bytes)) {
    fail(hasStream(bytes, "EncryptedPackage") ? "encrypted" : "oldWorkbook");
  }
  if (bytes.length === 0) fail("empty");
  if (!isZip(bytes)) fail("notWorkbook");
  await tell(0.02);

  const { sheet, otherSheets } = await check(bytes, { limits, fail, tell });
  await tell(0.45);
  const all = await cellsOf(bytes, sheet, { fail, tell });
  const { header, headerRow, rows } = headed(all);
  if (header.length === 0 || rows.length === 0) fail("empty", { sheet });
  await tell(1);
  return { fileName, table, sheet, otherSheets, header, headerRow, rows };
}

interface Steps {
  readonly fail: (kind: SheetProblemKind, more?: Partial<SheetProblem>) => never;
  readonly tell: (share: number) => Promise<void>;
}

/** Unpacks every part once, and looks at the stored cells of the first sheet. */
async function check(
  bytes: Uint8Array<ArrayBuffer>,
  { limits, fail, tell }: Steps & { readonly limits: ZipLimits },
): Promise<{ sheet: string; otherSheets: number }> {
  try {
    const directory = readDirectory(bytes, limits);
    const decoder = new TextDecoder();
    let room = limits.unpacked;
    const bytesOf = async (path: string) => {
      const entry = directory.get(path.toLowerCase());
      if (!entry) return undefined;
      const part = await unpack(bytes, entry, room);
      room -= part.length;
      directory.delete(path.toLowerCase());
      return part;
    };
    const textOf = async (path: string) => {
      const part = await bytesOf(path);
      return part && decoder.decode(part);
    };
    const workbook = await textOf("xl/workbook.xml");
    if (workbook === undefined) return fail("notWorkbook");
    const sheets = sheetsOf(workbook, (await textOf("xl/_rels/workbook.xml.rels")) ?? "");
    const [first] = sheets;
    if (!first) return fail("missingSheet");
    const sheet = first.name;
    const xml = first.path === undefined ? undefined : await textOf(first.path);
    if (xml === undefined) return fail("missingSheet", { sheet });
    const strings = countSharedStrings((await textOf("xl/sharedStrings.xml")) ?? "");
    await tell(0.1);
    // The library unpacks whatever is there; so all of it has to be measured.
    for (const path of Array.from(directory.keys())) await bytesOf(path);
    await tell(0.15);
    const scan = await scanCells(xml, strings, (share) => tell(0.15 + share * 0.3));
    if (scan.first) {
      const { kind, cell, value } = scan.first;
      fail(kind, { sheet, cell, value, count: scan.faults });
    }
    return { sheet, otherSheets: sheets.length - 1 };
  } catch (thrown) {
    if (thrown instanceof ZipError) return fail(thrown.fault);
    throw thrown;
  }
}

/** Every row of the sheet from its first on, as the library reads them. */
async function cellsOf(
  bytes: Uint8Array,
  sheet: string,
  { fail, tell }: Steps,
): Promise<(readonly SheetCell[])[]> {
  const data = (() => {
    try {
      // By number: the library may spell a name with odd signs in another way.
      const workbook = read(bytes, { type: "array", dense: true, cellNF: true, sheets: 0 });
      return workbook.Sheets[workbook.SheetNames[0] ?? ""]?.["!data"];
    } catch {
      return fail("broken", { sheet });
    }
  })();
  if (!data) return [];
  if (data.length > maxRows) fail("tooManyRows", { sheet });
  const rows: (readonly SheetCell[])[] = [];
  for (let index = 0; index < data.length; index += 1) {
    if (index % stride === 0) await tell(0.85 + (0.15 * index) / data.length);
    const row: SheetCell[] = [];
    const cells = data[index];
    // Rows and cells that hold nothing are holes in the library's lists.
    for (let column = 0; column < (cells?.length ?? 0); column += 1) {
      row.push(valueOf(cells?.[column]));
    }
    rows.push(trimmed(row));
  }
  return rows;
}

/** A code that is a number for the program and has leading zeros for its reader. */
const zeroPadded = /^0{2,}$/u;

function valueOf(cell: CellObject | undefined): SheetCell {
  if (!cell || cell.t === "z" || cell.v === undefined || cell.v === null) return null;
  if (cell.t === "n" && typeof cell.v === "number" && typeof cell.z === "string") {
    if (zeroPadded.test(cell.z) && Number.isInteger(cell.v) && cell.v >= 0) {
      return String(cell.v).padStart(cell.z.length, "0");
    }
    if (SSF.is_date(cell.z)) return isoDate(cell.v);
  }
  if (cell.v instanceof Date) return cell.v.toISOString();
  return cell.v;
}

/** A date as everybody reads it; what is none keeps its number. */
function isoDate(serial: number): SheetCell {
  const date = SSF.parse_date_code(serial) as { y: number; m: number; d: number } | null;
  if (!date || serial < 1) return serial;
  const two = (value: number) => String(value).padStart(2, "0");
  return `${date.y}-${two(date.m)}-${two(date.d)}`;
}
