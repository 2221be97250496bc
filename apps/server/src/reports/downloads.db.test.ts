import { randomUUID } from "node:crypto";
import { setTimeout as after } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import * as xlsx from "xlsx";
import { catalogueTables, sheetHeader, tableByWireName } from "@caliper/catalogue-model";
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

/** Rows in a defined order, padded to the width of the table. */
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

/** The counts of a preview of a workbook, its first row being the header. */
async function previewOf(table: string, file: Buffer, tipo: "total" | "partial" = "total") {
  const [header = [], ...rows] = readSheet(file);
  const upload_id = randomUUID();
  const batches = Math.max(1, Math.ceil(rows.length / 500));
  let found;
  for (let batch = 1; batch <= batches; batch += 1) {
    const answer = await server.ok("excelUpload", {
      as: "admin",
      body: {
        table_name: table,
        tipo,
        Header: header,
        Data: rows.slice((batch - 1) * 500, batch * 500),
        upload_id,
        batch,
        batches,
        preview: true,
      },
    });
    found = answer.import;
  }
  while (found?.state === "staging") {
    await after(20);
    found = await server.ok("getImport", { as: "admin", path: { id: upload_id } });
  }
  if (!found) throw new Error("The import was not compared");
  await server.call("discardImport", { as: "admin", path: { id: found.id } });
  return found.counts;
}

const noChanges = { added: 0, changed: 0, removed: 0, invalid: 0 };

/** Headers do not depend on the dialect, so PostgreSQL has one language. */
const languages: readonly ("en" | "es")[] =
  process.env["TEST_DATABASE"] === "postgres" ? ["es"] : ["en", "es"];

describe("a download in the reader's language", () => {
  const tables = languages.flatMap((language) =>
    catalogueTables.map((table) => ({ language, ...table })),
  );
  it.each(tables)(
    "of $wireName in $language is imported again without changes",
    async ({ language, wireName, columns, title }) => {
      const file = await download(`/api/descargar-excel/${wireName}?lang=${language}-US`);
      const [header] = readSheet(file);
      expect(header).toEqual(columns.map((column) => sheetHeader(column, language)));
      expect(xlsx.read(file).SheetNames).toEqual([title[language]]);
      expect(await previewOf(wireName, file)).toMatchObject(noChanges);
    },
  );

  it.each(languages)(
    "in %s with interchanges of each family is imported again without changes",
    async (language) => {
      const cookie = await server.cookieOf("admin");
      const { rawPayload } = await server.app.inject({
        url: "/api/dynamic_brakes_reports/?type=0,1,2,3,4,5,6,7",
        headers: { cookie, "accept-language": language },
      });
      // It contains only the interchanges of these families.
      expect(await previewOf("intercambios", rawPayload, "partial")).toMatchObject(noChanges);
    },
  );

  it("has values in that language, and the template too has its headers", async () => {
    const [header, ...rows] = readSheet(await download("/api/descargar-excel/precios?lang=es"));
    expect(header).toEqual(["Código", "Calidad", "Almacén", "Precio, US$", "Desde el día"]);
    const warehouses = new Set(rows.map((row) => row[2]));
    expect(warehouses).toContain("CHINA");
    expect(warehouses).not.toContain("PLANTA");
    const template = readSheet(await download("/api/v1/tables/brake_pads/template?lang=es"));
    expect(template[0]?.slice(0, 3)).toEqual(["Código", "Número FMSI", "Longitud, exterior (mm)"]);
  });
});

describe("the interchange table", () => {
  it("is read identically by two readers", async () => {
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
