import { buffer } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import * as xlsx from "xlsx";
import { type Sheet, type WrittenCell, workbook } from "./workbook.ts";

async function* rowsOf(...pages: WrittenCell[][][]) {
  for (const page of pages) yield page;
}

const sheet = (rows: WrittenCell[][], more: Partial<Sheet> = {}): Sheet => ({
  name: "Rotors",
  columns: [
    { header: "XBP", kind: "text" },
    { header: "HOLES", kind: "integer" },
    { header: "Precio", kind: "money" },
  ],
  rows: rowsOf(rows.slice(0, 1), rows.slice(1)),
  ...more,
});

async function readBack(...sheets: Sheet[]) {
  const book = xlsx.read(await buffer(workbook(sheets)), { cellFormula: true, cellDates: true });
  return book.SheetNames.map((name) => book.Sheets[name] ?? {});
}

describe("a workbook", () => {
  it("contains codes as text and figures as numbers", async () => {
    const [read = {}] = await readBack(
      sheet([
        ["00123", 5, 38.4],
        ["BR31338", null, 0],
      ]),
    );
    expect(xlsx.utils.sheet_to_json(read, { header: 1, defval: null })).toEqual([
      ["XBP", "HOLES", "Precio"],
      ["00123", 5, 38.4],
      ["BR31338", null, 0],
    ]);
    expect(read["A2"]).toMatchObject({ t: "s", v: "00123" });
    expect(read["C2"]).toMatchObject({ t: "n", w: "38.40" });
    expect(read["!autofilter"]).toEqual({ ref: "A1:C3" });
  });

  it("omits characters that XML cannot contain", async () => {
    const [read = {}] = await readBack(sheet([["a\u0000b\u001fc\ud800d\uffffe 😀 \n f", 1, 1]]));
    expect((read["A2"] as xlsx.CellObject).v).toBe("abcde 😀 \n f");
  });

  it("has rows above and below the table, and dates", async () => {
    const when = Date.UTC(2026, 10, 21, 9, 30);
    const [read = {}] = await readBack(
      sheet([["BR1", 1, 2]], {
        lead: [["Order of cliente", { date: when }]],
        foot: () => [["Total", null, 2]],
      }),
    );
    expect((read["A1"] as xlsx.CellObject).v).toBe("Order of cliente");
    expect((read["B1"] as xlsx.CellObject).v).toEqual(new Date(when));
    expect((read["A4"] as xlsx.CellObject).v).toBe("Total");
    expect(read["!autofilter"]).toEqual({ ref: "A2:C3" });
  });

  it("has several sheets with valid names", async () => {
    const book = xlsx.read(
      await buffer(
        workbook([sheet([], { name: 'a/b:c*"<&>' }), sheet([], { name: "x".repeat(40) })]),
      ),
    );
    expect(book.SheetNames).toEqual(['a b c "<&>', "x".repeat(31)]);
  });

  it("is byte-identical for the same rows", async () => {
    const once = await buffer(workbook([sheet([["A", 1, 1]])]));
    expect(await buffer(workbook([sheet([["A", 1, 1]])]))).toEqual(once);
  });

  it("ends with the error of its rows", async () => {
    const failing = (async function* () {
      yield [["A", 1, 1]];
      throw new Error("the database went away");
    })();
    await expect(buffer(workbook([sheet([], { rows: failing })]))).rejects.toThrow("went away");
  });
});
