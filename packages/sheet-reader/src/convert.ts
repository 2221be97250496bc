/** Reads workbooks of other formats with SheetJS, and gives their cells the same rules as those of .xlsx files. */
import { lettersOf } from "@caliper/catalogue-model";
import { type CellObject, read, utils, type WorkBook, type WorkSheet } from "xlsx";
import { openArchive } from "./archive.ts";
import type { Book, Fail } from "./book.ts";
import type { CellReadOptions, ReadCells } from "./cells.ts";
import { type CellFault, createContentCount, createFaults, maxCellLength } from "./content.ts";
import type { Encoding } from "./codePages.ts";
import { decoded, noLetter } from "./decode.ts";
import {
  type Delimiter,
  delimiterOf,
  fileFormat,
  type ForeignFormat,
  isForeign,
} from "./fileFormat.ts";
import { type NumberShape, shapeOf } from "./formats.ts";
import { hiddenIn, withLetters } from "./html.ts";
import { type ColumnKind, readNumber, type SheetCell } from "./numbers.ts";
import { openDocument } from "./openDocument.ts";
import { archiveLimits } from "./readSheet.ts";
import { isLabeled, isZip } from "./signatures.ts";

/** How a file of another format was read. */
export interface Conversion {
  readonly format: ForeignFormat;
  /** Of a text. */
  readonly delimiter?: Delimiter;
  readonly encoding?: Encoding;
  /** The encodings that it may have, the most probable first. */
  readonly encodings?: readonly Encoding[];
  /** Whether `12,5` is 12.5. */
  readonly hasDecimalComma?: boolean;
}

/** Larger files take too much memory. */
export const largestForeign = 30 * 1024 * 1024;

/** `12,5`, `1.234,5`, `1 234,5`. */
const commaNumber = /^[+-]?(?:\d+|\d{1,3}(?:[.\p{Zs}]\d{3})+),\d+$/u;
/** `12.5`, `1,234.5`. */
const pointNumber = /^[+-]?(?:\d+|\d{1,3}(?:,\d{3})+)\.\d+$/u;
/** `1.234` and `1,234`, which may be thousands. */
const thousands = /^[+-]?\d{1,3}(?:\.\d{3})+$|^[+-]?\d{1,3}(?:,\d{3})+$/u;
/** `1.234`, where numbers have a decimal comma. */
const pointThousands = /^[+-]?\d{1,3}(?:\.\d{3})+$/u;

const exponent = /^\d(?:[.,]\d+)?E[-+]?\d+$/iu;

/** Dollars before a price; `$` alone may be another currency. */
const dollars = /^(?:US\s?\$|U\$S|USD|\$)\s*/u;

/** How systems write a code to a CSV file so that Excel keeps its zeros: `="0012"`. */
const formulaOfText = /^="([^"]*)"$/u;

/** Formats of numbers, and which rows are hidden. Rows as lists, because a sheet may have few cells far from each other. */
const readOptions = { cellNF: true, cellStyles: true, dense: true } as const;

