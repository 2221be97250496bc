import { describe, expect, it } from "vitest";
import { type BookType, type CellObject, utils, write } from "xlsx";
import { archive, textBytes } from "./testing/index.ts";
import { convertBook } from "./convert.ts";
import { type FileFormat, fileFormat } from "./fileFormat.ts";
import { SheetError } from "./problem.ts";
import { readFile } from "./readFile.ts";

type Cell = string | number | boolean | null;

/** A file of any type that SheetJS writes; codes have a format that shows leading zeros. */
function written(bookType: BookType, rows: readonly (readonly Cell[])[], sheetName = "Sheet1") {
  const sheet = utils.aoa_to_sheet(rows.map((row) => [...row]));
  for (const address of Object.keys(sheet)) {
    const cell = sheet[address] as CellObject;
    if (cell.t === "n" && /^A\d/u.test(address)) cell.z = "00000";
  }
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, sheetName);
  return new Uint8Array(write(book, { type: "array", bookType }) as ArrayBuffer);
}

const tableRow = (cells: string) => `<table:table-row>${cells}</table:table-row>`;

/** Cells of a workbook of LibreOffice. */
const textCells = (...texts: readonly string[]) =>
  texts
    .map(
      (text) =>
        `<table:table-cell office:value-type="string"><text:p>${text}</text:p></table:table-cell>`,
    )
    .join("");

/** A workbook of LibreOffice with this sheet. */
function openDocument(sheet: string) {
  const names = ["office", "style", "text", "table"]
    .map((name) => `xmlns:${name}="urn:${name}"`)
    .join(" ");
  return archive({
    mimetype: "application/vnd.oasis.opendocument.spreadsheet",
    "META-INF/manifest.xml": "<manifest/>",
    "styles.xml": `<office:document-styles ${names}/>`,
    "content.xml": `<office:document-content ${names}>
      <office:automatic-styles><style:style style:name="hidden" style:family="table">
      <style:table-properties table:display="false"/></style:style></office:automatic-styles>
      <office:body><office:spreadsheet>
      <table:table table:name="Listas" table:style-name="hidden">${tableRow(textCells("x"))}</table:table>
      <table:table table:name="Hoja1">${sheet}</table:table>
      </office:spreadsheet></office:body></office:document-content>`,
  });
}

const converted = (bytes: Uint8Array<ArrayBuffer>, name: string) =>
  readFile(bytes, name, {
    open: convertBook,
    layouts: [],
    onProgress: () => undefined,
  });

const rotors = [
  ["XBP", "POSITION", "HEIGHT"],
  [123, "Front", 48.5],
  ["BR2", "Rear", null],
] as const;

describe("the format of a file", () => {
  it.each<[FileFormat, Uint8Array]>([
    ["xlsx", written("xlsx", rotors)],
    ["ods", written("ods", rotors)],
    ["xls", written("biff8", rotors)],
    ["xls", written("biff2", rotors)],
    ["xlsb", written("xlsb", rotors)],
    ["html", written("html", rotors)],
    ["html", textBytes('<?xml version="1.0"?><Workbook><Worksheet/></Workbook>')],
    ["csv", textBytes("XBP;HEIGHT\nBR1;48")],
    ["csv", textBytes("XBP\tHEIGHT\r\nBR1\t48")],
    ["csv", new Uint8Array([0xff, 0xfe, ...Buffer.from("XBP;HEIGHT\nBR1;48", "utf16le")])],
    ["other", textBytes("a text of one column\nwithout delimiters")],
    ["other", textBytes("%PDF-1.7\n1;2\n3;4")],
    ["other", textBytes("<html>no rows</html>")],
    ["other", new Uint8Array([1, 0, 2, 0, 59])],
    ["other", new Uint8Array()],
  ])("is %s", (format, bytes) => expect(fileFormat(bytes)).toBe(format));
});

