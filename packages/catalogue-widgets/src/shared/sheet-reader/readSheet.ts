/** The core of the reader: bytes in, rows out. Runs in a worker; tests call it directly. */
import { ArchiveError, type ArchiveLimits, isZip, openArchive } from "./archive.ts";
import { type CellSources, columnOf, readCells, type ReadCells, type SheetCell } from "./cells.ts";
import { shapesOf } from "./formats.ts";
import { columnKinds, headed, tableNameOf, trimmed } from "./header.ts";
import { SheetError, shortened, type SheetProblem, type SheetProblemKind } from "./problem.ts";
import { sharedStringsOf } from "./strings.ts";
import { type Relation, relationsOf, relationsPath, workbookOf } from "./workbook.ts";
import { textOf, XmlError } from "./xml.ts";

export type { SheetCell } from "./cells.ts";

/** A spreadsheet as it is sent: its header, and the rows under it. */
export interface ReadSheet {
  readonly fileName: string;
  /** Table name from the file name. */
  readonly table: string;
  readonly sheet: string;
  /** Number of other visible sheets, which are not read. */
  readonly otherSheets: number;
  readonly header: readonly string[];
  readonly headerRow: 1 | 2;
  readonly rows: readonly (readonly SheetCell[])[];
}

export interface ReadOptions {
  /** Receives a share from 0 to 1; an exception from it ends the reading. */
  readonly onProgress?: (share: number) => void;
  readonly limits?: ArchiveLimits;
  /** Name of the table on the wire; the file name says it by default. */
  readonly table?: string;
  /** Reads any list: every row, no header row; unreadable cells are skipped. */
  readonly isList?: boolean;
}

const megabyte = 1024 * 1024;
/** 50,000 rows of a wide table unpack to some 60 MB. */
export const archiveLimits: ArchiveLimits = { unpacked: 400 * megabyte, entries: 2000 };

/** Old binary workbooks and encrypted ones are compound files, which begin with these bytes. */
const isCompound = (bytes: Uint8Array) =>
  bytes[0] === 0xd0 && bytes[1] === 0xcf && bytes[2] === 0x11 && bytes[3] === 0xe0;

/** Whether a compound file has a stream of this name, written in UTF-16. */
function hasStream(bytes: Uint8Array, name: string): boolean {
  const pattern = Array.from(name, (letter) => [letter.charCodeAt(0), 0]).flat();
  for (let at = 0; at + pattern.length <= bytes.length; at += 2) {
    if (pattern.every((byte, index) => bytes[at + index] === byte)) return true;
  }
  return false;
}

type Fail = (kind: SheetProblemKind, more?: Partial<SheetProblem>) => never;

/**
 * Reads the first sheet of a workbook that is not hidden.
 * @throws {SheetError} naming file, sheet, cell and value where there are any
 */
export async function readSheet(
  bytes: Uint8Array<ArrayBuffer>,
  fileName: string,
  {
    onProgress = () => undefined,
    limits = archiveLimits,
    table = tableNameOf(fileName),
    isList = false,
  }: ReadOptions = {},
): Promise<ReadSheet> {
  const fail: Fail = (kind, more = {}) => {
    throw new SheetError({ kind, fileName, ...more });
  };
  if (table === "" && !isList) fail("noTableName");
  if (isCompound(bytes)) {
    fail(hasStream(bytes, "EncryptedPackage") ? "encrypted" : "oldWorkbook");
  }
  if (bytes.length === 0) fail("empty");
  if (!isZip(bytes)) fail("notWorkbook");
  onProgress(0.02);
  try {
    const { sheet, otherSheets, xml, sources } = await unpackSheet(bytes, limits, fail);
    onProgress(0.2);
    const kindOf = isList ? () => "texts" as const : columnKinds(table);
    const cells = readCells(xml, { ...sources, kindOf }, (share) => onProgress(0.2 + share * 0.75));
    if (isList) {
      const rows = cells.rows.map(trimmed);
      return { fileName, table, sheet, otherSheets, header: [], headerRow: 1, rows };
    }
    if (cells.first) fail(cells.first.kind, { sheet, ...cells.first, count: cells.faults });
    const { header, headerRow, rows } = headed(cells.rows);
    if (header.length === 0 || rows.length === 0) fail("empty", { sheet });
    const merged = mergedIn(cells, headerRow, header.length);
    if (merged) fail("mergedCells", { sheet, ...merged });
    onProgress(1);
    return { fileName, table, sheet, otherSheets, header, headerRow, rows };
  } catch (thrown) {
    if (thrown instanceof ArchiveError) return fail(thrown.fault);
    if (thrown instanceof XmlError) return fail("broken");
    throw thrown;
  }
}

/** Used when the archive does not say where the workbook is. */
const defaultPath = "xl/workbook.xml";

interface UnpackedSheet {
  readonly sheet: string;
  readonly otherSheets: number;
  readonly xml: string;
  readonly sources: Omit<CellSources, "kindOf">;
}

/** Unpacks only the parts that the rows come from. */
async function unpackSheet(
  bytes: Uint8Array<ArrayBuffer>,
  limits: ArchiveLimits,
  fail: Fail,
): Promise<UnpackedSheet> {
  const readPart = await openArchive(bytes, limits);
  const find = async (path: string) => {
    const part = await readPart(path);
    return part && textOf(part);
  };
  const relationsIn = async (part: string) =>
    relationsOf(part, (await find(relationsPath(part))) ?? "<none/>");
  const of = (relations: ReadonlyMap<string, Relation>, type: string) =>
    [...relations.values()].find((relation) => relation.type === type)?.path;

  const place = of(await relationsIn(""), "officeDocument") ?? defaultPath;
  if (!/\.xml$/iu.test(place)) fail("notWorkbook");
  const workbook = await find(place);
  if (workbook === undefined) return fail("notWorkbook");
  const relations = await relationsIn(place);
  const { sheets, is1904 } = workbookOf(workbook);
  // Chart sheets have tabs, too.
  const tables = sheets.filter(
    ({ relation }) => (relations.get(relation)?.type ?? "worksheet") === "worksheet",
  );
  const visible = tables.filter(({ isHidden }) => !isHidden);
  const [first = tables[0]] = visible;
  if (!first) return fail("missingSheet");
  const sheet = first.name;
  const xml = await find(relations.get(first.relation)?.path ?? "");
  if (xml === undefined) return fail("missingSheet", { sheet });
  const partOf = async (type: string) => {
    const path = of(relations, type);
    if (path === undefined) return undefined;
    return (await find(path)) ?? fail("missingPart", { value: shortened(path) });
  };
  const strings = await partOf("sharedStrings");
  const styles = await partOf("styles");
  return {
    sheet,
    otherSheets: Math.max(0, visible.length - 1),
    xml,
    sources: {
      strings: strings === undefined ? [] : sharedStringsOf(strings),
      shapes: styles === undefined ? [] : shapesOf(styles),
      is1904,
    },
  };
}

const rangePattern = /^([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})$/u;

/**
 * The first range of merged cells among the data. A person sees its value in every row and column
 * of the range, but the file stores it in one cell only.
 */
function mergedIn({ rows, merged }: ReadCells, headerRow: number, width: number) {
  for (const cell of merged) {
    const [, left = "", top = "", , bottom = ""] = rangePattern.exec(cell) ?? [];
    const column = columnOf(left);
    const value = rows[Number(top) - 1]?.[column - 1] ?? null;
    if (Number(bottom) > headerRow && column <= width && value !== null) {
      return { cell, value: shortened(String(value)) };
    }
  }
  return undefined;
}
