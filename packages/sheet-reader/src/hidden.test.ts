import { describe, expect, it } from "vitest";
import { type BookType, utils, write } from "xlsx";
import { convertBook } from "./convert.ts";
import { openWorkbook, readFile } from "./readFile.ts";
import { type Bytes, archive, textBytes, textRow, workbookParts } from "./testing/index.ts";

const read = async (bytes: Bytes, open = openWorkbook, name = "brake_rotors.xlsx") => {
  const { sheet } = await readFile(bytes, name, { open, layouts: [], onProgress: () => undefined });
  if (!sheet) throw new Error("The file was not read");
  const { hiddenRows, hiddenColumns } = sheet;
  return { hiddenRows, hiddenColumns };
};

const sheetPart = "xl/worksheets/sheet1.xml";
const rows =
  textRow(1, "XBP", "HEIGHT", "DWG") + textRow(2, "BR1", "49.5") + textRow(3, "BR2", "50");
const parts = workbookParts(rows);

/** A workbook with XML before its rows, or other attributes of its third row. */
function workbook(before: string, rowAttributes = "") {
  const xml = parts[sheetPart] ?? "";
  const changed = xml
    .replace("<sheetData>", `${before}<sheetData>`)
    .replace('<row r="3">', `<row r="3" ${rowAttributes}>`);
  return archive({ ...parts, [sheetPart]: changed });
}

describe("a workbook names its hidden columns and counts its hidden rows:", () => {
  it.each([
    ["a hidden column", '<cols><col min="2" max="2" width="9" hidden="1"/></cols>'],
    ["a column without a width", '<cols><col min="2" max="2" width="0" customWidth="1"/></cols>'],
    [
      "a collapsed group",
      '<cols><col min="1" max="1" width="9"/><col min="2" max="3" hidden="1" outlineLevel="1"/><col min="4" max="4" collapsed="1"/></cols>',
    ],
    ["all columns from the second on", '<cols><col min="2" max="16384" hidden="true"/></cols>'],
  ])("%s", async (_, before) => {
    // A hidden column without values is not named.
    expect(await read(workbook(before))).toEqual({ hiddenRows: 0, hiddenColumns: ["HEIGHT"] });
  });

  it.each([
    ["a hidden row", "", 'hidden="1"', 1],
    ["a row without a height", "", 'ht="0" customHeight="1"', 1],
    ["rows that are hidden by default", '<sheetFormatPr zeroHeight="1"/>', 'ht="15"', 1],
    ["no hidden row", '<cols><col min="1" max="3" width="9"/></cols>', 'hidden="0"', 0],
  ])("%s", async (_, before, attributes, count) => {
    expect(await read(workbook(before, attributes))).toEqual({
      hiddenRows: count,
      hiddenColumns: [],
    });
  });
});

describe("another format names its hidden columns:", () => {
  it.each<BookType>(["biff8", "xlsb", "xlml"])("%s", async (bookType) => {
    const sheet = utils.aoa_to_sheet([
      ["XBP", "HEIGHT"],
      ["BR1", 49.5],
    ]);
    sheet["!cols"] = [{ wch: 9 }, { wch: 9, hidden: true }];
    const book = utils.book_new();
    utils.book_append_sheet(book, sheet, "Rotors");
    const bytes = new Uint8Array(write(book, { type: "array", bookType }) as ArrayBuffer);
    expect(await read(bytes, convertBook)).toEqual({ hiddenRows: 0, hiddenColumns: ["HEIGHT"] });
  });

  it("a page that Excel saved", async () => {
    const page =
      "<table><col width=64><col class=xl65 width=0 style='display:none;mso-width-source:userset'>" +
      "<tr><td>XBP</td><td>HEIGHT</td></tr><tr style='display:none'><td>BR1</td><td>49.5</td></tr>" +
      "<tr><td>BR2</td><td>50</td></tr></table>";
    expect(await read(textBytes(page), convertBook, "brake_rotors.xls")).toEqual({
      hiddenRows: 1,
      hiddenColumns: ["HEIGHT"],
    });
  });
});

describe("the content of a cell that is written in an unusual way", () => {
  const cellOf = async (cell: string) => {
    const xml =
      textRow(1, "XBP", "DWG") + `<row r="2"><c r="A2" t="str"><v>BR1</v></c>${cell}</row>`;
    const { sheet } = await readFile(archive(workbookParts(xml)), "brake_rotors.xlsx", {
      open: openWorkbook,
      layouts: [],
      onProgress: () => undefined,
    });
    return sheet?.rows[0]?.[1];
  };

  it.each([
    '<c r="B2" t="inlineStr"><v>BR02</v></c>',
    '<c r="B2" t="inlineStr"><t>BR02</t></c>',
    '<c r="B2" t="str"><is><t>BR02</t></is></c>',
    '<c r="B2"><is><t>BR02</t></is></c>',
    '<c r="B2" t="s"><is><r><t>BR</t></r><r><t>02</t></r></is></c>',
    '<c r="B2" t="inlineStr"><is><t>BR02</t><rPh><t>guide</t></rPh></is></c>',
  ])("is read: %s", async (cell) => {
    expect(await cellOf(cell)).toBe("BR02");
  });

  it.each([
    '<c r="B2"><is>BR02</is></c>',
    '<c r="B2">BR02</c>',
    '<c r="B2"><w>BR02</w></c>',
    '<c r="B2"><v>1</v><v>2</v></c>',
    '<c r="B2"><v>1</v><is><t>2</t></is></c>',
    '<c r="B2" t="text"><v>BR02</v></c>',
  ])("is a fault that names the cell: %s", async (cell) => {
    await expect(cellOf(cell)).rejects.toMatchObject({
      problem: { kind: "badCellType", cell: "B2" },
    });
  });
});
