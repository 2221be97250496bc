import { typingField } from "../../internal/typingField.ts";

/** The line of the header row; body lines count from 0. */
export const headLine = -1;

/** The position of the focus: on a row, or on a cell in it. */
export interface Place {
  line: number;
  column: number | null;
}

const control = "a[href], button, input, select, textarea";

/** Controls handle a click themselves: it is not a click on their row. */
export const isOnControl = (target: EventTarget | null) =>
  target instanceof Element && target.closest(`${control}, label`) !== null;

export const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest(typingField) !== null;

export const rowOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>("[data-line]") : null;

export const placeOf = (target: EventTarget | null): Place | null => {
  const row = rowOf(target);
  if (!row) return null;
  const cell = (target as Element).closest<HTMLTableCellElement>("th, td");
  return { line: Number(row.dataset["line"]), column: cell ? cell.cellIndex : null };
};

/** A cell is focusable only by keyboard: a click on it is for its row. */
const makeFocusable = (cell: HTMLElement) => {
  cell.tabIndex = -1;
  cell.addEventListener("blur", () => cell.removeAttribute("tabindex"), { once: true });
  return cell;
};

/** Focuses a row, the control in a cell, or the cell itself, and scrolls it into view. */
export const focusPlace = (table: HTMLElement, { line, column }: Place) => {
  const row = table.querySelector<HTMLTableRowElement>(`tr[data-line="${line}"]`);
  const cell = column === null ? undefined : row?.cells[column];
  const goal = cell ? (cell.querySelector<HTMLElement>(control) ?? makeFocusable(cell)) : row;
  goal?.focus({ preventScroll: true });
  (cell ?? row)?.scrollIntoView({ block: "nearest", inline: "nearest" });
  // For the first row of a group, also show its heading.
  const before = row?.previousElementSibling;
  if (before instanceof HTMLElement && "group" in before.dataset)
    before.scrollIntoView({ block: "nearest", inline: "nearest" });
};

/** The control before or after this one in its cell: a cell of actions has several. */
export const besideInCell = (target: EventTarget | null, by: 1 | -1) => {
  if (!(target instanceof HTMLElement)) return undefined;
  const inCell = [...(target.closest("th, td")?.querySelectorAll<HTMLElement>(control) ?? [])];
  const at = inCell.indexOf(target);
  return at < 0 ? undefined : inCell[at + by];
};

/** The last tab stop in the table: from there Tab leaves the table. */
export const lastStop = (table: HTMLElement) =>
  [...table.querySelectorAll<HTMLElement>(control)].findLast(({ tabIndex }) => tabIndex >= 0);

/** How many rows Page Up and Page Down move. */
export const pageOf = (table: HTMLElement, rowHeight: number) => {
  const room = Math.min(window.innerHeight, table.parentElement?.clientHeight ?? 0);
  return Math.max(1, Math.floor(room / rowHeight) - 2);
};
