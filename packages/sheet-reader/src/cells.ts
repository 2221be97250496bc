/** Reads the cells of a sheet as they are stored, and reports values that would have to be guessed. */
import { ArchiveError } from "./archive.ts";
import { isoDate, type NumberShape } from "./formats.ts";
import { columnOf, lettersOf } from "./letters.ts";
import { shortened, type SheetProblemKind } from "./problem.ts";
import { createTextOf, unescaped } from "./strings.ts";
import { attribute, type Attributes, walkXml, type XmlVisitor } from "./xml.ts";

export type SheetCell = string | number | boolean | null;

export interface CellFault {
  readonly kind: SheetProblemKind;
  readonly cell: string;
  readonly value: string;
}

/** The parts of the workbook that cells refer to. */
export interface CellSources {
  readonly strings: readonly string[];
  readonly shapes: readonly (NumberShape | undefined)[];
  readonly is1904: boolean;
  /** The kind of a column, from 1, by its header. */
  readonly kindOf: (column: number) => ColumnKind;
  /** Whether a column, from 1, is not loaded; its faults do not count. */
  readonly isLeftOut: (column: number) => boolean;
}

/** Undefined for a column that the table does not have. */
export type ColumnKind = "codes" | "texts" | "numbers" | "prices" | undefined;

export interface ReadCells {
  /** From the first row of the sheet on; a row without cells is empty. */
  readonly rows: readonly (readonly SheetCell[])[];
  /** Indexes of the rows that the sheet hides, also by a filter. */
  readonly hidden: ReadonlySet<number>;
  /** `A2:A5`, as the sheet lists them. */
  readonly merged: readonly string[];
  /** Undefined when every cell could be read. */
  readonly first: CellFault | undefined;
  readonly faults: number;
  /** The next of them, at most 20. */
  readonly others: readonly string[];
  /** How many prices have `$` alone. */
  readonly dollars: number;
}

/** The limits of the file format. */
const maxRows = 1_048_576;
const maxColumns = 16_384;

/** Cells of a sheet, including the empty ones before the last cell of a row. A full table of 20 columns has fewer. */
const maxCells = 25_000_000;

/** Counts the cells of a sheet by row. @throws {ArchiveError} when they would take too much memory */
export function createCellCount() {
  let cells = 0;
  return (more: number) => {
    cells += more;
    if (cells > maxCells) throw new ArchiveError("tooLarge");
  };
}

const reference = /^([A-Z]{1,3})(\d{1,7})$/u;
const number = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/u;
const wholeNumber = /^[+-]?\d+$/u;
const date = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d(?::\d\d)?)(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)?)?$/u;
const booleans: ReadonlyMap<string, boolean> = new Map([
  ["0", false],
  ["1", true],
  ["false", false],
  ["true", true],
]);
/** Faulty cells that are listed after the first. */
const maxOthers = 20;
/** Significant digits that a spreadsheet keeps of a number. */
const precision = 15;

type Read =
  | {
      readonly value: SheetCell;
      /** A price with `$`, which may be in another currency. */
      readonly hasSign?: true;
    }
  /** `found` is the stored value by default. */
  | { readonly kind: SheetProblemKind; readonly found?: string };

const read = (value: SheetCell): Read => ({ value });

