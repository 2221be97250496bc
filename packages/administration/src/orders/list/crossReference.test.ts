import { expect, it } from "vitest";
import { read, utils } from "xlsx";
import { crossReference } from "./crossReference.ts";

it("stores codes and formulas as text", async () => {
  const rows = [
    ["00123", 4, "BR31338"],
    ['=HYPERLINK("http://x","y")', 1, "+1"],
    ["@SUM(A1)", 2, "-2"],
  ];
  const file = crossReference({ name: "List [1]", head: ["Code", "Quantity", "Product"], rows });
  const book = read(await file.arrayBuffer(), { cellNF: true });
  const sheet = book.Sheets[book.SheetNames[0] ?? ""] ?? {};
  expect(utils.sheet_to_json(sheet, { header: 1 })).toEqual([
    ["Code", "Quantity", "Product"],
    ...rows,
  ]);
  expect(sheet["A2"]).toMatchObject({ t: "s", v: "00123", z: "@" });
  expect(sheet["B2"]).toMatchObject({ t: "n", v: 4 });
  for (const cell of ["A3", "A4", "C3", "C4"]) {
    expect(sheet[cell]).toMatchObject({ t: "s" });
    expect(sheet[cell]).not.toHaveProperty("f");
  }
});
