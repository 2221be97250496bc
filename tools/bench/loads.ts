import { randomUUID } from "node:crypto";
import { writeFileSync } from "node:fs";
import { type CatalogueTable, familyTables, relatedTables } from "@caliper/catalogue-model";
import { sql } from "kysely";
import { type Row, cellsOf } from "../../apps/server/src/loading/change.ts";
import { composeImports } from "../../apps/server/src/compose/loading.ts";
import { type OpenDatabase, openDatabase } from "../../apps/server/src/db/index.ts";
import type { Cell } from "../../apps/server/src/loading/upload/cells.ts";

/**
 * Loads a sheet into each of the large tables and undoes it, without HTTP.
 * Usage: loads.ts ROWS DATA_DIR OUTPUT.json [DATABASE_URL]
 */
const [rowCount, dataDir, output, databaseUrl] = process.argv.slice(2);
if (!rowCount || !dataDir || !output)
  throw new Error("usage: loads.ts ROWS DATA_DIR OUTPUT [DATABASE_URL]");

/** What one sheet cost. */
export interface Load {
  readonly table: string;
  /** Rows of the table before the load. */
  readonly before: number;
  readonly rows: number;
  readonly upload: Spent;
  readonly commit: Spent;
  readonly undo: Spent;
}

/** Seconds. */
interface Spent {
  readonly wall: number;
  /** CPU time of this process: everything on SQLite, without the server on PostgreSQL. */
  readonly cpu: number;
}

const rows = Number(rowCount);
const batchSize = 500;
const database = openDatabase({ dataDir, databaseUrl }, "caller");
const { changes, imports } = composeImports(database);

async function spent(work: () => Promise<unknown>): Promise<Spent> {
  const [began, cpu] = [performance.now(), process.cpuUsage()];
  await work();
  const { user, system } = process.cpuUsage(cpu);
  return { wall: (performance.now() - began) / 1000, cpu: (user + system) / 1e6 };
}

/** Rows of a table at even distances. */
async function spread(
  { read }: OpenDatabase,
  table: CatalogueTable,
  maxRows: number,
): Promise<Row[]> {
  const key = sql.join(table.primaryKey.map((name) => sql.ref(name)));
  const count = await changes.count(table);
  const step = Math.max(1, Math.floor(count / maxRows));
  const query = sql<Row>`select * from (
      select t.*, row_number() over (order by ${key}) as place from ${sql.table(table.name)} as t
    ) as numbered where place % ${sql.lit(step)} = 0 limit ${sql.lit(maxRows)}`;
  return (await query.execute(read)).rows;
}

const mark = Date.now().toString(36).toUpperCase();

/** New rows of the products in no order, changed prices, and new products. */
async function sheets(): Promise<[CatalogueTable, Row[]][]> {
  const products = await spread(database, relatedTables.product, rows);
  const pads = await spread(database, familyTables.brake_pads, 1000);
  const prices = await spread(database, relatedTables.price, rows);
  const code = (index: number) => products[(index * 7919) % products.length]?.["code"] ?? null;
  const rowsOf = (rowOf: (index: number) => Row) =>
    Array.from({ length: rows }, (_, i) => rowOf(i));
  return [
    [
      relatedTables.interchange,
      rowsOf((index) => ({
        code: code(index),
        brand: `BENCH ${index % 20}`,
        interchange: `L${index * 31}${mark}`,
      })),
    ],
    [
      relatedTables.application,
      rowsOf((index) => ({
        code: code(index),
        maker: "BENCH",
        model: `MODEL ${index % 250}`,
        submodel: `S${index % 7}`,
        engine: `ENGINE ${mark} ${index}`,
        year_from: 1990 + (index % 30),
        year_to: 2020,
        position: index % 2 === 0 ? "Front" : "Rear",
      })),
    ],
    [
      relatedTables.price,
      prices.map((row) => ({ ...row, price_cents: Number(row["price_cents"]) + 1 })),
    ],
    [
      familyTables.brake_pads,
      rowsOf((index) => ({ ...pads[index % pads.length], code: `LP${index}${mark}` })),
    ],
  ];
}

async function load(table: CatalogueTable, sheetRows: readonly Row[]): Promise<Load> {
  const before = await changes.count(table);
  const cells = sheetRows.map((row) => cellsOf(table.columns, row) as Cell[]);
  const header = table.columns.map((column) => column.header);
  const uploadId = randomUUID();
  const batches = Math.ceil(cells.length / batchSize);
  const upload = await spent(async () => {
    for (let batch = 1; batch <= batches; batch += 1) {
      const batchCells = cells.slice((batch - 1) * batchSize, batch * batchSize);
      const about = { table: table.name, mode: "partial", header, preview: true } as const;
      await imports.upload("bench", { ...about, rows: batchCells, batch, batches, uploadId });
    }
    while ((await imports.refresh(uploadId)).state === "comparing");
  });
  const decision = { skipInvalid: false, acceptWarnings: true, confirm: undefined };
  const commit = await spent(() => imports.commit("bench", uploadId, decision));
  const undo = await spent(() => imports.undo(uploadId, "bench"));
  return { table: table.name, before, rows: cells.length, upload, commit, undo };
}

const loads: Load[] = [];
for (const [table, given] of await sheets()) loads.push(await load(table, given));
writeFileSync(output, JSON.stringify(loads));
await database.close();