describe("a converted file", () => {
  it.each([
    ["biff8", "xls"],
    ["biff2", "xls"],
    ["xlsb", "xlsb"],
    ["ods", "ods"],
  ] as const)("of type %s has the cells as an .xlsx file", async (type, format) => {
    const { sheet, question } = await converted(written(type, rotors), "brake_rotors.xls");
    expect(question.conversion).toEqual({ format });
    expect(sheet).toMatchObject({
      table: "brake_rotors",
      header: ["XBP", "POSITION", "HEIGHT"],
      rows: [
        ["00123", "Front", 48.5],
        ["BR2", "Rear"],
      ],
    });
  });

  it("of HTML keeps texts as they are", async () => {
    const html =
      "<table><tr><td>Codigo</td><td>GRADO</td></tr><tr><td>00123</td><td>Precio</td></tr></table>";
    const { sheet } = await converted(textBytes(html), "certificacion.xls");
    expect(sheet?.rows).toEqual([["00123", "Precio"]]);
  });

  it.each([
    [";", true, "12,5", 12.5],
    [";", false, "12.5", "12.5"],
    ["\t", true, "12,5", 12.5],
    [",", false, "12.5", "12.5"],
  ] as const)("of text with %s has numbers and codes", async (delimiter, comma, height, value) => {
    const lines = [
      ["XBP", "POSITION", "HEIGHT"],
      ["00123", "Delantera", height],
      ["BR2", `"Front${delimiter} and rear"`, "7"],
    ];
    const text = lines.map((line) => line.join(delimiter)).join("\r\n");
    const { sheet, question } = await converted(textBytes(text), "brake_rotors.csv");
    const { conversion } = question;
    expect(conversion).toEqual({
      format: "csv",
      delimiter,
      encoding: "UTF-8",
      encodings: expect.arrayContaining(["UTF-8", "CP850"]),
      hasDecimalComma: comma,
    });
    expect(sheet?.rows).toEqual([
      ["00123", "Delantera", value],
      ["BR2", `Front${delimiter} and rear`, "7"],
    ]);
  });

  it("of Windows text has its accents, and no decimal comma if there are also points", async () => {
    const bytes = new Uint8Array(
      Buffer.from("Código;Posición;Altura total\nBR1;Ambas;12,5\nBR2;Ambas;12.5", "latin1"),
    );
    const { sheet, question } = await converted(bytes, "brake_rotors.csv");
    expect(question.conversion).toMatchObject({ encoding: "Windows-1252", hasDecimalComma: false });
    expect(sheet?.rows[0]).toEqual(["BR1", "Ambas", "12,5"]);
  });

  it.each([
    ["12,5", "1.200", "1.234,5", [12.5, 1200, 1234.5]],
    // It is unknown whether these are thousands.
    ["1,200", "2,400", "3", ["1,200", "2,400", "3"]],
    ["1,234.5", "1,200", "12.5", ["1,234.5", "1,200", "12.5"]],
  ])("of text reads %s, %s and %s the same way", async (first, second, third, values) => {
    const lines = [
      "XBP;POSITION;HEIGHT",
      ...[first, second, third].map((each) => `BR1;Front;${each}`),
    ];
    const { sheet } = await converted(textBytes(lines.join("\n")), "brake_rotors.csv");
    expect(sheet?.rows.map((row) => row[2])).toEqual(values);
  });

  it("of text has codes and prices as systems write them", async () => {
    const lines = [
      "Codigo;GRADO;ALMACEN;Precio",
      'BR1;="0012";PTY;US$ 12,50',
      'BR2;1/2" X;PTY;$1 250,75',
      '"BR3";"""A""";PTY;1.200',
    ];
    const { sheet } = await converted(textBytes(lines.join("\r\n")), "precios.csv");
    expect(sheet).toMatchObject({
      rows: [
        ["BR1", "0012", "PTY", 12.5],
        ["BR2", '1/2" X', "PTY", 1250.75],
        ["BR3", '"A"', "PTY", 1200],
      ],
      dollarCells: 1,
    });
    const open = lines.with(2, 'BR2;"ATE;PTY;1').join("\r\n");
    await expect(converted(textBytes(open), "precios.csv")).rejects.toMatchObject({
      problem: { kind: "openQuote", cell: "B3" },
    });
  });

  it("of HTML without an encoding has its accents", async () => {
    const html =
      "<table><tr><td>Código</td><td>Calidad</td></tr><tr><td>00123</td><td>Est&aacute;ndar &#241;&reg; R&amp;D</td></tr></table>";
    const bytes = new Uint8Array(Buffer.from(html, "latin1"));
    const { sheet } = await converted(bytes, "certificacion.xls");
    expect(sheet).toMatchObject({
      header: ["Codigo", "GRADO"],
      rows: [["00123", "Estándar ñ® R&D"]],
    });
  });

  it("of LibreOffice has codes as they are displayed", async () => {
    const cell = (value: string, text: string) =>
      `<table:table-cell office:value-type="float" office:value="${value}"><text:p>${text}</text:p></table:table-cell>`;
    const rows = [
      textCells("Codigo", "Brand", "Interchange"),
      textCells("D1065", "TOYOTA") + cell("446502220", "04465-02220"),
      textCells("D1065", "BMW") + cell("34219804739", "34.219.804.739"),
      textCells("D1065", "BMW") + cell("34219804739", "3,42E+10"),
      textCells("D1065", "ATE") + cell("8.5", "8,50"),
    ];
    const { sheet } = await converted(
      openDocument(rows.map(tableRow).join("")),
      "intercambios.ods",
    );
    const codes = ["04465-02220", 34219804739, 34219804739, "8.50"];
    expect(sheet?.rows.map((row) => row[2])).toEqual(codes);
    const rounded = openDocument(
      [...rows, textCells("D1065", "ATE") + cell("8.5085", "8,51")].map(tableRow).join(""),
    );
    await expect(converted(rounded, "intercambios.ods")).rejects.toMatchObject({
      problem: { kind: "twoReadings", cell: "C6", value: "8.5085, 8,51" },
    });
  });

  const head = tableRow(textCells("XBP", "POSITION"));

  it("of LibreOffice counts hidden rows and names hidden sheets", async () => {
    const row = textCells("BR1", "Front");
    const filtered = `<table:table-row table:visibility="filter" table:number-rows-repeated="3">${row}</table:table-row>`;
    const { sheet } = await converted(
      openDocument(head + tableRow(row) + filtered + tableRow(row)),
      "brake_rotors.ods",
    );
    expect(sheet).toMatchObject({ sheet: "Hoja1", hiddenSheets: ["Listas"], hiddenRows: 3 });
    expect(sheet?.rows).toHaveLength(5);
  });

  it.each([
    [
      "a value without its text",
      "broken",
      tableRow('<table:table-cell office:value-type="float" office:value="5"/>'),
    ],
    ["a part that is not well-formed", "broken", "<table:table-row>"],
    [
      "billions of repeated cells",
      "tooLarge",
      `<table:table-row table:number-rows-repeated="1000000">${textCells("x").replace("office:", 'table:number-columns-repeated="16000" office:')}</table:table-row>`,
    ],
  ])("of LibreOffice is rejected for %s", async (_, kind, rows) => {
    await expect(converted(openDocument(head + rows), "brake_rotors.ods")).rejects.toMatchObject({
      problem: { kind },
    });
  });

  it("with a cell far from the others is read, unless the distance takes gigabytes", async () => {
    const page = (span: number) =>
      converted(
        textBytes(
          `<table><tr><td>XBP</td><td>HEIGHT</td></tr><tr><td>BR1</td><td colspan="${span}"></td><td>x</td></tr></table>`,
        ),
        "brake_rotors.xls",
      );
    expect((await page(9000)).sheet?.rows[0]).toHaveLength(9002);
    await expect(page(1_000_000_000)).rejects.toMatchObject({ problem: { kind: "tooLarge" } });
  });

  it("is rejected for its errors, if it is not a table, or if it is damaged", async () => {
    const problemOf = async (bytes: Uint8Array<ArrayBuffer>) => {
      const read = await converted(bytes, "brake_rotors.xls").catch((thrown: unknown) => thrown);
      if (read instanceof SheetError) return read.problem;
      throw new Error("The file was read", { cause: read });
    };
    const old = written("biff8", rotors);
    expect((await problemOf(textBytes("no table"))).kind).toBe("notWorkbook");
    expect((await problemOf(old.slice(0, 600))).kind).toBe("broken");
    const sheet = utils.aoa_to_sheet(rotors.map((row) => [...row]));
    sheet["C3"] = { t: "e", v: 0x07 } satisfies CellObject;
    const book = utils.book_new();
    utils.book_append_sheet(book, sheet, "Sheet1");
    const faulty = new Uint8Array(write(book, { type: "array", bookType: "biff8" }) as ArrayBuffer);
    expect(await problemOf(faulty)).toMatchObject({ kind: "errorCell", cell: "C3" });
  });
});
