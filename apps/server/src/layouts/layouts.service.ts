import { createHash } from "node:crypto";
import { headerKey, tableByWireName } from "@caliper/catalogue-model";
import {
  isJoined,
  isSpread,
  isValueOf,
  meant,
  openPoints,
  type SheetMeaning,
} from "@caliper/sheet-reader";
import type { AuditRepository } from "../audit/audit.repository.ts";
import type { OpenDatabase } from "../db/index.ts";
import type { SheetLayoutRow } from "../db/schema.ts";
import { invalidField, notFound } from "../refusal.ts";
import type { LayoutsRepository } from "./layouts.repository.ts";
import { message } from "../messages/message.ts";

/** The meaning of the columns under a header. */
export interface NewLayout extends SheetMeaning {
  readonly header: readonly string[];
}

export interface Layout extends NewLayout {
  /** Digest of the header's names. */
  readonly id: string;
  readonly savedBy: string;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

interface Options {
  readonly database: OpenDatabase;
  readonly layouts: LayoutsRepository;
  readonly audit: AuditRepository;
  readonly now: () => number;
}

export type LayoutsService = ReturnType<typeof createLayouts>;

type Choices = Omit<SheetMeaning, "table">;
/** The columns alone, if there are no other choices. */
type StoredMeaning = Choices["columns"] | Choices;

const storedMeaning = (stored: StoredMeaning): Choices =>
  "columns" in stored ? stored : { columns: stored };

const layoutOf = (row: SheetLayoutRow): Layout => ({
  id: row.digest,
  table: row.table_name,
  header: JSON.parse(row.header) as string[],
  ...storedMeaning(JSON.parse(row.columns) as StoredMeaning),
  savedBy: row.saved_by,
  savedAt: row.saved_at,
});

/** Identifies a layout by its header. */
export const layoutIdOf = (header: readonly string[]): string =>
  createHash("sha256").update(header.map(headerKey).join("\n")).digest("hex");

/** @throws Refusal naming the first wrong field */
function check({ table: name, header, columns, constants = {} }: NewLayout): void {
  const table = tableByWireName(name);
  if (!table) throw invalidField("table", name, message("expected.table"));
  if (columns.length !== header.length) {
    throw invalidField(
      "columns",
      columns.length,
      message("expected.columnsPerName", { count: header.length }),
    );
  }
  for (const [column, value] of Object.entries(constants)) {
    if (!isValueOf(table, column, value))
      throw invalidField(`constants/${column}`, value, message("expected.columnValue"));
  }
  const { missing, twice, wrong } = openPoints(table, { columns, constants });
  const [column] = missing;
  const faulty = columns.findLastIndex(
    (meaning, index) =>
      wrong.includes(index) || twice.some((each) => meant(table, meaning)?.column === each),
  );
  if (faulty >= 0) {
    const meaning = columns[faulty] ?? null;
    const value = typeof meaning === "object" ? JSON.stringify(meaning) : meaning;
    throw invalidField(`columns/${faulty}`, value, message("expected.columnOnce"));
  }
  if (twice[0]) throw invalidField("constants", twice[0].header, message("expected.columnOnce"));
  if (column)
    throw invalidField("columns", "", message("expected.columnFor", { header: column.header }));
}

/** `Ref.: Interchange`, `Ref.: Brand + Interchange`, `MIAMI: Precio (ALMACEN = MIAMI)`, `GRADO = CERAMIC`. */
function shownChoices({ header, columns, constants = {} }: NewLayout): string[] {
  const values = (of: Readonly<Record<string, string>>) =>
    Object.entries(of).map(([column, value]) => `${column} = ${value}`);
  const matched = header.flatMap((name, at) => {
    const meaning = columns[at] ?? null;
    if (meaning === null) return [];
    if (isJoined(meaning)) return [`${name}: ${meaning.after} + ${meaning.column}`];
    if (!isSpread(meaning)) return [`${name}: ${meaning}`];
    return [`${name}: ${meaning.column} (${values(meaning.values).join(", ")})`];
  });
  return [...matched, ...values(constants)];
}

/** Layouts of suppliers' sheets, which administrators match to tables once. */
export function createLayouts({ database, layouts, audit, now }: Options) {
  return {
    /** The last saved first. */
    list: async (): Promise<Layout[]> => (await layouts.all()).map(layoutOf),

    /** @throws Refusal for columns that the table does not have, or without its keys */
    async save(actor: string, layout: NewLayout): Promise<Layout> {
      check(layout);
      const { table, header, ...choices } = layout;
      const { columns, ...others } = choices;
      const row: SheetLayoutRow = {
        digest: layoutIdOf(header),
        table_name: table,
        header: JSON.stringify(header),
        columns: JSON.stringify(Object.keys(others).length > 0 ? choices : columns),
        saved_by: actor,
        saved_at: now(),
      };
      await database.write.transaction().execute(async (db) => {
        await layouts.put(row, db);
        const entry = { actor, target: table, detail: { columns: shownChoices(layout) } };
        await audit.record({ ...entry, action: "layout.saved" }, db);
      });
      return layoutOf(row);
    },

    /** @throws Refusal (not found) for an unknown layout */
    delete: (actor: string, id: string): Promise<void> =>
      database.write.transaction().execute(async (db) => {
        const row = await layouts.delete(id, db);
        if (!row) throw notFound(message("layout.missing", { id }));
        const detail = { columns: JSON.parse(row.header) as string[] };
        const entry = { actor, target: row.table_name, detail };
        await audit.record({ ...entry, action: "layout.deleted" }, db);
      }),
  };
}
