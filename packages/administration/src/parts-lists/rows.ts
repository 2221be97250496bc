/** Lines of a list with changes that are not saved yet. Pure. */
import type { ListLine } from "@caliper/api-client";
import type { CountedLine } from "../orders/quantities.ts";
import type { LineChange, PendingChange } from "./LineQueue.ts";

export interface ListRow extends CountedLine {
  readonly id: string;
  /** As saved. */
  readonly saved: ListLine;
  /** With the change. */
  readonly line: ListLine;
  readonly pending: PendingChange | undefined;
}

/** A line; its price is 0 where it has none. */
export function rowOf(saved: ListLine, pending?: PendingChange): ListRow {
  // Of two values, the saved one is shown.
  const change = pending?.state === "conflict" ? {} : { ...pending?.change, ...pending?.later };
  const { code, grade, quantity, note } = { ...saved, ...change };
  const line = { ...saved, code, quantity, note, ...(grade !== undefined && { grade }) };
  return {
    id: String(saved.id),
    saved,
    line,
    pending,
    quantity,
    price: saved.price?.amount ?? 0,
    perBox: saved.boxQuantity ?? undefined,
    perPallet: saved.palletQuantity ?? undefined,
    boxWeight: saved.boxWeight ?? undefined,
  };
}

/** In the order that the changes make. */
export function rowsOf(
  lines: readonly ListLine[],
  pending: ReadonlyMap<number, PendingChange>,
): readonly ListRow[] {
  const rows = lines.map((line) => rowOf(line, pending.get(line.id)));
  for (const [id, { change, later }] of pending) {
    const { before } = { ...change, ...later };
    if (before === undefined || before === id || indexOf(rows, id) < 0) continue;
    const [moved] = rows.splice(indexOf(rows, id), 1);
    const at = before === null ? -1 : indexOf(rows, before);
    if (moved) rows.splice(at < 0 ? rows.length : at, 0, moved);
  }
  return rows;
}

const indexOf = (rows: readonly ListRow[], id: number) =>
  rows.findIndex(({ saved }) => saved.id === id);

/** The line before which a line is, after a step up or down; null for the end, undefined where it cannot move. */
export function stepOf(
  rows: readonly ListRow[],
  id: string,
  by: 1 | -1,
): number | null | undefined {
  const at = rows.findIndex((row) => row.id === id);
  if (at < 0 || rows[at + by] === undefined) return undefined;
  return rows[by < 0 ? at - 1 : at + 2]?.saved.id ?? null;
}

/** Values that two people changed. */
export const shownFields = ["quantity", "grade", "code", "note"] as const;

/** The fields of a change whose saved values are others. */
export const differing = (saved: ListLine, change: LineChange) =>
  shownFields.filter((field) => change[field] !== undefined && change[field] !== saved[field]);
