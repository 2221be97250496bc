import { describe, expect, it } from "vitest";
import * as xlsx from "xlsx";
import { catalogueTables, tableByWireName } from "@caliper/catalogue-model";
import { sharedTestServer } from "../http/testing/server.ts";
import { readSheet } from "../spreadsheets/testing/read-sheet.ts";

const server = sharedTestServer();

async function download(path: string): Promise<Buffer> {
  const cookie = await server.cookieOf("admin");
  const answer = await server.app.inject({ method: "GET", url: path, headers: { cookie } });
  expect(answer.statusCode).toBe(200);
  return answer.rawPayload;
}

const byLibrary = (file: Buffer): unknown[][] => {
  const book = xlsx.read(file);
  const sheet = book.Sheets[book.SheetNames[0] ?? ""] ?? {};
  return xlsx.utils.sheet_to_json(sheet, { header: 1, defval: null });
};

/** Rows in an order of their own, filled up to the width of the table. */
const settled = (rows: readonly (readonly unknown[])[], width: number) =>
  rows
    .map((row) =>
      JSON.stringify(Array.from({ length: width }, (_none, index) => row[index] ?? null)),
    )
    .toSorted();

/** The cells of the table, read from the database. */
async function stored(name: string): Promise<unknown[][]> {
  const table = tableByWireName(name);
  if (!table) throw new Error(name);
  const rows: Record<string, unknown>[] = await server.data.database.read
    .selectFrom(table.name as "product")
    .selectAll()
    .execute();
  return rows.map((row) =>
    table.columns.map(({ name: column, type }) => {
      const value = row[column] ?? null;
      const figure = typeof value === "string" && type === "decimal" ? Number(value) : value;
      if (figure === "") return null;
      return type === "price" && typeof figure === "number" ? figure / 100 : figure;
    }),
  );
}

describe("a downloaded table", () => {
  it.each(catalogueTables.map(({ wireName }) => wireName))(
    "%s equals the database, cell by cell, for two readers",
    async (name) => {
      const file = await download(`/api/descargar-excel/${name}`);
      const headers = tableByWireName(name)?.columns.map(({ header }) => header) ?? [];
      const expected = settled(await stored(name), headers.length);
      for (const read of [byLibrary(file), readSheet(file)]) {
        expect(read[0]).toEqual(headers);
        expect(settled(read.slice(1), headers.length)).toEqual(expected);
      }
    },
  );
});

describe("the interchange table", () => {
  it("is read alike by two readers", async () => {
    const file = await download("/api/dynamic_brakes_reports/?type=0,6");
    const [mine, library] = [readSheet(file), byLibrary(file)];
    expect(mine.length).toBeGreaterThan(1);
    expect(settled(mine, 5)).toEqual(settled(library, 5));
  });

  it("contains the interchanges of the chosen families only", async () => {
    const book = xlsx.read(await download("/api/dynamic_brakes_reports/?type=3,0"));
    const rows = xlsx.utils.sheet_to_json<Record<string, string>>(
      book.Sheets["Interchanges"] ?? {},
    );
    const { read } = server.data.database;
    const expected = await read
      .selectFrom("interchange")
      .innerJoin("product", "product.code", "interchange.code")
      .select(["interchange.code", "interchange.brand", "interchange.interchange"])
      .where("product.family", "in", ["brake_drums", "brake_rotors"])
      .execute();
    const text = (row: { code?: string; brand?: string; interchange?: string }) =>
      [row.code, row.brand, row.interchange].join("|");
    expect(
      rows
        .map(({ Code = "", Brand = "", Interchange = "" }) =>
          text({ code: Code, brand: Brand, interchange: Interchange }),
        )
        .toSorted(),
    ).toEqual(expected.map(text).toSorted());
    expect(new Set(rows.map(({ Type }) => Type))).toEqual(new Set(["Brake Drums", "Brake Rotors"]));
  });
});
