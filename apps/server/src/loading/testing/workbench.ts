import type { ChangeSet } from "../change-set.ts";
import { randomUUID } from "node:crypto";
import { type CatalogueTable, catalogueTables, tableByWireName } from "@caliper/catalogue-model";
import { type Row, cellsOf } from "../change.ts";
import { composeImports } from "../../compose/loading.ts";
import { type OpenDatabase, openDatabase } from "../../db/index.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/index.ts";
import type { Cell } from "../upload/cells.ts";
import { createImportReads } from "../review/reads.ts";
import type { Batch } from "../upload/staging.ts";

export const headerOf = (table: CatalogueTable): string[] =>
  table.columns.map((column) => column.header);

export function named(wireName: string): CatalogueTable {
  const table = tableByWireName(wireName);
  if (!table) throw new Error(`There is no table ${wireName}`);
  return table;
}

export type Workbench = Awaited<ReturnType<typeof openWorkbench>>;

/** However slow the machine is, previews of tests wait for their comparison. */
const untilCompared = 600_000;

/** Imports on a separate test database, with a clock that advances only on calls. */
export async function openWorkbench() {
  const data: TestDatabase = await createTestDatabase();
  const others: OpenDatabase[] = [];
  let time = 1_000_000;
  const now = () => (time += 1);

  function services(database: OpenDatabase = data.database) {
    const { imports, ...others } = composeImports(database, now, untilCompared);
    return { ...others, imports: { ...imports, ...createImportReads(others.changes) } };
  }

  /** A second server on the same database; SQLite supports only one. */
  function anotherServer() {
    const { databaseUrl, dataDir, database } = data;
    if (!databaseUrl) return services(database);
    const other = openDatabase({ dataDir, databaseUrl, poolSize: 4 });
    others.push(other);
    return services(other);
  }

  async function rowsOf(table: CatalogueTable): Promise<Row[]> {
    const rows: Row[] = [];
    for await (const some of services().changes.allRows(table)) rows.push(...some);
    return rows;
  }

  async function searchKeys(): Promise<string[]> {
    const keys = await data.database.read
      .selectFrom("search_key")
      .select(["key", "kind", "code", "family", "brand", "shown"])
      .execute();
    return keys.map((key) => JSON.stringify(key)).toSorted();
  }

  return {
    data,
    services,
    searchKeys,
    anotherServer,
    rowsOf,
    now,
    pass: (milliseconds: number) => void (time += milliseconds),

    /** Everything that an import may touch, as one value. */
    async everything(): Promise<string> {
      const tables: Record<string, unknown> = {};
      for (const table of catalogueTables) tables[table.name] = await rowsOf(table);
      tables["search_key"] = await searchKeys();
      return JSON.stringify(tables);
    },

    async sheetOf(table: CatalogueTable): Promise<Cell[][]> {
      return (await rowsOf(table)).map((row) => cellsOf(table.columns, row));
    },

    /** Sends rows as the browser does: in batches of 500. */
    async send(
      table: CatalogueTable,
      rows: readonly Cell[][],
      more: Partial<Batch> & { as?: string } = {},
    ) {
      const { as = "admin", ...rest } = more;
      const batches = batchesOf(table, rows, rest);
      const { imports } = services();
      let set: ChangeSet | undefined;
      for (const batch of batches) ({ set } = await imports.upload(as, batch));
      if (!set) throw new Error("nothing was sent");
      while (set.state === "comparing") set = await imports.refresh(set.id);
      return set;
    },

    async close(): Promise<void> {
      await Promise.all(others.map((other) => other.close()));
      await data.close();
    },
  };
}

/** The only batch of a small upload. */
export function batchOf(...upload: Parameters<typeof batchesOf>): Batch {
  const [batch] = batchesOf(...upload);
  if (!batch) throw new Error("no batch");
  return batch;
}

/** The batches of an upload. */
export function batchesOf(
  table: CatalogueTable,
  rows: readonly (readonly Cell[])[],
  more: Partial<Batch> & { readonly size?: number } = {},
): Batch[] {
  const { size = 500, ...rest } = more;
  const uploadId = rest.uploadId ?? randomUUID();
  const batches = Math.max(1, Math.ceil(rows.length / size));
  return Array.from({ length: batches }, (_, index) => ({
    table: table.name,
    mode: "partial",
    header: headerOf(table),
    rows: rows.slice(index * size, (index + 1) * size),
    batch: index + 1,
    batches,
    ...rest,
    uploadId,
  }));
}