/** A stored number by its format and by what its column holds. */
export function readNumber(
  text: string,
  shape: NumberShape | undefined,
  is1904: boolean,
  kindOf: () => ColumnKind,
): Read {
  const value = Number(text);
  if (!number.test(text) || !Number.isFinite(value)) return { kind: "badNumber" };
  if (shape?.kind === "date") {
    const day = isoDate(value, is1904);
    const kind = day === undefined ? undefined : kindOf();
    if (kind === "codes") return { kind: "dateAsCode" };
    const year = shape.isYear ? day?.slice(0, 4) : undefined;
    if (year !== undefined && kind === "numbers") return read(Number(year));
    return read((kind === "texts" ? year : undefined) ?? day ?? value);
  }
  if (shape?.kind === "money" && kindOf() === "prices") {
    return { kind: "currency", found: `${shape.currency} ${value}` };
  }
  if (shape?.kind === "altered" && kindOf() === "codes") {
    return { kind: "twoReadings", found: `${value}, ${shape.format}` };
  }
  const hasSign = shape?.kind === "sign" || (shape?.kind === "digits" && shape.hasSign);
  if (hasSign && kindOf() === "prices") {
    return { value: Number(value.toPrecision(precision)), hasSign: true };
  }
  if (shape?.kind === "digits") {
    const kind = kindOf();
    const shown = shape.display(value);
    if (shown === undefined && shape.isOfCodes && kind === "codes") {
      return { kind: "twoReadings", found: `${value}, ${shape.format}` };
    }
    if (
      shown !== undefined &&
      (kind === undefined ? shape.isOfCodes : kind !== "numbers" && kind !== "prices")
    ) {
      const isRounded =
        Number(value.toFixed(shape.places)) !== Number(value.toPrecision(precision));
      if (!isRounded) return read(shown);
      // A text keeps the stored number. A code may be either of the two.
      if (kind !== "texts") return { kind: "twoReadings", found: `${value}, ${shown}` };
    }
  }
  const digits = text
    .replace(/[eE].*$/u, "")
    .replace(/\D/gu, "")
    .replace(/^0+/u, "").length;
  if (digits <= precision) return read(value);
  // A long code stored as a number keeps every digit.
  if (wholeNumber.test(text)) return read(text);
  // 12.3 can be stored as 12.300000000000001; spreadsheets show 15 digits.
  return read(Number(value.toPrecision(precision)));
}

function readValue(
  type: string,
  text: string,
  shape: NumberShape | undefined,
  { strings, is1904 }: CellSources,
  kindOf: () => ColumnKind,
): Read {
  switch (type) {
    case "n":
      return readNumber(text, shape, is1904, kindOf);
    case "s": {
      const string = /^\d+$/u.test(text) ? strings[Number(text)] : undefined;
      return string === undefined ? { kind: "badSharedString" } : read(string);
    }
    case "b": {
      const boolean = booleans.get(text);
      return boolean === undefined ? { kind: "badBoolean" } : read(boolean);
    }
    case "e":
      return { kind: "errorCell" };
    case "d": {
      const [, day = "", time = "00:00:00"] = date.exec(text) ?? [];
      if (day === "" || Number.isNaN(Date.parse(day))) return { kind: "badDate" };
      if (kindOf() === "codes") return { kind: "dateAsCode" };
      return read(/^00:00(?::00)?$/u.test(time) ? day : `${day} ${time}`);
    }
    default:
      return { kind: "badCellType" };
  }
}

interface Place {
  readonly column: number;
  readonly shape: NumberShape | undefined;
  readonly type: string;
  /** The reference is malformed, or contradicts the cell's position. */
  readonly isMisplaced: boolean;
}

interface CellOptions {
  /** Receives a share from 0 to 1; an exception from it ends the reading. */
  readonly onProgress?: (share: number) => void;
  /** Rows after this one are not read; all rows by default. */
  readonly lastRow?: number;
}

/** Ends the reading after the last row that is needed. */
class Enough extends Error {}

/**
 * @param xml the sheet's part of the workbook
 * @throws {XmlError}
 */
