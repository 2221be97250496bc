/** The codes of a row with their quantities. */
import { codesIn } from "./codes-in.ts";
import { hasDigit, isBarcode, type Item, itemsIn, tokenItems } from "./phrases.ts";
import { figureOf, quantityOf } from "./quantities.ts";
import { lineSeparator } from "./text-lines.ts";

/** The columns that a header row names; -1 for none. */
export interface Columns {
  readonly code: number;
  readonly quantity: number;
}

export interface Found {
  readonly code: string;
  readonly quantity: number;
}

interface RowRead {
  readonly found: readonly Found[];
  /** Numbers that are neither codes nor quantities. */
  readonly rest: readonly string[];
}

type CodeItem = Extract<Item, { kind: "code" }>;
type FigureItem = Extract<Item, { kind: "figure" }>;

const shortestNumber = 3;
/** `38.40`, `US$ 1,234.50`. */
const price = /^(?:US)?\$?\s?\d[\d.,]*[.,]\d{1,2}$/iu;

/** Whether a cell between others is a code rather than a description or a price. */
const isCodeCell = (cell: string): boolean =>
  isBarcode(cell) ||
  (!price.test(cell) &&
    !/(?<![\p{L}\p{N}])\p{L}{4,}(?![\p{L}\p{N}])/u.test(cell) &&
    !/^\d+\s*(?:mm|cm|in|kg|g|l|ml)\.?$|["″]$/iu.test(cell));

/** The items of a row without a header. */
function itemsOf(cells: readonly string[]): readonly Item[] {
  const filled = cells.filter((cell) => cell !== "");
  // A line break that became a space divides cells: `4 D1210` has the quantity of one code and the next code.
  const tokens = tokenItems(filled.flatMap((cell) => cell.split(/\s+/u)));
  if (tokens !== undefined) return tokens;
  if (filled.length < 2) return itemsIn(filled[0] ?? "");
  const hasFigure = filled.some((cell) => figureOf(cell) !== undefined);
  const items = filled.flatMap((cell): readonly Item[] => {
    if (!hasDigit(cell) || figureOf(cell) !== undefined) return itemsIn(cell);
    if (!isCodeCell(cell)) return [{ kind: "rest", text: cell }];
    const read = itemsIn(cell);
    // The quantity has a cell of its own, so the numbers of this one are groups of the code.
    return hasFigure && read.length === 1 && codesIn(cell).length === 1
      ? [{ kind: "code", code: cell }]
      : read;
  });
  if (items.some(({ kind }) => kind === "code")) return items;
  // A description with a number may be all that there is.
  const [described, ...others] = filled.filter((cell) => hasDigit(cell) && !price.test(cell));
  const figure = quantityOf(described ?? "");
  return described === undefined || figure !== undefined || items.length !== others.length + 1
    ? items
    : items.map((item) =>
        item.kind === "rest" && item.text === described ? { kind: "code", code: described } : item,
      );
}

/** Without any code, a number is one: `31338`, `1; 31338; 4`. */
function withNumbers(items: readonly Item[]): readonly Item[] {
  if (items.some(({ kind }) => kind === "code")) return items;
  const isNumber = (item: Item) => item.kind === "figure" && /\d{3}/u.test(item.text);
  const at = items.findIndex(isNumber);
  return items.map((item, index) =>
    index === at && item.kind === "figure" && item.text.length >= shortestNumber
      ? { kind: "code", code: item.text }
      : item,
  );
}

const isOpen = (item: Item) => item.kind === "code" && item.quantity === undefined;

/** A cell with a code in each of its lines, and their quantity. */
function linedCodes(cells: readonly string[]): readonly Found[] {
  const lined = cells.find((cell) => cell.includes(lineSeparator));
  const codes = codesIn(lined ?? "");
  const otherCells = cells.filter((cell) => cell !== lined && cell !== "");
  const quantity = figureOf(otherCells[0] ?? "");
  if (codes.length < 2 || otherCells.length !== 1 || quantity === undefined) return [];
  return codes.map((code) => ({ code, quantity }));
}

/**
 * Each code takes the number behind it, or the one in front of it if the row starts with a number. A single code prefers
 * the number behind it, because the one in front may be the number of the row.
 */
function assign(items: readonly Item[]): RowRead {
  const codes = items.filter((item): item is CodeItem => item.kind === "code");
  const first = items.find((item) => item.kind === "figure" || isOpen(item));
  const isFigure = (item: Item | undefined): item is FigureItem => item?.kind === "figure";
  const usedFigures = new Set<Item>();
  const foundCodes: Found[] = [];
  const take = (code: CodeItem, candidates: readonly (Item | undefined)[]) => {
    const free = candidates.find((item) => isFigure(item) && !usedFigures.has(item));
    const figure = code.quantity === undefined && isFigure(free) ? free : undefined;
    if (figure) usedFigures.add(figure);
    foundCodes.push({ code: code.code, quantity: code.quantity ?? figure?.value ?? 1 });
  };
  if (codes.length === 1 && codes[0]) {
    const at = items.indexOf(codes[0]);
    take(codes[0], [...items.slice(at + 1), ...items.slice(0, at).toReversed()]);
  } else {
    for (const [at, item] of items.entries()) {
      if (item.kind !== "code") continue;
      const beside = isFigure(first) ? items[at - 1] : items[at + 1];
      // The last number belongs to the last code in any case.
      const isLast = item === codes.at(-1);
      take(item, isLast ? [beside, items[at + 1]] : [beside]);
    }
  }
  const rest = items.flatMap((item) =>
    item.kind === "code" || usedFigures.has(item) ? [] : [item.text],
  );
  return { found: foundCodes, rest };
}

/** The codes of a row. With a header, only its columns count. */
export function foundIn(cells: readonly string[], columns: Columns | undefined): RowRead {
  if (columns === undefined) {
    const lined = linedCodes(cells);
    return lined.length > 0 ? { found: lined, rest: [] } : assign(withNumbers(itemsOf(cells)));
  }
  const text = cells[columns.code] ?? "";
  if (text === "") return { found: [], rest: [] };
  if (columns.quantity === -1) {
    const otherCells = cells.filter((_cell, index) => index !== columns.code);
    const figures = otherCells.filter((cell) => quantityOf(cell) !== undefined);
    return { ...assign(withNumbers(itemsOf([text, ...figures]))), rest: [] };
  }
  const quantity = quantityOf(cells[columns.quantity] ?? "") ?? 1;
  return { found: codesIn(text).map((code) => ({ code, quantity })), rest: [] };
}
