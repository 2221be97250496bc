/** Reads the cells of a sheet as they are stored, and reports values that would have to be guessed. */
import { lettersOf } from "@caliper/catalogue-model";
import { type CellFault, createContentCount, createFaults, maxCellLength } from "./content.ts";
import type { NumberShape } from "./formats.ts";
import { columnOf } from "./letters.ts";
import { type ColumnKind, type Read, read, readNumber, type SheetCell } from "./numbers.ts";
import type { SheetProblemKind } from "./problem.ts";
import { createTextOf, unescaped } from "./strings.ts";
import { attribute, type Attributes, walkXml, type XmlVisitor } from "./xml.ts";

/** The parts of the workbook that cells refer to. */
export interface CellSources {
  readonly strings: readonly (string | undefined)[];
  readonly shapes: readonly (NumberShape | undefined)[];
  readonly is1904: boolean;
  readonly fileBytes: number;
}

export interface CellReadOptions {
  /** The kind of a column, from 1, by its header; unknown by default. */
  readonly kindOf?: (column: number) => ColumnKind;
  /** Whether a column, from 1, is not loaded, whatever its cells contain; none by default. */
  readonly isLeftOut?: (column: number) => boolean;
  /** Receives a share from 0 to 1; an exception from it ends the reading. */
  readonly onProgress?: (share: number) => void;
  /** Rows after this one are not read; all rows by default. */
  readonly lastRow?: number;
}

export interface ReadCells {
  /** From the first row of the sheet on; a row without cells is empty. */
  readonly rows: readonly (readonly SheetCell[])[];
  /** Indexes of the rows that the sheet hides, also by a filter. */
  readonly hidden: ReadonlySet<number>;
  /** Columns, from 1, that the sheet hides. */
  readonly hiddenColumns: ReadonlySet<number>;
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

const reference = /^([A-Z]{1,3})(\d{1,7})$/u;
const date = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d(?::\d\d)?)(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)?)?$/u;
const booleans: ReadonlyMap<string, boolean> = new Map([
  ["0", false],
  ["1", true],
  ["false", false],
  ["true", true],
]);
function readValue(
  type: string,
  text: string,
  shape: NumberShape | undefined,
  { strings, is1904 }: CellSources,
  kindOf: () => ColumnKind,
): Read {
  switch (type) {
    case "inlineStr":
      return read(unescaped(text));
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

/** Ends the reading after the last row that is needed. */
class Enough extends Error {}

/**
 * @param xml the sheet's part of the workbook
 * @throws {XmlError}
 */
export function readCells(
  xml: string,
  sources: CellSources,
  {
    kindOf = () => undefined,
    isLeftOut = () => false,
    onProgress,
    lastRow = maxRows,
  }: CellReadOptions = {},
): ReadCells {
  const rows: SheetCell[][] = [];
  const merged: string[] = [];
  const hidden = new Set<number>();
  const hiddenColumns = new Set<number>();
  let dollars = 0;
  const { add: fault, found } = createFaults();

  let isData = false;
  let lastColumn = 0;
  let hidesRows = false;
  let row: SheetCell[] = [];
  let rowNumber = 0;
  let column = 0;
  let place: Place | undefined;
  let value: string | undefined;
  let isValue = false;
  let isFormula = false;
  let isInFormula = false;
  let isInline = false;
  /** Text of the cell outside the elements that are read. */
  let stray = "";
  const inline = createTextOf();
  const count = createContentCount(sources.fileBytes);

  /** Columns come in order; those after a disorder are ignored. */
  function hideColumns({ min, max, width, hidden: isHidden }: Attributes) {
    const [from, to] = [Number(min), Math.min(Number(max), maxColumns)];
    if (!(from > lastColumn)) return;
    lastColumn = to;
    if (!booleans.get(isHidden ?? "") && Number(width ?? 1) > 0) return;
    for (let at = from; at <= to; at += 1) hiddenColumns.add(at);
  }

  function beginRow({ r: given, ht: height, hidden: isHidden }: Attributes) {
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
    count(1);
    rows.push(row);
    const isFlat = height !== undefined && Number(height) === 0;
    const isMarked = booleans.get(isHidden ?? "") ?? (height === undefined && hidesRows);
    if (isMarked || isFlat) hidden.add(rows.length - 1);
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
    const reject = (kind: SheetProblemKind, cellText: string) => {
      if (!isLeftOut(to)) fault(kind, cell, cellText);
    };
    const put = (content: SheetCell) => {
      const text = typeof content === "string" ? content : "";
      if (text.length > maxCellLength) return reject("longCell", text);
      // The cell itself is counted where it begins.
      count(to - row.length - 1, text);
      while (row.length < to - 1) row.push(null);
      row.push(content);
    };
    if (stray.trim() !== "") return reject("badCellType", stray.trim());
    // Some programs write a text of its own into a cell of another type.
    const inlineText = isInline ? inline.end() : undefined;
    if (inlineText !== undefined && (value === undefined || value === inlineText))
      return put(inlineText);
    if (inlineText !== undefined) return reject("badCellType", inlineText);
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
    const result = readValue(type, trimmed, shape, sources, () => kindOf(to));
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
        if (name === "col") hideColumns(attributes);
        if (name === "sheetFormatPr")
          hidesRows = booleans.get(attributes["zeroHeight"] ?? "") === true;
        return;
      }
      switch (name) {
        case "row":
          return beginRow(attributes);
        case "c":
          count(1);
          place = placeOf(attributes);
          value = undefined;
          stray = "";
          isFormula = false;
          isInline = false;
          return;
        case "f":
          isFormula = true;
          isInFormula = true;
          return;
        case "v":
          // A second value is not part of the first.
          stray += value ?? "";
          value = "";
          isValue = true;
          return;
        case "is":
          if (!isInline) inline.begin();
          isInline = true;
          return;
        default:
          if (name === "t" && !isInline) {
            inline.begin();
            isInline = true;
          }
          if (isInline) inline.open(name);
      }
    },
    close(name) {
      if (name === "sheetData") isData = false;
      else if (name === "v") isValue = false;
      else if (name === "f") isInFormula = false;
      else if (name === "c" && place) {
        endCell(place);
        place = undefined;
      } else if (isInline) inline.close(name);
    },
    text(piece) {
      if (isValue) value = (value ?? "") + piece;
      else if (place && !isInFormula && !(isInline && inline.add(piece))) stray += piece;
    },
  };
  try {
    walkXml(xml, visitor, onProgress);
  } catch (thrown) {
    if (!(thrown instanceof Enough)) throw thrown;
  }
  return { rows, hidden, hiddenColumns, merged, ...found(), dollars };
}