export function readCells(
  xml: string,
  sources: CellSources,
  { onProgress, lastRow = maxRows }: CellOptions = {},
): ReadCells {
  const rows: SheetCell[][] = [];
  const merged: string[] = [];
  const hidden = new Set<number>();
  let first: CellFault | undefined;
  let faults = 0;
  let dollars = 0;
  const others: string[] = [];
  const fault = (kind: SheetProblemKind, cell: string, value: string) => {
    faults += 1;
    if (first && others.length < maxOthers) others.push(cell);
    first ??= { kind, cell, value: shortened(value) };
  };

  let isData = false;
  let row: SheetCell[] = [];
  let rowNumber = 0;
  let column = 0;
  let place: Place | undefined;
  let value: string | undefined;
  let isValue = false;
  let isFormula = false;
  let isInline = false;
  const inline = createTextOf();
  const count = createCellCount();

  function beginRow({ r: given, hidden: isHidden }: Attributes) {
    const next = given === undefined ? rowNumber + 1 : Number(given);
    if (next > lastRow && lastRow < maxRows) throw new Enough();
    if (!Number.isInteger(next) || next <= rowNumber || next > maxRows) {
      fault("badReference", given ?? String(next), given ?? "");
      rowNumber += 1;
    } else {
      // Empty rows may be missing from the file but keep their numbers.
      while (rows.length < next - 1) rows.push([]);
      rowNumber = next;
    }
    row = [];
    rows.push(row);
    if (booleans.get(isHidden ?? "")) hidden.add(rows.length - 1);
    column = 0;
  }

  function placeOf({ r, s: style, t: type }: Attributes): Place {
    const [, letters, line] =
      r === undefined
        ? [undefined, lettersOf(column + 1), String(rowNumber)]
        : (reference.exec(r) ?? []);
    const to = columnOf(letters ?? "");
    return {
      column: to,
      shape: style === undefined ? undefined : sources.shapes[Number(style)],
      type: type ?? "n",
      isMisplaced: to <= column || to > maxColumns || Number(line) !== rowNumber,
    };
  }

  function endCell({ column: to, shape, type, isMisplaced }: Place) {
    const cell = `${lettersOf(Math.max(1, to))}${rowNumber}`;
    if (isMisplaced) return fault("badReference", cell, value ?? "");
    column = to;
    const reject = (kind: SheetProblemKind, found: string) => {
      if (!sources.isLeftOut(to)) fault(kind, cell, found);
    };
    const put = (content: SheetCell) => {
      count(to - row.length);
      while (row.length < to - 1) row.push(null);
      row.push(content);
    };
    if (type === "inlineStr") {
      if (isInline) put(inline.end());
      return;
    }
    if (type === "str") {
      if (value !== undefined) put(unescaped(value));
      else if (isFormula) reject("noResult", "");
      return;
    }
    const trimmed = value?.trim() ?? "";
    if (trimmed === "") {
      // A cell with only a format is empty; a formula without a stored result is not.
      if (isFormula) reject("noResult", "");
      return;
    }
    const result = readValue(type, trimmed, shape, sources, () => sources.kindOf(to));
    if ("kind" in result) reject(result.kind, result.found ?? trimmed);
    else {
      if (result.hasSign) dollars += 1;
      put(result.value);
    }
  }

  const visitor: XmlVisitor = {
    open(name, attributes) {
      if (!isData) {
        if (name === "sheetData") isData = true;
        if (name === "mergeCell") merged.push(attribute(attributes, "ref") ?? "");
        return;
      }
      switch (name) {
        case "row":
          return beginRow(attributes);
        case "c":
          place = placeOf(attributes);
          value = undefined;
          isFormula = false;
          isInline = false;
          return;
        case "f":
          isFormula = true;
          return;
        case "v":
          value = "";
          isValue = true;
          return;
        case "is":
          isInline = true;
          return inline.begin();
        default:
          if (isInline) inline.open(name);
      }
    },
    close(name) {
      if (name === "sheetData") isData = false;
      else if (name === "v") isValue = false;
      else if (name === "c" && place) {
        endCell(place);
        place = undefined;
      } else if (isInline) inline.close(name);
    },
    text(piece) {
      if (isValue) value = (value ?? "") + piece;
      else if (isInline && place) inline.add(piece);
    },
  };
  try {
    walkXml(xml, visitor, onProgress);
  } catch (thrown) {
    if (!(thrown instanceof Enough)) throw thrown;
  }
  return { rows, hidden, merged, first, faults, others, dollars };
}