/** @throws {ArchiveError | XmlError | SheetError} by `fail` */
export async function convertBook(
  bytes: Uint8Array<ArrayBuffer>,
  fail: Fail,
  encoding?: Encoding,
): Promise<{ readonly book: Book; readonly conversion: Conversion }> {
  const format = fileFormat(bytes);
  if (format === "encrypted") fail(isLabeled(bytes) ? "labeled" : "encrypted");
  if (!isForeign(format)) return fail("notWorkbook");
  if (bytes.length > largestForeign) fail("tooLarge");
  const isText = format === "csv" || format === "html";
  const text = isText ? decoded(bytes, encoding) : undefined;
  const delimiter = format === "csv" && text ? delimiterOf(text.text) : undefined;
  // SheetJS unpacks every part.
  if (isZip(bytes) && (await openArchive(bytes, archiveLimits)).declared > archiveLimits.unpacked)
    fail("tooLarge");
  const page = format === "html" && text ? hiddenIn(text.text) : undefined;
  const document = format === "ods" ? await openDocument(bytes, archiveLimits, fail) : undefined;
  const workbook = parsed(() =>
    text
      ? // Texts of a page stay texts.
        read(format === "html" ? withLetters(text.text) : text.text, {
          ...readOptions,
          type: "string",
          raw: true,
          ...(delimiter && { FS: delimiter }),
        })
      : read(bytes, { ...readOptions, type: "array" }),
  );
  const hidden = workbook.Workbook?.Sheets ?? [];
  const names = workbook.SheetNames.filter(
    (name, index) => !hidden[index]?.Hidden && document?.hiddenSheets.has(name) !== true,
  );
  const sheets = names.length > 0 ? names : workbook.SheetNames.slice(0, 1);
  const hasDecimalComma = isText && sheets.some((name) => usesComma(workbook.Sheets[name] ?? {}));
  const is1904 = workbook.Workbook?.WBProps?.date1904 === true;
  return {
    book: {
      sheets,
      hiddenSheets: workbook.SheetNames.filter((name) => !sheets.includes(name)),
      async read(at, options) {
        const name = sheets[at] ?? "";
        const sheet = workbook.Sheets[name] ?? {};
        const cells = cellsOf(
          sheet,
          {
            is1904,
            hasDecimalComma,
            showsCodes: format === "ods",
            isText: format === "csv",
            fileBytes: bytes.length,
          },
          options,
        );
        const isHidden = (row: number) =>
          sheet["!rows"]?.[row]?.hidden === true ||
          sheet["!rows"]?.[row]?.hpt === 0 ||
          document?.hidesRow(name, row) === true ||
          page?.rows.has(row) === true;
        const hiddenColumns = new Set([
          ...(sheet["!cols"] ?? []).flatMap((column, index) =>
            column?.hidden === true || column?.width === 0 ? [index + 1] : [],
          ),
          ...(document?.hiddenColumns(name) ?? []),
          ...(page?.columns ?? []),
        ]);
        const hiddenRows = [...cells.rows.keys()].filter(isHidden);
        return { ...cells, hidden: new Set(hiddenRows), hiddenColumns };
      },
    },
    conversion: {
      format,
      ...(delimiter && { delimiter }),
      ...(text && format === "csv" && { encoding: text.encoding, encodings: text.possible }),
      ...(isText && { hasDecimalComma }),
    },
  };

  function parsed(work: () => WorkBook): WorkBook {
    try {
      return work();
    } catch (thrown) {
      const isLocked = thrown instanceof Error && /password|encrypted/iu.test(thrown.message);
      return fail(isLocked ? "encrypted" : "broken");
    }
  }
}

/** The rows of a sheet; a row without cells is missing. */
const rowsOf = (sheet: WorkSheet): readonly (readonly (CellObject | undefined)[] | undefined)[] =>
  sheet["!data"] ?? [];

/** Whether numbers have a decimal comma: some clearly have one, and none has a decimal point. */
function usesComma(sheet: WorkSheet): boolean {
  let commas = 0;
  for (const row of rowsOf(sheet)) {
    // Skips missing cells, of which a damaged page can have billions.
    for (const cell of Object.values(row ?? [])) {
      const value = cell?.v;
      const text = typeof value === "string" ? value.trim().replace(dollars, "") : "";
      if (thousands.test(text)) continue;
      if (pointNumber.test(text)) return false;
      if (commaNumber.test(text)) commas += 1;
    }
  }
  return commas > 0;
}

/**
 * A code that is stored as a number in a workbook of LibreOffice, as it is displayed, because SheetJS supports its formats only in part.
 * @returns null if the text has other digits; undefined if the format has to be read
 */
function shownCode({ v, w }: CellObject): string | null | undefined {
  const text = typeof w === "string" ? w.trim() : "";
  const value = Number(Number(v).toPrecision(15));
  if (text === "" || text === String(v) || thousands.test(text) || exponent.test(text)) {
    return undefined;
  }
  if (text.replace(/\D/gu, "").replace(/^0+/u, "") === String(v)) return text;
  const decimal = text.replace(",", ".");
  return Number(decimal) === value ? decimal : null;
}

const fraction = /^(?:(\d+) )?(\d+)\/(\d+)$/u;

