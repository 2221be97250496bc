/** Reads the wire's untyped rows: cells are texts, numbers or null, and keys may be missing. */
import type { Wire } from "./wire.ts";

export type Cell = Wire<"Cell">;

/** A row; other types than text and number count as no value. */
export type Cells = Readonly<Record<string, unknown>>;

/** Empty text counts as no value. */
export function textIn(row: Cells, column: string): string | null {
  const cell = row[column];
  if (typeof cell === "number") return String(cell);
  return typeof cell === "string" && cell !== "" ? cell : null;
}

/** Null when there is no value, and when it is not a number. */
export function numberIn(row: Cells, column: string): number | null {
  const text = textIn(row, column);
  if (text === null) return null;
  const value = Number(text);
  return Number.isFinite(value) ? value : null;
}

export function cellIn(row: Cells, column: string): string | number | null {
  const cell = row[column];
  return typeof cell === "number" ? cell : textIn(row, column);
}

export function firstTextIn(row: Cells, columns: readonly string[]): string | null {
  for (const column of columns) {
    const text = textIn(row, column);
    if (text !== null) return text;
  }
  return null;
}
