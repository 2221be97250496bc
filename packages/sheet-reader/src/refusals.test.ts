import { describe, expect, it } from "vitest";
import { CFB, type BookType } from "xlsx";
import { archive, textBytes, textRow, workbookParts, type PartOptions } from "./testing/index.ts";
import { problemOf } from "./testing/problemOf.ts";
import { fileOf } from "./testing/workbook.ts";
import type { SheetProblem } from "./problem.ts";

const header = textRow(1, "XBP", "HEIGHT", "NOTE");
const code = '<c r="A2" t="inlineStr"><is><t>BR1</t></is></c>';

const problemOfRows = (rows: string, options: PartOptions = {}) =>
  problemOf(archive(workbookParts(rows, options)));

/** Files of other programs, and damaged ones. */
describe("rejects:", () => {
  it.each<[string, BookType, SheetProblem["kind"]]>([
    ["CSV", "csv", "notWorkbook"],
    ["an old workbook", "biff8", "oldWorkbook"],
    ["a binary workbook", "xlsb", "notWorkbook"],
    ["OpenDocument", "ods", "notWorkbook"],
    ["HTML", "html", "notWorkbook"],
    ["SpreadsheetML", "xlml", "notWorkbook"],
  ])("%s named .xlsx", async (_, bookType, kind) => {
    expect(await problemOf(fileOf(bookType))).toEqual({ kind, fileName: "1rotors.xlsx" });
  });

  it("a PDF named .xlsx", async () => {
    expect((await problemOf(textBytes("%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>"))).kind).toBe("notWorkbook");
  });

  it("an encrypted workbook", async () => {
    const locked = CFB.utils.cfb_new();
    CFB.utils.cfb_add(locked, "/EncryptionInfo", new Uint8Array(64));
    CFB.utils.cfb_add(locked, "/EncryptedPackage", new Uint8Array(8192));
    const bytes = new Uint8Array(CFB.write(locked, { type: "array" }) as ArrayBuffer);
    expect((await problemOf(bytes)).kind).toBe("encrypted");
    CFB.utils.cfb_add(
      locked,
      "/\u0006DataSpaces/TransformInfo/DRMEncryptedTransform/\u0006Primary",
      new Uint8Array(64),
    );
    const labeled = new Uint8Array(CFB.write(locked, { type: "array" }) as ArrayBuffer);
    expect((await problemOf(labeled)).kind).toBe("labeled");
  });

  it("the file that Excel keeps beside an open workbook", async () => {
    expect((await problemOf(textBytes("\u0005Admin"), "~$brake_rotors.xlsx")).kind).toBe(
      "lockFile",
    );
  });

  it("merged cells, naming every range", async () => {
    const rows = header + textRow(2, "BR1", "1", "x") + textRow(3, "BR2", "2", "y");
    const after = '<mergeCells><mergeCell ref="A2:A3"/><mergeCell ref="C2:C3"/></mergeCells>';
    expect(await problemOfRows(rows, { after })).toMatchObject({
      kind: "mergedCells",
      cell: "A2:A3",
      others: ["C2:C3"],
      count: 2,
    });
  });

  it.each([
    ["a formula without a value", '<c r="B2"><f>1+2</f></c>', "noResult"],
    ["a formula with an empty value", '<c r="B2"><f>1+2</f><v/></c>', "noResult"],
    ["a text formula without a value", '<c r="B2" t="str"><f>"a"</f></c>', "noResult"],
    ["a cell outside the sheet", '<c r="XFE2"><v>1</v></c>', "badReference"],
    ["a cell with the number of another row", '<c r="B3"><v>1</v></c>', "badReference"],
    ["a repeated cell", '<c r="B2"><v>1</v></c><c r="B2"><v>2</v></c>', "badReference"],
    ["a cell out of order", '<c r="C2"><v>1</v></c><c r="B2"><v>2</v></c>', "badReference"],
    ["a cell with a malformed reference", '<c r="two"><v>1</v></c>', "badReference"],
    ["an invalid date", '<c r="B2" t="d"><v>2026-13-45</v></c>', "badDate"],
    [
      "a shared string with a fractional index",
      '<c r="B2" t="s"><v>1.5</v></c>',
      "badSharedString",
    ],
  ])("%s, naming the cell", async (_, cell, kind) => {
    const problem = await problemOfRows(`${header}<row r="2">${code}${cell}</row>`);
    expect(problem).toMatchObject({
      kind,
      sheet: "R&D",
      cell: expect.stringMatching(/^[A-Z]+2$/u),
    });
  });

  it("merged cells in the data, with range and value", async () => {
    const rows = header + textRow(2, "BR1", "48", "x") + textRow(3, "BR2");
    const problem = await problemOfRows(rows, {
      after: '<mergeCells count="2"><mergeCell ref="E2:E9"/><mergeCell ref="B2:B3"/></mergeCells>',
    });
    expect(problem).toMatchObject({
      kind: "mergedCells",
      sheet: "R&D",
      cell: "B2:B3",
      value: "48",
    });
  });

  it("rows that would take gigabytes of memory", async () => {
    const far = Array.from(
      { length: 2000 },
      (_, at) => `<row><c r="XFD${at + 2}"><v>1</v></c></row>`,
    );
    expect((await problemOfRows(header + far.join(""))).kind).toBe("tooLarge");
  });

  it("a repeated row number", async () => {
    expect((await problemOfRows(header + textRow(2, "A") + textRow(2, "B"))).kind).toBe(
      "badReference",
    );
  });

  const whole = workbookParts(header + textRow(2, "BR1", "48"), {
    strings: ["<si><t>x</t></si>"],
    formats: ["0.00"],
  });
  const sheetPart = "xl/worksheets/sheet1.xml";
  const sheetXml = whole[sheetPart] ?? "";

  it.each([
    ["a truncated part", sheetXml.slice(0, -60)],
    ["an unmatched end tag", sheetXml.replace("</row>", "</row></row>")],
    ["overlapping elements", sheetXml.replace("</t></is>", "</is></t>")],
    ["an unknown entity", sheetXml.replace("BR1", "BR&nope;1")],
    ["an unescaped ampersand", sheetXml.replace("BR1", "R&D 1")],
    ["an attribute without quotes", sheetXml.replace('r="2"', "r=2")],
    ["a document type", sheetXml.replace("?>", "?><!DOCTYPE x [<!ENTITY a 'b'>]>")],
    ["a second root element", `${sheetXml}<more/>`],
    ["an empty part", ""],
  ])("broken XML: %s", async (_, xml) => {
    expect((await problemOf(archive({ ...whole, [sheetPart]: xml }))).kind).toBe("broken");
  });

  it("undecodable bytes", async () => {
    const bytes = textBytes(sheetXml);
    bytes[bytes.indexOf(0x42, 200)] = 0xff;
    expect((await problemOf(archive({ ...whole, [sheetPart]: bytes }))).kind).toBe("broken");
  });

  it.each([
    ["xl/workbook.xml", { kind: "notWorkbook" }],
    ["xl/_rels/workbook.xml.rels", { kind: "missingSheet", sheet: "R&D" }],
    [sheetPart, { kind: "missingSheet", sheet: "R&D" }],
    ["xl/sharedStrings.xml", { kind: "missingPart", value: "xl/sharedStrings.xml" }],
    ["xl/styles.xml", { kind: "missingPart", value: "xl/styles.xml" }],
  ])("a workbook without %s", async (part, problem) => {
    const rest = Object.fromEntries(Object.entries(whole).filter(([name]) => name !== part));
    expect(await problemOf(archive(rest))).toEqual({ ...problem, fileName: "1rotors.xlsx" });
  });

  it("an archive with two parts of the same name", async () => {
    const twice = { ...whole, "XL/workbook.xml": whole["xl/workbook.xml"] ?? "" };
    expect((await problemOf(archive(twice))).kind).toBe("broken");
  });
});
