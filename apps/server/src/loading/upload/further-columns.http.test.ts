import { expect, it } from "vitest";
import type { Body, Wire } from "@caliper/api-client/wire";
import { sharedTestServer } from "../../http/testing/server.ts";

const server = sharedTestServer();

/** A price list with columns for MIAMI and PANAMA, C and E of the sheet: each of its rows became two. */
const list: Body<"excelUpload"> = {
  table_name: "precios",
  tipo: "partial",
  Header: ["Codigo", "GRADO", "ALMACEN", "Precio"],
  Data: [
    ["BR31338", "Precio", "MIAMI", 41.25],
    ["BR31338", "Precio", "PANAMA", "42,5"],
    ["BR31340", "Precio", "MIAMI", 0],
    [],
    ["BR31338", "Precio", "MIAMI", 44],
    [],
  ],
  file_name: "precios.xlsx",
  sheet_name: "Lista",
  header_row: 3,
  sheet_columns: [0, 1, 2, 2, 5],
  further_columns: [[0, 1, 4, 4, 5]],
  preview: true,
};

it("names the rows and cells of a sheet whose columns became rows", async () => {
  const answer = await server.call("excelUpload", { as: "admin", body: list });
  const { import: set } = answer.body as Required<Wire<"ExcelUploadAnswer">>;
  const path = { id: set.id };
  expect(set).toMatchObject({ rows: 4, counts: { invalid: 2, warned: 1 } });
  const { rows } = await server.ok("importRows", { as: "admin", path });
  const placesOf = (some: typeof rows) =>
    some.map(({ row, sheetRow, problems, warnings }) => [
      row,
      sheetRow,
      [...problems, ...warnings].map(({ kind, cell }) => [kind, cell]),
    ]);
  expect(placesOf(rows)).toEqual(
    expect.arrayContaining([
      [5, 4, [["comma", "E4"]]],
      [6, 5, [["unusual", "C5"]]],
      [8, 6, [["duplicate", "A6"]]],
    ]),
  );

  const cell = { as: "admin", path: { ...path, row: "5" } } as const;
  const body = { column: "Precio", value: 42.5 };
  const corrected = await server.ok("correctImportCell", { ...cell, body });
  expect(corrected.counts).toMatchObject({ invalid: 1 });
  const invalid = await server.ok("importRows", { as: "admin", path, query: { kind: "invalid" } });
  expect(placesOf(invalid.rows)).toEqual([[8, 6, [["duplicate", "A6"]]]]);

  const refused = await server.call("commitImport", {
    as: "admin",
    path,
    body: { skipInvalid: false },
  });
  expect(refused.status).toBe(400);
  const { detail } = refused.body as Wire<"ImportProblem">;
  expect(detail).toContain("Row 6 of “Lista”, cell A6");
  expect(detail).toContain("4");
  await server.call("discardImport", { as: "admin", path });
});
