/** Reads the cells of a sheet as they are stored, and names what would have to be guessed. */
import { isoDate, type NumberShape } from "./formats.ts";
import { shortened, type SheetProblemKind } from "./problem.ts";
import { createTextOf, unescaped } from "./strings.ts";
import { attributesOf, decoded, walkXml } from "./xml.ts";

export type SheetCell = string | number | boolean | null;

export interface CellFault {
  readonly kind: SheetProblemKind;
  readonly cell: string;
  readonly value: string;
}

/** What cells refer to. */
export interface CellSources {
  readonly strings: readonly string[];
  readonly shapes: readonly (NumberShape | undefined)[];
  readonly is1904: boolean;
}

export interface ReadCells {
  /** From the first row of the sheet on; a row without cells is empty. */
  readonly rows: readonly (readonly SheetCell[])[];
  /** `A2:A5`, as the sheet lists them. */
  readonly merged: readonly string[];
  /** The first fault; undefined when every cell is sound. */
  readonly first: CellFault | undefined;
  readonly faults: number;
}

/** As many as a sheet of any program has. */
const maxRows = 1_048_576;
const maxColumns = 16_384;

const plain = /^ r="([A-Z]{1,3})(\d{1,7})"(?: s="(\d{1,6})")?(?: t="(\w+)")?$/u;
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
/** Figures that a spreadsheet keeps of a number. */
const figures = 15;
/** Rows between two words about how far it is. */
const stride = 500;

export function columnOf(letters: string): number {
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return column;
}

export function lettersOf(column: number): string {
  const rest = (column - 1) % 26;
  const before = (column - 1 - rest) / 26;
  return (before > 0 ? lettersOf(before) : "") + String.fromCharCode(65 + rest);
}

type Read = { readonly value: SheetCell } | { readonly kind: SheetProblemKind };

const read = (value: SheetCell): Read => ({ value });

function readNumber(text: string, shape: NumberShape | undefined, is1904: boolean): Read {
  const value = Number(text);
  if (!number.test(text) || !Number.isFinite(value)) return { kind: "badNumber" };
  if (shape?.kind === "date") return read(isoDate(value, is1904) ?? value);
  if (shape?.kind === "code" && Number.isInteger(value) && value >= 0) {
    return read(shape.prefix + String(value).padStart(shape.digits, "0"));
  }
  const digits = text
    .replace(/[eE].*$/u, "")
    .replace(/\D/gu, "")
    .replace(/^0+/u, "").length;
  if (digits <= figures) return read(value);
  // A long code that another program wrote as a number stays what it is, digit by digit.
  if (wholeNumber.test(text)) return read(text);
  // 12.300000000000001 is how 12.3 is stored; what its writer saw has fifteen figures.
  return read(Number(value.toPrecision(figures)));
}

function readValue(
  type: string,
  text: string,
  shape: NumberShape | undefined,
  { strings, is1904 }: CellSources,
): Read {
  switch (type) {
    case "n":
      return readNumber(text, shape, is1904);
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
  /** Its reference is none, or says another place than where it stands. */
  readonly isMisplaced: boolean;
}

/**
 * @param xml the sheet's part of the workbook
 * @param onProgress told now and then, from 0 to 1; what it throws ends the reading
 * @throws {XmlError}
 */
export function readCells(
  xml: string,
  sources: CellSources,
  onProgress?: (share: number) => void,
): ReadCells {
  const rows: SheetCell[][] = [];
  const merged: string[] = [];
  let first: CellFault | undefined;
  let faults = 0;
  const fault = (kind: SheetProblemKind, cell: string, value: string) => {
    faults += 1;
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

  function beginRow(attributes: string, at: number) {
    const given = attributes === "" ? undefined : attributesOf(attributes).get("r");
    const next = given === undefined ? rowNumber + 1 : Number(given);
    if (!Number.isInteger(next) || next <= rowNumber || next > maxRows) {
      fault("badReference", given ?? String(next), given ?? "");
      rowNumber += 1;
    } else {
      // Rows that hold nothing are left out, and still count.
      while (rows.length < next - 1) rows.push([]);
      rowNumber = next;
    }
    row = [];
    rows.push(row);
    column = 0;
    if (rowNumber % stride === 0) onProgress?.(at / xml.length);
  }

  function placeOf(attributes: string): Place {
    const quick = plain.exec(attributes);
    let [, letters, line, style, type] = quick ?? [];
    if (!quick) {
      const of = attributesOf(attributes);
      const stands = of.get("r");
      style = of.get("s");
      type = of.get("t");
      [, letters, line] = stands === undefined ? [] : (reference.exec(stands) ?? []);
      if (stands === undefined) {
        letters = lettersOf(column + 1);
        line = String(rowNumber);
      }
    }
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
    const put = (content: SheetCell) => {
      while (row.length < to - 1) row.push(null);
      row.push(content);
    };
    if (type === "inlineStr") {
      if (isInline) put(inline.end());
      return;
    }
    const text = value === undefined ? undefined : decoded(value);
    if (type === "str") {
      if (text !== undefined) put(unescaped(text));
      else if (isFormula) fault("noResult", cell, "");
      return;
    }
    const trimmed = text?.trim() ?? "";
    if (trimmed === "") {
      // A cell that only has a format holds nothing; a formula that nobody worked out is not empty.
      if (isFormula) fault("noResult", cell, "");
      return;
    }
    const result = readValue(type, trimmed, shape, sources);
    if ("kind" in result) fault(result.kind, cell, trimmed);
    else put(result.value);
  }

  walkXml(xml, {
    open(name, attributes, at) {
      if (!isData) {
        if (name === "sheetData") isData = true;
        if (name === "mergeCell") merged.push(attributesOf(attributes).get("ref") ?? "");
        return;
      }
      switch (name) {
        case "row":
          return beginRow(attributes, at);
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
    text(raw) {
      if (isValue) value = (value ?? "") + raw;
      else if (isInline && place) inline.add(raw);
    },
  });
  return { rows, merged, first, faults };
}
