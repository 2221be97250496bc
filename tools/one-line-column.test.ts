import {
  amendableColumns,
  type CatalogueTable,
  dimensionColumns,
  familyTables,
  measureColumns,
  mm,
} from "@caliper/catalogue-model";
import {
  DummyDriver,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import { expect, it } from "vitest";
import { completeRows } from "../apps/demo/src/stated.ts";
import { syncCatalogueTables } from "../apps/server/src/db/catalogue-schema.ts";
import type { Database } from "../apps/server/src/db/schema.ts";
import { columnsOf } from "../apps/server/src/loading/upload/sheet.ts";
import { readRow } from "../apps/server/src/loading/upload/rows.ts";
import { tableSheet } from "../apps/server/src/loading/table-sheet.ts";
import { differencesOf } from "../packages/catalogue-widgets/src/comparison/differences.ts";
import { dimensionRows } from "../packages/catalogue-widgets/src/shared/dimensions/rows.ts";

// The line that adds a column to a table's declaration.
const added = mm("K", "vaneHeight", "VANE_HEIGHT", "Vane height", "Altura de aletas");

const rotors: CatalogueTable = familyTables.brake_rotors;
const table: CatalogueTable = { ...rotors, columns: [...rotors.columns, added] };
const dimensions = [{ name: "vaneHeight", value: 8.5, letter: "K" }];

it("has both titles", () => {
  expect(added.title).toMatchObject({ en: "Vane height", es: "Altura de aletas" });
});

it("is created in the database", async () => {
  const statements: string[] = [];
  const db = new Kysely<Database>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (database) => new SqliteIntrospector(database),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
    log: ({ query }) => {
      statements.push(query.sql);
    },
  });
  await syncCatalogueTables(db, "sqlite", [table]);
  expect(statements.join("\n")).toContain('"vane_height" real');
});

it("is in the blank workbook and in the export", async () => {
  expect(tableSheet(table).columns.at(-1)).toMatchObject({
    header: "VANE_HEIGHT",
    kind: "decimal",
  });
  async function* rows() {
    yield await Promise.resolve([{ code: "BR1", vane_height: 8.5 }]);
  }
  for await (const [row] of tableSheet(table, { rows: rows() }).rows) expect(row?.at(-1)).toBe(8.5);
  expect.assertions(2);
});

it("is validated on import", () => {
  const columns = columnsOf(table, ["XBP", "vane height"]);
  expect(readRow(columns, ["BR1", "8.5"]).values).toEqual({
    code: "BR1",
    vane_height: 8.5,
  });
  expect(readRow(columns, ["BR1", "high"]).problems).toMatchObject([
    { column: "VANE_HEIGHT", value: "high" },
  ]);
});

it("is a measure field, a row of the datasheet and of the comparison, and can be amended", () => {
  const { columns } = table;
  expect(measureColumns("brake_rotors", columns)).toContain(added);
  expect(dimensionColumns(columns).lettered).toContain(added);
  expect(amendableColumns(columns)).toContain(added);
  expect(dimensionRows("brake_rotors", dimensions, columns)).toEqual([
    { column: "vaneHeight", letter: "K", millimeters: 8.5 },
  ]);
  const part = { family: "brake_rotors", position: null, fmsi: null, dimensions } as const;
  expect(differencesOf(part, part, columns)).toMatchObject([
    { column: "vaneHeight", letter: "K", a: 8.5, b: 8.5, isEqual: true },
  ]);
});

it("has demo values in its usual range", () => {
  const [first, second] = completeRows(table, [{ code: "BR1", height: 49.5 }, { code: "BR2" }]);
  expect(first).toMatchObject({ code: "BR1", code_key: "BR1", height: 49.5 });
  expect(second).toMatchObject({ height: null });
  expect(second?.["vane_height"]).toSatisfy((value: number) => value >= 1 && value <= 50);
});
