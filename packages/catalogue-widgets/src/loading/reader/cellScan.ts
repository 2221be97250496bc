/**
 * Looks at the cells of a sheet as they are stored. The spreadsheet library is lenient: it makes an
 * empty text of a shared string that does not exist and `true` of a boolean that is none. What it
 * would guess is found here before, and named.
 */
import { shortened, type SheetProblemKind } from "./problem.ts";

export interface CellFault {
  readonly kind: SheetProblemKind;
  readonly cell: string;
  readonly value: string;
}

export interface ScanResult {
  /** The first fault; undefined when every cell is sound. */
  readonly first: CellFault | undefined;
  readonly faults: number;
  readonly cells: number;
}

const cellPattern = /<(?:\w+:)?c(\s[^>]*?)?(?:\/>|>([\s\S]*?)<\/(?:\w+:)?c>)/gu;
const valuePattern = /<(?:\w+:)?v(?:\s[^>]*)?>([\s\S]*?)<\/(?:\w+:)?v>/u;
const referencePattern = /\br=["']([^"']*)["']/u;
const typePattern = /\bt=["']([^"']*)["']/u;
const numberPattern = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/u;
const datePattern = /^\d{4}-\d\d-\d\d(?:T[\d:.]+(?:Z|[+-]\d\d:\d\d)?)?$/u;
const booleans = new Set(["0", "1", "true", "false"]);
/** Cells between two looks at the clock. */
const stride = 20_000;

function faultOf(type: string, value: string, sharedStrings: number): SheetProblemKind | undefined {
  switch (type) {
    case "s": {
      const isIndex = /^\d+$/u.test(value) && Number(value) < sharedStrings;
      return isIndex ? undefined : "badSharedString";
    }
    case "b":
      return booleans.has(value) ? undefined : "badBoolean";
    case "e":
      return "errorCell";
    case "n":
      return numberPattern.test(value) && Number.isFinite(Number(value)) ? undefined : "badNumber";
    case "d":
      return datePattern.test(value) ? undefined : "badDate";
    case "str":
    case "inlineStr":
      return undefined;
    default:
      return "badCellType";
  }
}

/**
 * @param xml the sheet's part of the workbook
 * @param sharedStrings how many shared strings there are
 * @param onCells told now and then how many cells have been looked at; a rejection gives up
 */
export async function scanCells(
  xml: string,
  sharedStrings: number,
  onCells?: (share: number) => Promise<void>,
): Promise<ScanResult> {
  let first: CellFault | undefined;
  let faults = 0;
  let cells = 0;
  for (const match of xml.matchAll(cellPattern)) {
    const [, attributes = "", inside] = match;
    cells += 1;
    if (cells % stride === 0) await onCells?.(match.index / xml.length);
    const value = inside === undefined ? undefined : valuePattern.exec(inside)?.[1]?.trim();
    // A cell that only has a format holds nothing; so does one with an empty value.
    if (value === undefined || value === "") continue;
    const type = typePattern.exec(attributes)?.[1] ?? "n";
    const kind = faultOf(type, value, sharedStrings);
    if (kind === undefined) continue;
    faults += 1;
    first ??= {
      kind,
      cell: referencePattern.exec(attributes)?.[1] ?? `#${cells}`,
      value: shortened(value),
    };
  }
  return { first, faults, cells };
}

/** How many shared strings a workbook has; counted, because the declared number may lie. */
export function countSharedStrings(xml: string): number {
  let count = 0;
  for (const _ of xml.matchAll(/<(?:\w+:)?si[\s>/]/gu)) count += 1;
  return count;
}
