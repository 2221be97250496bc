import { describe, expect, it } from "vitest";
import { utils, write, type WorkSheet } from "xlsx";
import { archive, textBytes, textRow, workbookParts, type PartOptions } from "./testing/index.ts";
import { problemOf } from "./testing/problemOf.ts";
import { readSheet, type SheetCell } from "./readSheet.ts";

/** A header of two columns and one row: its code and `more`. */
const withCells = (more: string, options: PartOptions = {}) =>
  workbookParts(
    `${textRow(1, "XBP", "HEIGHT")}<row r="2"><c r="A2" t="inlineStr"><is><t>BR1</t></is></c>${more}</row>`,
    options,
  );

/** A workbook written by SheetJS. */
function workbook(rows: readonly (readonly SheetCell[])[], change?: (sheet: WorkSheet) => void) {
  const sheet = utils.aoa_to_sheet(rows.map((row) => [...row]));
  change?.(sheet);
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, "Rotors");
  return new Uint8Array(write(book, { type: "array", bookType: "xlsx" }) as ArrayBuffer);
}

describe("readSheet", () => {
  it("counts hidden rows with cells, and names hidden sheets", async () => {
    const sheet = utils.aoa_to_sheet([["XBP", "HEIGHT"], ["BR1", 1], ["BR2", 2], [], ["BR3", 3]]);
    sheet["!rows"] = [{}, { hidden: true }, {}, { hidden: true }, { hidden: true }];
    const book = utils.book_new();
    utils.book_append_sheet(book, utils.aoa_to_sheet([["old"]]), "Costos");
    utils.book_append_sheet(book, sheet, "Rotors");
    utils.book_append_sheet(book, utils.aoa_to_sheet([["more"]]), "Notas");
    book.Workbook = { Sheets: [{ Hidden: 1 }, { Hidden: 0 }, { Hidden: 2 }] };
    const bytes = new Uint8Array(write(book, { type: "array", bookType: "xlsx" }) as ArrayBuffer);
    const read = await readSheet(bytes, "brake_rotors.xlsx");
    expect(read).toMatchObject({
      sheet: "Rotors",
      hiddenRows: 2,
      hiddenSheets: ["Costos", "Notas"],
    });
  });

  it("returns the header and the rows below it", async () => {
    const bytes = workbook([
      ["XBP", "HEIGHT", "VENTED", "UPC"],
      ["BR1", 48.5, true, "00123"],
      [],
      ["BR2", null, false, "334.327,57"],
      [null, null],
    ]);
    expect(await readSheet(bytes, "1brake_rotors.xlsx")).toEqual({
      fileName: "1brake_rotors.xlsx",
      table: "brake_rotors",
      sheet: "Rotors",
      otherSheets: 0,
      hiddenRows: 0,
      dollarCells: 0,
      hiddenColumns: [],
      hiddenSheets: [],
      header: ["XBP", "HEIGHT", "VENTED", "UPC"],
      headerRow: 1,
      rows: [["BR1", 48.5, true, "00123"], [], ["BR2", null, false, "334.327,57"]],
      leftOut: [],
      remarks: new Map(),
    });
  });

  it("leaves out a row of units, and repeats it in the names of the columns", async () => {
    const bytes = workbook([
      ["XBP", "OUTER_DIAM"],
      [null, "in"],
      ["BR1", 11],
    ]);
    const { header, rows, headerRow } = await readSheet(bytes, "1brake_rotors.xlsx");
    expect({ header, rows, headerRow }).toEqual({
      header: ["XBP", "OUTER_DIAM (in)"],
      rows: [[], ["BR1", 11]],
      headerRow: 1,
    });
  });

  it("reports progress and stops when the listener throws", async () => {
    const shares: number[] = [];
    const bytes = workbook([["XBP"], ["BR1"]]);
    await readSheet(bytes, "a.xlsx", { onProgress: (share) => void shares.push(share) });
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.at(-1)).toBe(1);
    const given = readSheet(bytes, "a.xlsx", {
      onProgress: () => {
        throw new Error("enough");
      },
    });
    await expect(given).rejects.toThrow("enough");
  });
});

