import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import {
  focusPlace,
  headLine,
  type Place,
  isOnControl,
  isTyping,
  lastStop,
  pageOf,
  placeOf,
  rowOf,
  besideInCell,
} from "./gridElements.ts";
import type { Line } from "./types.ts";
import type { Selection } from "./useSelection.ts";

/** ms without a letter after which type-ahead restarts. */
const typeaheadPause = 1000;

interface GridOptions<Row> {
  table: RefObject<HTMLElement | null>;
  /** Without it the browser's own keys apply, and only the focused line is tracked. */
  isGrid: boolean;
  lines: readonly Line<Row>[];
  columnCount: number;
  /** Whether the header has buttons or a checkbox. */
  hasHeadControls: boolean;
  /** px of a row. */
  rowHeight: number;
  selection: Selection;
  getRowText: (row: Row) => string;
  onRowAction: ((id: string) => void) | undefined;
  /** The pointer or the focus came to a cell, or left the table. */
  onPlace: ((place: Place | null) => void) | undefined;
}

/**
 * Focus, keys and clicks of a table whose rows are plain elements. The table is one tab stop; inside it arrow keys move
 * from row to row, and Right into the cells and through their controls (WAI-ARIA grid pattern).
 */
export function useGrid<Row>({
  table,
  isGrid,
  lines,
  columnCount,
  hasHeadControls,
  rowHeight,
  selection,
  getRowText,
  onRowAction,
  onPlace,
}: GridOptions<Row>) {
  /** The line with the focus: it stays in the document when it is scrolled out of view. */
  const [active, setActive] = useState<number | null>(null);
  const left = useRef<string | null>(null);
  const isLeaving = useRef(false);
  const isPressed = useRef(false);
  const typed = useRef({ text: "", at: 0 });

  const rowId = (line: number) => {
    const at = lines[line];
    return at?.kind === "row" ? at.id : undefined;
  };
  /** The row at `line`, or the next one in the direction `by`. */
  const rowFrom = (line: number, by: 1 | -1) => {
    let at = line;
    while (at >= 0 && at < lines.length && lines[at]?.kind !== "row") at += by;
    return lines[at]?.kind === "row" ? at : undefined;
  };
  const first = () => rowFrom(0, 1);
  const last = () => rowFrom(lines.length - 1, -1);

  const focus = (line: number, column: number | null) => {
    flushSync(() => setActive(line));
    if (table.current) focusPlace(table.current, { line, column });
  };

  const moveTo = (line: number | undefined, column: number | null, event?: KeyboardEvent) => {
    if (line === undefined) return;
    const from = active === null ? undefined : rowId(active);
    const id = rowId(line);
    focus(line, column);
    if (id === undefined || column !== null) return;
    if (selection.mode === "single" && !selection.isSelected(id)) selection.toggle(id);
    if (selection.mode === "multiple" && event?.shiftKey) selection.extendTo(id, from);
  };

  const start = () => {
    const at = (test: (id: string) => boolean) =>
      lines.findIndex((line) => line.kind === "row" && test(line.id));
    const chosen = at(selection.isSelected);
    const before = chosen < 0 && left.current !== null ? at((id) => id === left.current) : chosen;
    return before < 0 ? first() : before;
  };

  const goBy = (event: KeyboardEvent, line: number, by: number, column: number | null) => {
    const direction = by < 0 ? -1 : 1;
    if (by === -1 && line === first() && hasHeadControls) return moveTo(headLine, column ?? 0);
    const goal = Math.max(0, Math.min(line + by, lines.length - 1));
    const nextLine = rowFrom(goal, direction) ?? rowFrom(goal, direction === 1 ? -1 : 1);
    return moveTo(nextLine, line === headLine ? null : column, event);
  };

  const goAcross = (line: number, column: number | null, by: 1 | -1) => {
    if (column === null) return by === 1 ? moveTo(line, 0) : undefined;
    if (by === -1 && column === 0) return line === headLine ? undefined : moveTo(line, null);
    return moveTo(line, Math.min(column + by, columnCount - 1));
  };

  const choose = (line: number, event: KeyboardEvent) => {
    const id = rowId(line);
    if (id === undefined) return;
    if (event.shiftKey && selection.mode === "multiple") selection.extendTo(id);
    else selection.toggle(id);
  };

  const find = (letter: string, line: number, now: number) => {
    const isContinued = now - typed.current.at < typeaheadPause;
    const text = (isContinued ? typed.current.text : "") + letter.toLocaleLowerCase();
    typed.current = { text, at: now };
    const from = text.length > 1 ? line : line + 1;
    const order = [...lines.keys()].map((index) => (Math.max(from, 0) + index) % lines.length);
    const matchingLine = order.find((index) => {
      const at = lines[index];
      return at?.kind === "row" && getRowText(at.row).toLocaleLowerCase().startsWith(text);
    });
    moveTo(matchingLine, null);
  };

  const leave = (isBackwards: boolean) => {
    isLeaving.current = true;
    // The browser continues from here: before the table, or after the last control in it.
    const edge = isBackwards ? table.current : table.current && lastStop(table.current);
    edge?.focus({ preventScroll: true });
    isLeaving.current = false;
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, altKey } = event;
    const place = placeOf(target);
    const isCommand = event.ctrlKey || event.metaKey;
    if (key === "Tab") return leave(event.shiftKey);
    if (target === table.current && key.startsWith("Arrow")) {
      event.preventDefault();
      return moveTo(start(), null);
    }
    if (!place || !table.current || event.defaultPrevented || altKey || isTyping(target)) return;
    const { line, column } = place;
    const forward = getComputedStyle(table.current).direction === "rtl" ? -1 : 1;
    const across = (by: 1 | -1) => {
      const beside = besideInCell(target, by);
      if (beside) beside.focus();
      else goAcross(line, column, by);
    };
    const page = pageOf(table.current, rowHeight);
    const isEnd = key === "End";
    const moves: Record<string, () => void> = {
      ArrowDown: () => goBy(event, line, 1, column),
      ArrowUp: () => line !== headLine && goBy(event, line, -1, column),
      PageDown: () => goBy(event, line, page, column),
      PageUp: () => line !== headLine && goBy(event, line, -page, column),
      ArrowRight: () => across(forward),
      ArrowLeft: () => across(forward === 1 ? -1 : 1),
    };
    const toEnd = () =>
      column === null || isCommand
        ? moveTo(isEnd ? last() : first(), column, event)
        : moveTo(line, isEnd ? columnCount - 1 : 0);
    const isPress = key === "Enter" || key === " ";
    const isOwn = !isPress || !isOnControl(target);
    const act = (): boolean => {
      const id = rowId(line);
      if (moves[key]) moves[key]();
      else if (key === "Home" || isEnd) toEnd();
      else if (key === "Enter" && isOwn && id !== undefined && onRowAction) onRowAction(id);
      else if (key === " " && isOwn && selection.mode !== "none") choose(line, event);
      else if (key === "a" && isCommand && selection.mode === "multiple") selection.selectAll();
      else if (key === "Escape" && selection.mode === "multiple") selection.clear();
      else if (key.length === 1 && key !== " " && !isCommand && line !== headLine)
        find(key, line, event.timeStamp);
      else return false;
      return true;
    };
    if (act()) event.preventDefault();
  };

  const onFocus = (event: FocusEvent<HTMLElement>) => {
    if (isLeaving.current) return;
    if (event.target === event.currentTarget) {
      // A click on the header or the footer does not enter the rows.
      if (!isPressed.current) moveTo(start(), null);
      return;
    }
    const row = rowOf(event.target);
    if (!row) return;
    setActive(Number(row.dataset["line"]));
    onPlace?.(placeOf(event.target));
  };

  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (isLeaving.current || event.currentTarget.contains(event.relatedTarget)) return;
    left.current = active === null ? null : (rowId(active) ?? null);
    setActive(null);
    onPlace?.(null);
  };

  const onMouseDown = () => {
    isPressed.current = true;
    setTimeout(() => {
      isPressed.current = false;
    });
  };

  const onClick = (event: MouseEvent<HTMLElement>) => {
    const id = rowOf(event.target)?.dataset["rowId"];
    if (id === undefined || isOnControl(event.target)) return;
    if (selection.mode === "single" || (selection.mode === "multiple" && !onRowAction))
      selection.toggle(id);
    // Selecting text, to copy a code, must not open the row.
    else if (window.getSelection()?.isCollapsed !== false) onRowAction?.(id);
  };

  const onDoubleClick = (event: MouseEvent<HTMLElement>) => {
    const id = rowOf(event.target)?.dataset["rowId"];
    if (id !== undefined && selection.mode === "single" && !isOnControl(event.target))
      onRowAction?.(id);
  };

  return {
    active,
    tableProps: {
      onFocus,
      onBlur,
      ...(onPlace && {
        onPointerOver: ({ pointerType, target }: PointerEvent) => {
          if (pointerType !== "touch") onPlace(placeOf(target));
        },
        onPointerLeave: () => onPlace(null),
      }),
      ...(isGrid && {
        role: "grid",
        tabIndex: active === null ? 0 : -1,
        onKeyDown,
        onMouseDown,
      }),
    },
    bodyProps: {
      onClick,
      onDoubleClick,
    },
  };
}
