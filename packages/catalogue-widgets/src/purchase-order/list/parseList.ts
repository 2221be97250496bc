/** Reads codes and quantities from pasted text. Pure. */
import { gtinsIn, hasGtinLength, normalizeCode } from "@caliper/catalogue-model";
import { maxQuantity } from "@caliper/api-client";

export interface ListedLine {
  /** Normalized code, by which lines are merged. */
  readonly key: string;
  /** As first written. */
  readonly code: string;
  /** Pieces; 1 when the list has no quantity. */
  readonly quantity: number;
}

export interface ParsedList {
  /** Each code once, in the order of the list. */
  readonly lines: readonly ListedLine[];
  /** Number of lines that repeat a code; their quantities are added up. */
  readonly merged: number;
  /** Number of lines without a code: titles, remarks, quantities of 0. Column headers are not counted. */
  readonly skipped: number;
}

const shortestInGroups = 12;
/** Longest code that the server accepts. */
const longestCode = 80;

const codeHeads =
  /^(?:c[oó]digos?|codes?|part(?: ?(?:no|number|#))?\.?|n[uú]mero(?: de parte)?|parte|sku|art[ií]culo|referenc(?:ia|e)|ref\.?|product(?:o)?|interchange|intercambio|fmsi)$/iu;
/** A plain number is often the row number; it is the code only when nothing else is. */
const itemHeads = /^[ií]tem$/iu;
const quantityHeads =
  /^(?:q(?:uanti)?ty\.?|quantity|cant(?:idad)?\.?|piezas?|pieces?|pcs\.?|pzas?\.?|unidades|units?|uds?\.?|pedido|order(?:ed)?)$/iu;
const units = "(?:pcs?|pzs?|pzas?|piezas?|pieces?|uds?|unds?|unidades|units?|ea)\\.?";
const figure = new RegExp(`^(\\d{1,3}(?:[.,]\\d{3})+|\\d{1,7})(?:[.,]0{1,2})?\\s*${units}$`, "iu");
const bareFigure = /^(\d{1,3}(?:[.,]\d{3})+|\d{1,7})(?:[.,]0{1,2})?$/u;

/** `4`, `4.0`, `1,000`, `4 pcs`; undefined for anything but a whole number. */
function quantityOf(text: string): number | undefined {
  const [, digits] = bareFigure.exec(text) ?? figure.exec(text) ?? [];
  return digits === undefined ? undefined : Number(digits.replaceAll(/[.,]/gu, ""));
}

const hasDigit = (text: string) => /\d/u.test(text);
const hasLetter = (text: string) => /\p{L}/u.test(text);
const unquoted = (cell: string) => cell.replace(/^\s*["'](.*)["']\s*$/su, "$1").trim();

/** A quoted cell as spreadsheets write it: between separators, with doubled quotes inside. */
const quotedCells = /(?<=^|[\t;|,])[ ]*"(?:[^"]|"")*"[ ]*(?=$|[\t;|,\r\n])/gu;

/** The cells of a line, split by the first of these that occurs: tab, semicolon, bar, comma, several spaces. */
function cellsOf(line: string): readonly string[] {
  // A quoted text is one cell, whatever characters it contains.
  const quoted: string[] = [];
  const bare = line.replaceAll(quotedCells, (cell) => {
    quoted.push(cell.trim().slice(1, -1).replaceAll('""', '"').trim());
    return `\0${quoted.length - 1}\0`;
  });
  const written = (cell: string) =>
    cell.replaceAll(/\0(\d+)\0/gu, (_mark, index: string) => quoted[Number(index)] ?? "");
  // A comma before three digits groups thousands.
  const isGrouped = /[\s(x×*:=]\d{1,3}(?:,\d{3})+\D*$/iu.test(bare);
  const separator = [/\t/u, /;/u, /\|/u, ...(isGrouped ? [] : [/,/u]), / {2,}/u].find((one) =>
    one.test(bare),
  );
  const cells = separator === undefined ? [bare] : bare.split(separator);
  return cells.map((cell) => (cell.includes("\0") ? written(cell).trim() : unquoted(cell)));
}

interface Found {
  readonly code: string;
  readonly quantity: number;
}

/** Patterns of a code with a quantity; the named groups are `code` and `quantity`. */
const amount = "(?<quantity>\\d{1,3}(?:[.,]\\d{3})+|\\d{1,7})";
const phrases = [
  // 2 x BR31338, 2xBR31338; 5X100 is a code.
  new RegExp(`^${amount}\\s*(?:[×*]|x(?=\\s|\\p{L}))\\s*(?<code>\\S.*)$`, "iu"),
  // 4 pcs BR31338
  new RegExp(`^${amount}\\s*${units}\\s+(?:de |of )?(?<code>\\S.*)$`, "iu"),
  // BR31338 (4), BR31338 [4]
  new RegExp(`^(?<code>.*\\S)\\s*[([]\\s*(?:x\\s*)?${amount}\\s*(?:${units})?\\s*[)\\]]$`, "iu"),
  // BR31338 x 2, BR31338 * 2
  new RegExp(`^(?<code>.*\\S)(?:\\s+x|\\s*[×*])\\s*${amount}$`, "iu"),
  // BR31338: 2, BR31338 = 2
  new RegExp(`^(?<code>.*\\S)\\s*[:=]\\s*${amount}(?:\\s*${units})?$`, "iu"),
  // BR31338 4 pcs
  new RegExp(`^(?<code>.*\\S)\\s+${amount}\\s*${units}$`, "iu"),
];

const trailing = /^(?<code>.*\S)\s+(?<quantity>\d{1,3}(?:[.,]\d{3})+|\d{1,6})$/u;

/** A barcode number, also in the groups in which it is printed: `4 00075 24515 1`. A short one may be a code with a quantity. */
const isBarcode = (text: string): boolean =>
  hasGtinLength(text) ||
  gtinsIn(text).some(
    ({ digits, from, to, isValid }) =>
      isValid && digits.length >= shortestInGroups && from === 0 && to === text.length,
  );

/** Reads a code and an optional quantity from a text. */
function phraseOf(text: string): Found | undefined {
  if (!hasDigit(text)) return undefined;
  if (isBarcode(text)) return { code: text, quantity: 1 };
  for (const phrase of phrases) {
    const { code, quantity } = phrase.exec(text)?.groups ?? {};
    if (code === undefined || quantity === undefined || !hasDigit(code)) continue;
    return { code, quantity: quantityOf(quantity) ?? 1 };
  }
  // `BR31338 4` has a quantity, `BR 31338` has none, because `BR` is not a code by itself.
  const last = trailing.exec(text)?.groups;
  if (last?.["code"] !== undefined && hasDigit(last["code"])) {
    return { code: last["code"], quantity: quantityOf(last["quantity"] ?? "") ?? 1 };
  }
  const first = /^(?<quantity>\d{1,5})\s+(?<code>.*\S)$/u.exec(text)?.groups;
  if (first?.["code"] !== undefined && hasDigit(first["code"]) && hasLetter(first["code"])) {
    return { code: first["code"], quantity: Number(first["quantity"]) };
  }
  return { code: text, quantity: 1 };
}

/** The columns that a header row names. */
interface Columns {
  readonly code: number;
  readonly quantity: number;
}

function headOf(cells: readonly string[]): Columns | undefined {
  if (cells.length < 2 || cells.some(hasDigit)) return undefined;
  const named = cells.findIndex((cell) => codeHeads.test(cell));
  const code = named === -1 ? cells.findIndex((cell) => itemHeads.test(cell)) : named;
  const quantity = cells.findIndex((cell) => quantityHeads.test(cell));
  return code === -1 ? undefined : { code, quantity };
}

/** Finds the code among the cells: letters and digits with few words, otherwise a barcode or the first cell with digits. */
function codeCell(cells: readonly string[]): number {
  const looksLike = (cell: string) =>
    hasDigit(cell) && hasLetter(cell) && quantityOf(cell) === undefined && !/\s\S+\s/u.test(cell);
  const likely = [looksLike, isBarcode, hasDigit].map((is) => cells.findIndex(is));
  return likely.find((index) => index !== -1) ?? -1;
}

function rowOf(cells: readonly string[], columns: Columns | undefined): Found | undefined {
  const code = columns?.code ?? codeCell(cells);
  const text = cells[code] ?? "";
  if (text === "") return undefined;
  const inColumn = columns && columns.quantity !== -1 ? cells[columns.quantity] : undefined;
  if (inColumn !== undefined) return { code: text, quantity: quantityOf(inColumn) ?? 1 };
  // The number after the code is the quantity; the one before it may be the row number.
  const order = [...cells.keys()].filter((index) => index !== code);
  const figures = [
    ...order.filter((index) => index > code),
    ...order.filter((index) => index < code),
  ]
    .map((index) => quantityOf(cells[index] ?? ""))
    .filter((value) => value !== undefined);
  const [quantity] = figures;
  return quantity === undefined ? phraseOf(text) : { code: text, quantity };
}

/** Reads a list line by line or row by row. */
export function listReader() {
  const lines = new Map<string, ListedLine>();
  let [merged, skipped] = [0, 0];
  let columns: Columns | undefined;
  const add = (raw: string) => {
    const line = raw.replaceAll(/[\u00A0\u2007\u202F]/gu, " ").replaceAll(/[\uFEFF\0]/gu, "");
    if (line.trim() === "") return;
    addCells(cellsOf(line));
  };
  const addCells = (cells: readonly string[]) => {
    const head = headOf(cells);
    if (head !== undefined) {
      columns = head;
      return;
    }
    const filled = cells.filter((cell) => cell !== "");
    if (filled.length === 0) return;
    const found = filled.length > 1 ? rowOf(cells, columns) : phraseOf(filled[0] ?? "");
    const code = found?.code.trim() ?? "";
    const key = normalizeCode(code);
    if (!found || !hasDigit(key) || code.length > longestCode || found.quantity < 1) {
      skipped += 1;
      return;
    }
    const known = lines.get(key);
    if (known) merged += 1;
    const quantity = Math.min(maxQuantity, found.quantity + (known?.quantity ?? 0));
    lines.set(key, { key, code: known?.code ?? code, quantity });
  };
  return {
    add,
    /** Adds a spreadsheet row. */
    addCells: (cells: readonly string[]) => addCells(cells.map((cell) => cell.trim())),
    result: (): ParsedList => ({ lines: [...lines.values()], merged, skipped }),
  };
}

/** A quoted cell of up to four lines; a longer one is an unclosed quote or an inch sign. */
const brokenCell =
  /(?<=^|[\t;|,\r\n])[ ]*"(?:[^"\r\n]|"")*(?:[\r\n]+(?:[^"\r\n]|"")*){1,3}"[ ]*(?=$|[\t;|,\r\n])/gu;

/** The lines of a text; a quoted cell that spans several lines is joined with the rest of its row. */
export function linesOf(text: string): readonly string[] {
  const whole = text.includes('"')
    ? text.replaceAll(brokenCell, (cell) => cell.replaceAll(/[\r\n]+/gu, " "))
    : text;
  return whole.split(/\r\n|\r|\n/u);
}

/** Every code of a text with its quantity; repeated codes are merged. */
export function parseList(text: string): ParsedList {
  const reader = listReader();
  for (const line of linesOf(text)) reader.add(line);
  return reader.result();
}