describe("readSheet refuses a file", () => {
  it.each([
    ["badBoolean", '<c r="B2" t="b"><v>7</v></c>', "7"],
    ["badSharedString", '<c r="B2" t="s"><v>1</v></c>', "1"],
    ["badSharedString", '<c r="B2" t="s"><v>-1</v></c>', "-1"],
    ["badNumber", '<c r="B2"><v>12,5</v></c>', "12,5"],
    ["badNumber", '<c r="B2" t="n"><v>0x1F</v></c>', "0x1F"],
    ["badNumber", '<c r="B2"><v>1e999</v></c>', "1e999"],
    ["badDate", '<c r="B2" t="d"><v>yesterday</v></c>', "yesterday"],
    ["badCellType", '<c r="B2" t="zz"><v>1</v></c>', "1"],
    ["errorCell", '<c r="B2" t="e"><f>1/0</f><v>#DIV/0!</v></c>', "#DIV/0!"],
  ])("for %s, naming file, sheet, cell and value", async (kind, cell, value) => {
    expect(await problemOf(archive(withCells(cell, { strings: ["<si><t>x</t></si>"] })))).toEqual({
      kind,
      fileName: "1rotors.xlsx",
      sheet: "R&D",
      cell: "B2",
      column: "HEIGHT",
      value,
      count: 1,
    });
  });

  it("but not for cells of a column that is left out", async () => {
    const faulty = ['t="e"><v>#N/A</v>', "><f>1+2</f>", 't="str"><f>"a"</f>'];
    const cells = faulty.map(
      (cell, at) =>
        `<row r="${at + 2}"><c r="A${at + 2}" t="inlineStr"><is><t>BR${at}</t></is></c><c r="B${at + 2}" ${cell}</c></row>`,
    );
    const parts = workbookParts(textRow(1, "XBP", "Stock") + cells.join(""));
    const plan = { sheet: "R&D", headerRow: 1, table: "brake_rotors", columns: ["XBP", null] };
    const { rows } = await readSheet(archive(parts), "stock.xlsx", { plan });
    expect(rows).toEqual([["BR0"], ["BR1"], ["BR2"]]);
    await expect(readSheet(archive(parts), "1brake_rotors.xlsx")).rejects.toMatchObject({
      problem: { kind: "errorCell", cell: "B2", count: 3 },
    });
  });

  it("for several cells, listing the others", async () => {
    const cells = [2, 3, 4].map(
      (row) => `<row r="${row}"><c r="A${row}" t="e"><v>#NAME?</v></c></row>`,
    );
    const parts = workbookParts(textRow(1, "XBP") + cells.join(""));
    expect(await problemOf(archive(parts))).toMatchObject({
      kind: "errorCell",
      cell: "A2",
      others: ["A3", "A4"],
      count: 3,
    });
  });

  it("that is not a workbook, old, encrypted or broken", async () => {
    expect((await problemOf(textBytes("XBP;HEIGHT\nBR1;48"))).kind).toBe("notWorkbook");
    expect((await problemOf(archive({ "a.txt": "hello" }))).kind).toBe("notWorkbook");
    const old = new Uint8Array(600);
    old.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
    expect((await problemOf(old)).kind).toBe("oldWorkbook");
    old.set(Array.from("EncryptedPackage", (letter) => [letter.charCodeAt(0), 0]).flat(), 128);
    expect((await problemOf(old)).kind).toBe("encrypted");
    const whole = workbook([["XBP"], ["BR1"]]);
    expect((await problemOf(whole.slice(0, whole.length - 200))).kind).toBe("broken");
    const damaged = archive(withCells(""));
    damaged.fill(0x55, 60, 90);
    expect((await problemOf(damaged)).kind).toBe("broken");
  });

  it("that is empty, has only a header, or has no table name", async () => {
    expect((await problemOf(new Uint8Array())).kind).toBe("noBytes");
    expect((await problemOf(workbook([[]]))).kind).toBe("empty");
    expect((await problemOf(workbook([["XBP"]]))).kind).toBe("empty");
    expect((await problemOf(workbook([["XBP"], ["BR1"]]), "1.xlsx")).kind).toBe("noTableName");
  });

  it("that unpacks to more than the limit, even with false sizes", async () => {
    const bomb = { ...withCells(""), "xl/worksheets/sheet1.xml": new Uint8Array(3_000_000) };
    const limits = { unpacked: 1_000_000, entries: 100 };
    for (const size of [undefined, 10]) {
      const reading = readSheet(archive(bomb, size === undefined ? {} : { size }), "1rotors.xlsx", {
        limits,
      });
      await expect(reading).rejects.toMatchObject({ problem: { kind: "tooLarge" } });
    }
    const many = Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`${index}`, ""]));
    await expect(readSheet(archive(many), "a.xlsx", { limits })).rejects.toMatchObject({
      problem: { kind: "tooLarge" },
    });
  });
});