/** The format of a number in a workbook of LibreOffice, by its displayed text: a power of ten or a fraction. */
function shapeShown({ v, w }: CellObject): NumberShape | undefined {
  const text = typeof w === "string" ? w.trim() : "";
  if (exponent.test(text)) {
    const [, decimals = ""] = /[.,](\d+)/u.exec(text) ?? [];
    return { kind: "scientific", places: decimals.length };
  }
  const [, whole = "0", upper, lower] = fraction.exec(text) ?? [];
  if (upper === undefined) return undefined;
  const isExact = Math.abs(Number(whole) + Number(upper) / Number(lower) - Number(v)) < 1e-9;
  return { kind: "altered", format: text, display: () => (isExact ? text : undefined) };
}

interface Facts {
  /** Cells are texts between delimiters. */
  readonly isText: boolean;
  /** Cells have the text that the program displayed. */
  readonly showsCodes: boolean;
  readonly is1904: boolean;
  readonly hasDecimalComma: boolean;
  readonly fileBytes: number;
}

function cellsOf(
  sheet: WorkSheet,
  { is1904, hasDecimalComma, showsCodes, isText, fileBytes }: Facts,
  {
    kindOf = () => undefined,
    isLeftOut = () => false,
    lastRow = Number.POSITIVE_INFINITY,
    onProgress,
  }: CellReadOptions = {},
): Omit<ReadCells, "hidden" | "hiddenColumns"> {
  const sheetRows = rowsOf(sheet).slice(0, lastRow);
  const count = createContentCount(fileBytes);
  const rows: SheetCell[][] = [];
  const faults = createFaults();
  let dollarCells = 0;
  const valueOf = (cell: CellObject | undefined, row: number, column: number): SheetCell => {
    const kind = () => kindOf(column + 1);
    const fault = (why: CellFault["kind"], value: unknown) => {
      if (isLeftOut(column + 1) && why !== "openQuote") return null;
      faults.add(why, `${lettersOf(column + 1)}${row + 1}`, String(value));
      return null;
    };
    if (cell === undefined || cell.t === "z" || cell.v === undefined)
      return cell?.f === undefined ? null : fault("noResult", "");
    if (cell.t === "e") return fault("errorCell", cell.w ?? cell.v);
    if (typeof cell.v === "string") {
      // The rows after quotes that are not closed become one cell.
      if (isText && /^"[^"]*[\r\n]/u.test(cell.v)) return fault("openQuote", cell.v);
      if (isText && cell.v.includes(noLetter)) return fault("badLetters", cell.v);
      if (cell.v.length > maxCellLength) return fault("longCell", cell.v);
      count(0, cell.v);
      const text = (isText ? formulaOfText.exec(cell.v.trim())?.[1] : undefined) ?? cell.v;
      return hasDecimalComma ? numberIn(text, kind()) : text;
    }
    if (typeof cell.v !== "number") return cell.v instanceof Date ? cell.v.toISOString() : cell.v;
    const shape =
      (showsCodes ? shapeShown(cell) : undefined) ??
      (typeof cell.z === "string" ? shapeOf(cell.z) : undefined);
    const displayedCode =
      showsCodes && kind() === "codes" && shape?.kind !== "date" ? shownCode(cell) : undefined;
    if (displayedCode === null) return fault("twoReadings", `${cell.v}, ${cell.w}`);
    if (displayedCode !== undefined) return displayedCode;
    const result = readNumber(String(cell.v), shape, is1904, kind);
    if ("kind" in result) return fault(result.kind, result.found ?? cell.v);
    if (result.hasSign) dollarCells += 1;
    return result.value;
  };
  /** A number with a decimal comma, where its column has numbers; otherwise the text. */
  const numberIn = (text: string, kind: ColumnKind): SheetCell => {
    if (kind !== "numbers" && kind !== "prices") return text;
    const [sign = ""] = (kind === "prices" && dollars.exec(text.trim())) || [];
    const digits = text.trim().slice(sign.length);
    if (!commaNumber.test(digits) && !pointThousands.test(digits)) return text;
    if (sign.startsWith("$")) dollarCells += 1;
    return Number(digits.replace(/[.\p{Zs}]/gu, "").replace(",", "."));
  };
  for (const [row, cells = []] of sheetRows.entries()) {
    count(cells.length);
    rows.push(Array.from(cells, (cell, column) => valueOf(cell, row, column)));
    if (row % 1000 === 0) onProgress?.(row / sheetRows.length);
  }
  return {
    rows,
    merged: (sheet["!merges"] ?? []).map((range) => utils.encode_range(range)),
    ...faults.found(),
    dollars: dollarCells,
  };
}
