/** Reads codes and quantities from pasted text, chats and the rows of sheets. Pure; nothing with a digit is dropped. */
import { normalizeCode } from "../codes.ts";
import { withoutScanSigns } from "../scanned-text.ts";
import { type Columns, type Found, foundIn } from "./rows.ts";
import { cellsOf, linesOf } from "./text-lines.ts";

export interface ListedLine {
  /** Normalized code, by which lines are merged. */
  readonly key: string;
  /** As first written. */
  readonly code: string;
  /** Pieces; 1 when the list has no quantity. */
  readonly quantity: number;
}

export interface ReadList {
  /** Each code once, in the order of the list. */
  readonly lines: readonly ListedLine[];
  /** Number of lines that repeat a code; their quantities are added up. */
  readonly merged: number;
  /** What was not understood: lines without a code, and numbers that are neither code nor quantity. Column headers are not. */
  readonly rest: readonly string[];
}

/** Longest code that the server accepts. */
const longestCode = 80;

const codeHeads =
  /^(?:c[oó]digos?|codes?|part(?: ?(?:no|number|#))?\.?|n[uú]mero(?: de parte)?|parte|sku|art[ií]culo|referenc(?:ia|e)|ref\.?|product(?:o)?|interchange|intercambio|fmsi)$/iu;
/** A plain number is often the row number; it is the code only when nothing else is. */
const itemHeads = /^[ií]tem$/iu;
const quantityHeads =
  /^(?:q(?:uanti)?ty\.?|quantity|cant(?:idad)?\.?|piezas?|pieces?|pcs\.?|pzas?\.?|unidades|units?|uds?\.?|pedido|order(?:ed)?)$/iu;

function headOf(cells: readonly string[]): Columns | undefined {
  if (cells.length < 2 || cells.some((cell) => /\d/u.test(cell))) return undefined;
  const codeColumn = cells.findIndex((cell) => codeHeads.test(cell));
  const code = codeColumn === -1 ? cells.findIndex((cell) => itemHeads.test(cell)) : codeColumn;
  const quantity = cells.findIndex((cell) => quantityHeads.test(cell));
  return code === -1 ? undefined : { code, quantity };
}

/** Reads a list row by row. */
export function listReader() {
  const lines = new Map<string, ListedLine>();
  const rest: string[] = [];
  let merged = 0;
  let columns: Columns | undefined;
  /** The last number before a code that is not its quantity: row numbers follow each other. */
  let row = 0;
  const isListed = ({ code, quantity }: Found) =>
    /\d/u.test(normalizeCode(code)) && code.length <= longestCode && quantity >= 1;
  const addFound = (entry: Found) => {
    const code = entry.code.trim();
    const key = normalizeCode(code);
    const earlierLine = lines.get(key);
    if (earlierLine) merged += 1;
    const quantity = entry.quantity + (earlierLine?.quantity ?? 0);
    lines.set(key, { key, code: earlierLine?.code ?? code, quantity });
  };
  const addCells = (cells: readonly string[]) => {
    const head = headOf(cells);
    if (head !== undefined) {
      columns = head;
      return;
    }
    const filled = cells.filter((cell) => cell !== "");
    if (filled.length === 0) return;
    const read = foundIn(cells, columns);
    const listed = read.found.filter(isListed);
    if (listed.length < read.found.length || listed.length === 0) rest.push(filled.join(" "));
    else {
      const isNext = (text: string) => text === String(row + 1);
      rest.push(...read.rest.filter((text) => !isNext(text)));
      if (read.rest.some(isNext)) row += 1;
    }
    for (const entry of listed) addFound(entry);
  };
  return {
    /** Adds a line of text. */
    add: (line: string) => {
      if (line.trim() !== "") addCells(cellsOf(withoutScanSigns(line)));
    },
    /** Adds a row of a sheet. */
    addCells: (cells: readonly string[]) => addCells(cells.map((cell) => cell.trim())),
    result: (): ReadList => ({ lines: [...lines.values()], merged, rest }),
  };
}

/** Every code of a text with its quantity; repeated codes are merged. */
export function readList(text: string): ReadList {
  const reader = listReader();
  for (const line of linesOf(text)) reader.add(line);
  return reader.result();
}
