import type { Insertable, Selectable, Updateable } from "kysely";
import type { ChangeSetRow } from "../db/schema.ts";
import type { Message } from "../messages/message.ts";
import { storedMessage } from "../messages/render.ts";
import type { SheetSource } from "./sheet-source.ts";

/** Numbers of rows in a change set. */
export interface ChangeCounts {
  readonly added: number;
  readonly changed: number;
  /** Cells that differ, in all changed rows. */
  readonly changedCells: number;
  readonly removed: number;
  readonly unchanged: number;
  readonly invalid: number;
  /** Added and changed rows with unlikely values. */
  readonly warned: number;
  /** Rows of the sheet that list codes and became a row for each. */
  readonly splitRows: number;
  /** Columns in which nearly all values changed by one factor. */
  readonly scaled: readonly {
    readonly column: string;
    /** New values divided by current ones: 25.4, 0.1. */
    readonly factor: number;
    readonly rows: number;
  }[];
  /** Columns with cells from which invisible characters were removed. */
  readonly cleaned: readonly { readonly column: string; readonly cells: number }[];
  /** Makers and brands that would be created; at most 200, those of most rows first. */
  readonly newNames: readonly {
    readonly column: string;
    readonly name: string;
    readonly rows: number;
    /** A known name that differs by a letter or two. */
    readonly similar?: string;
  }[];
  /** Makers and brands that are stored in their known spelling; at most 200. */
  readonly renamed: readonly {
    readonly column: string;
    readonly from: string;
    readonly to: string;
    readonly rows: number;
  }[];
  /** Rows in the table before the change. */
  readonly existing: number;
  /** Rows of other tables that are added, changed or removed as a consequence, by table. */
  readonly dependants: Readonly<Record<string, number>>;
  /** Rows that an undo did not revert. */
  readonly kept?: number;
}

export const noCounts: ChangeCounts = {
  added: 0,
  changed: 0,
  changedCells: 0,
  removed: 0,
  unchanged: 0,
  invalid: 0,
  warned: 0,
  splitRows: 0,
  scaled: [],
  cleaned: [],
  newNames: [],
  renamed: [],
  existing: 0,
  dependants: {},
};

/** One change of catalogue data: a pending or applied import, an applied amendment, or an undo. Times in ms since 1970. */
export interface ChangeSet {
  /** A UUID; of an import, the caller's `upload_id`. */
  readonly id: string;
  readonly kind: ChangeSetRow["kind"];
  /** The database's name of the table it is about. */
  readonly table: string;
  readonly mode: ChangeSetRow["mode"];
  readonly state: ChangeSetRow["state"];
  /** The worker that compares, while it is `comparing`; null without a worker. */
  readonly comparer: string | null;
  /** Why it failed. */
  readonly reason: Message | null;
  readonly username: string;
  readonly fileName: string | null;
  /** The row of the header in the sheet, from 1. */
  readonly headerRow: number | null;
  /** The header's cells; empty without a sheet. */
  readonly header: readonly string[];
  /** What the rows were read from. */
  readonly source: SheetSource;
  /** Headers of the columns whose lists of codes become rows. */
  readonly split: readonly string[];
  readonly batches: number | null;
  /** Rows of data that arrived. */
  readonly rows: number;
  readonly counts: ChangeCounts;
  /** The revision of every table that the comparison has read. */
  readonly revisions: Readonly<Record<string, number>>;
  readonly createdAt: number;
  readonly touchedAt: number;
  readonly committedAt: number | null;
  readonly durationMs: number | null;
  readonly undoneAt: number | null;
  readonly undoneBy: string | null;
  /** The change set that an undo reverted. */
  readonly undoes: string | null;
  /** The user name of the account whose own rows it is limited to; null for all rows. */
  readonly owner: string | null;
}

const parsed = <Value>(json: string | null, otherwise: Value): Value =>
  json === null ? otherwise : (JSON.parse(json) as Value);

export const countsIn = (json: string): ChangeCounts => ({
  ...noCounts,
  ...(JSON.parse(json) as Partial<ChangeCounts>),
});

export const changeSetOf = (row: Selectable<ChangeSetRow>): ChangeSet => ({
  id: row.id,
  kind: row.kind,
  table: row.table_name,
  mode: row.mode,
  state: row.state,
  comparer: row.comparer,
  reason: row.reason === null ? null : storedMessage(row.reason),
  username: row.username,
  fileName: row.file_name,
  headerRow: row.header_row,
  header: parsed<string[]>(row.header, []),
  source: { ...parsed<SheetSource>(row.source, {}), headerRow: row.header_row ?? 1 },
  split: parsed<string[]>(row.split, []),
  batches: row.batches,
  rows: row.rows,
  counts: countsIn(row.counts),
  revisions: parsed(row.revisions, {}),
  createdAt: row.created_at,
  touchedAt: row.touched_at,
  committedAt: row.committed_at,
  durationMs: row.duration_ms,
  undoneAt: row.undone_at,
  undoneBy: row.undone_by,
  undoes: row.undoes,
  owner: row.owner,
});

/** What a new set begins with. */
export type NewChangeSet = Pick<
  ChangeSet,
  "id" | "kind" | "table" | "mode" | "state" | "username" | "rows" | "createdAt" | "touchedAt"
> &
  Partial<ChangeSet>;

/** The columns with other names than their fields. */
const columns: Readonly<Record<string, string>> = {
  table: "table_name",
  fileName: "file_name",
  headerRow: "header_row",
  createdAt: "created_at",
  touchedAt: "touched_at",
  committedAt: "committed_at",
  durationMs: "duration_ms",
  undoneAt: "undone_at",
  undoneBy: "undone_by",
};

const stored = (value: unknown) =>
  typeof value === "object" && value !== null ? JSON.stringify(value) : value;

/** The columns that a change sets. */
export const toColumns = (change: Partial<ChangeSet>): Updateable<ChangeSetRow> =>
  Object.fromEntries(
    Object.entries(change).map(([name, value]) => [columns[name] ?? name, stored(value)]),
  );

export const toRow = (set: NewChangeSet): Insertable<ChangeSetRow> =>
  toColumns({ counts: noCounts, ...set }) as Insertable<ChangeSetRow>;
