/** The line of the head row; body lines count from 0. */
export const headLine = -1;

/** Where the focus is: on a row, or on a cell of it. */
export interface Place {
  line: number;
  column: number | null;
}

const control = "a[href], button, input, select, textarea";

/** What answers to a press itself: a press on it is not a press on its row. */
export const isOnControl = (target: EventTarget | null) =>
  target instanceof Element && target.closest(`${control}, label`) !== null;

export const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.matches("select, textarea, input:not([type=radio], [type=checkbox])");

export const rowOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLTableRowElement>("tr[data-line]") : null;

export const placeOf = (target: EventTarget | null): Place | null => {
  const row = rowOf(target);
  if (!row) return null;
  const cell = (target as Element).closest<HTMLTableCellElement>("th, td");
  return { line: Number(row.dataset["line"]), column: cell ? cell.cellIndex : null };
};

/** A cell takes the focus only when it is sent there: a press on it is meant for its row. */
const lend = (cell: HTMLElement) => {
  cell.tabIndex = -1;
  cell.addEventListener("blur", () => cell.removeAttribute("tabindex"), { once: true });
  return cell;
};

/** Puts the focus on a row, on the control of a cell, or on the cell itself, and shows it. */
export const focusPlace = (table: HTMLTableElement, { line, column }: Place) => {
  const row = table.querySelector<HTMLTableRowElement>(`tr[data-line="${line}"]`);
  const cell = column === null ? undefined : row?.cells[column];
  const goal = cell ? (cell.querySelector<HTMLElement>(control) ?? lend(cell)) : row;
  goal?.focus({ preventScroll: true });
  (cell ?? row)?.scrollIntoView({ block: "nearest", inline: "nearest" });
  // With the first row of a group its head comes into sight.
  const before = row?.previousElementSibling;
  if (before instanceof HTMLElement && "group" in before.dataset)
    before.scrollIntoView({ block: "nearest", inline: "nearest" });
};

/** The control before or behind this one in its cell: a cell of actions has several. */
export const besideInCell = (target: EventTarget | null, by: 1 | -1) => {
  if (!(target instanceof HTMLElement)) return undefined;
  const inCell = [...(target.closest("th, td")?.querySelectorAll<HTMLElement>(control) ?? [])];
  const at = inCell.indexOf(target);
  return at < 0 ? undefined : inCell[at + by];
};

/** The last thing in the table that Tab would stop at: from there Tab leaves the table. */
export const lastStop = (table: HTMLTableElement) =>
  [...table.querySelectorAll<HTMLElement>(control)].findLast(({ tabIndex }) => tabIndex >= 0);

/** How many rows a page key goes. */
export const pageOf = (table: HTMLTableElement, rowHeight: number) => {
  const room = Math.min(window.innerHeight, table.parentElement?.clientHeight ?? 0);
  return Math.max(1, Math.floor(room / rowHeight) - 2);
};
