import { describe, expect, it } from "vitest";
import { archive, textBytes, textRow, workbookParts, type PartOptions } from "./testing/index.ts";
import { SheetError } from "./problem.ts";
import { fileOf } from "./testing/workbook.ts";
import { readSheet, type SheetCell } from "./readSheet.ts";

/** Spreadsheets written by other programs. */
const header = textRow(1, "XBP", "HEIGHT", "NOTE");

/** The first row under a header of three. */
async function firstRow(cells: string, options: PartOptions = {}): Promise<readonly SheetCell[]> {
  const parts = workbookParts(`${header}<row r="2">${cells}</row>`, options);
  const [row = []] = (await readSheet(archive(parts), "1rotors.xlsx")).rows;
  return row;
}

const code = '<c r="A2" t="inlineStr"><is><t>BR1</t></is></c>';

describe("reads exactly:", () => {
  it.each([
    ["rich text as one text", "<si><r><t>BR</t></r><r><rPr><b/></rPr><t>31</t></r></si>", "BR31"],
    [
      "text without phonetic guides",
      '<si><t>東京</t><rPh sb="0" eb="2"><t>トウキョウ</t></rPh><phoneticPr fontId="1"/></si>',
      "東京",
    ],
    ["preserved spaces", '<si><t xml:space="preserve"> BR 1 </t></si>', " BR 1 "],
    ["an empty text", "<si><t/></si>", ""],
    ["a line break and a carriage return", "<si><t>A&#10;B_x000D_C</t></si>", "A\nB\rC"],
    ["a text that looks like an escape", "<si><t>_x005F_x0041_</t></si>", "_x0041_"],
    ["entities", "<si><t>R&amp;D &lt;1&gt; &#xF1;</t></si>", "R&D <1> ñ"],
    ["CDATA", "<si><t><![CDATA[R&D <1>]]></t></si>", "R&D <1>"],
  ])("%s", async (_, string, value) => {
    const [read] = await firstRow('<c r="A2" t="s"><v>0</v></c><c r="B2"><v>1</v></c>', {
      strings: [string],
    });
    expect(read).toBe(value);
  });

  it.each<[string, string, SheetCell]>([
    ["leading zeros in a text", '<c r="B2" t="inlineStr"><is><t>00123</t></is></c>', "00123"],
    ["a decimal comma in a text", '<c r="B2" t="str"><v>334.327,57</v></c>', "334.327,57"],
    ["a number with floating-point noise", '<c r="B2"><v>12.300000000000001</v></c>', 12.3],
    ["a number with an exponent", '<c r="B2"><v>7.5012345678E+11</v></c>', 750_123_456_780],
    [
      "a number with more digits than a double keeps",
      '<c r="B2"><v>12345678901234567</v></c>',
      "12345678901234567",
    ],
    ["the value of a formula", '<c r="B2"><f>1+2</f><v>3</v></c>', 3],
    ["the text of a formula", '<c r="B2" t="str"><f>A2&amp;"x"</f><v>BR1x</v></c>', "BR1x"],
    ["the empty text of a formula", '<c r="B2" t="str"><f>""</f><v></v></c>', ""],
    ["a shared formula", '<c r="B2"><f t="shared" si="0"/><v>7</v></c>', 7],
    ["a boolean", '<c r="B2" t="b"><v>true</v></c>', true],
    ["an ISO date", '<c r="B2" t="d"><v>2026-11-21T00:00:00</v></c>', "2026-11-21"],
    ["attributes in any order and quotes", "<c t='n'\n\ts='0'  r='B2' ><v> 7 </v></c>", 7],
    ["a cell without a reference", "<c><v>7</v></c>", 7],
    ["a comment inside a value", '<c r="B2"><v>1<!-- ">" -->2</v></c>', 12],
  ])("%s", async (_, cell, value) => {
    const next = '<c r="C2"><v>1</v></c>';
    expect(await firstRow(code + cell + next)).toEqual(["BR1", value, 1]);
  });

  it.each<[string, string, string, SheetCell]>([
    ["leading zeros of the format", "000000", "123", "000123"],
    ["letters of the format", '"BR"00000', "123", "BR00123"],
    ["a unit that the format adds", '0.00" mm"', "12.5", 12.5],
    ["a price format", '"US$ "#,##0.00;[Red]-"US$ "#,##0.00', "1234.5", 1234.5],
    ["a text format", "@", "123", 123],
    ["a date", "dd/mm/yyyy", "46347", "2026-11-21"],
    ["a date with its time", "yyyy\\-mm\\-dd hh:mm", "46347.5", "2026-11-21 12:00:00"],
    ["a date in another language", '[$-40A]d" de "mmmm" de "yyyy', "46347", "2026-11-21"],
    ["the first of March of 1900", "yyyy-mm-dd", "61", "1900-03-01"],
    ["the first day of 1900", "yyyy-mm-dd", "1", "1900-01-01"],
    ["a color, which is not a date", "[Red]0.00", "5", 5],
    ["a number outside the range of dates", "yyyy-mm-dd", "99999999", 99_999_999],
  ])("%s", async (_, format, stored, value) => {
    const cell = `<c r="B2" s="1"><v>${stored}</v></c>`;
    expect((await firstRow(code + cell, { formats: [format] }))[1]).toBe(value);
  });

  it("dates that count from 1904", async () => {
    const cell = '<c r="B2" s="1"><v>44885</v></c>';
    const row = await firstRow(code + cell, { formats: ["yyyy-mm-dd"], is1904: true });
    expect(row[1]).toBe("2026-11-21");
  });

  it("dates of Excel's own extension, which does not state their start", async () => {
    const parts = workbookParts(
      `${header}<row r="2">${code}<c r="B2" s="1"><v>43225</v></c></row>`,
      {
        formats: ["yyyy-mm-dd"],
      },
    );
    parts["xl/workbook.xml"] = (parts["xl/workbook.xml"] ?? "").replace(
      "</workbook>",
      '<extLst><ext uri="x"><x15:workbookPr xmlns:x15="urn:x" date1904="1"/></ext></extLst></workbook>',
    );
    const { rows } = await readSheet(archive(parts), "1rotors.xlsx");
    expect(rows).toEqual([["BR1", "2018-05-05"]]);
  });

  it.each([
    ["[$€-407] #,##0.00", "€ 12.5"],
    ['#,##0.00 "MXN"', "MXN 12.5"],
    ["£0.00", "£ 12.5"],
    ["[$$-80A]#,##0.00", "MXN 12.5"],
    ["[$$-es-CO]#,##0", "COP 12.5"],
    ['"MX$"0.00', "MX$ 12.5"],
    ['"US$ "#,##0.00', undefined],
    ["[$$-409]0.00", undefined],
    ['0.00" mm"', undefined],
  ])("a price with the format %s: %s is refused", async (format, shown) => {
    const head = textRow(1, "Codigo", "GRADO", "ALMACEN", "Precio");
    const row = `<row r="2"><c r="D2" s="1"><v>12.5</v></c></row>`;
    const bytes = archive(workbookParts(`${head}${row}`, { formats: [format] }));
    const read = await readSheet(bytes, "precios.xlsx").catch((thrown: unknown) => thrown);
    const problem = read instanceof SheetError ? read.problem : undefined;
    expect(problem?.value).toBe(shown);
    expect(problem?.kind).toBe(shown && "currency");
  });

  /** Reads a price of 12.5 with a format, under titles. */
  async function pricesOf(format: string, title: string, price = "Precio") {
    const rows = [
      textRow(1, title),
      textRow(2, "Codigo", "GRADO", "ALMACEN", price),
      `<row r="3"><c r="D3" s="1"><v>12.5</v></c></row>`,
    ];
    return readSheet(archive(workbookParts(rows.join(""), { formats: [format] })), "precios.xlsx");
  }

  it.each([
    ["$#,##0.00", "Precios", 1],
    ['_-"$"* #,##0.00_-;-"$"* #,##0.00_-', "Precios", 1],
    ["[$$-1004]0.00", "Precios", 1],
    ['"$"0.00', "Precios", 1],
    ["$0.00", "Precios FOB en dólares", 0],
    ["$0.00", "Tipo de cambio: 17.50 MXN por USD", 1],
    ["[$$-409]0.00", "Precios", 0],
    ['"US$ "0.00', "Precios", 0],
    ["0.00", "Pesos y precios", 0],
  ])(
    "a price with the format %s under “%s”: %s of unknown dollars",
    async (format, title, count) => {
      const { rows, dollarCells } = await pricesOf(format, title);
      expect(rows).toEqual([[null, null, null, 12.5]]);
      expect(dollarCells).toBe(count);
    },
  );

  it.each([
    ["A", "0%", "0.12", "twoReadings"],
    ["A", "# ?/?", "0.5", "twoReadings"],
    ["A", "#,##0,", "12000", "twoReadings"],
    ["C", "# ?/?", "0.875", 0.875],
    ["C", "yyyy", "39814", 2009],
    ["B", "yyyy", "39814", "2009"],
    ["A", "yyyy", "39814", "dateAsCode"],
    ["A", "#,##0", "34219804739", 34219804739],
    ["A", "0.00E+00", "34219804739", 34219804739],
    ["A", "0.00E+00", "12000", "1.2E+4"],
    ["A", "##0.0E+0", "813600", "8.136E+5"],
    ["A", "0.00E+00", "5", "5E+0"],
    ["A", "0.00E+00", "0.012", "1.2E-2"],
    ["A", "General", "1.8E4", "1.8E+4"],
    ["A", "General", "3.421980473E10", 34219804730],
    ["B", "0.00E+00", "12000", "1.2E+4"],
    ["C", "0.00E+00", "12000", 12000],
    ["B", "# ?/?", "0.875", "7/8"],
    ["B", "# ??/??", "1.0625", "1 1/16"],
    ["B", "# ?/8", "0.5", "4/8"],
    ["B", "# ?/?", "0.3", "twoReadings"],
    ["B", "d-mmm", "46085", "2026-03-04"],
    ["B", "0%", "0.12", "twoReadings"],
    ["C", "0%", "0.12", "twoReadings"],
    ["C", "#,##0,", "12000", "twoReadings"],
    ["A", "00,000", "4465", "twoReadings"],
    ["A", '"D"#,##0', "1065", "twoReadings"],
    ["A", "BR0", "1065", "twoReadings"],
    ["A", "000.000.000", "4465", "twoReadings"],
    ["A", "[>=1000]0-000;000", "1065", "twoReadings"],
    ["A", '"BR"000', "-5", "twoReadings"],
    ["A", "h:mm", "0.5", "dateAsCode"],
    ["A", "0;-0;;@", "0", "empty"],
    ["A", "000;;0", "0", "000"],
    ["C", "0;-0;;@", "0", 0],
    ["C", "h:mm", "0.5", "12:00:00"],
  ] as const)(
    "in column %s with the format %s, %s is %s",
    async (column, format, stored, expected) => {
      const read = await rotorCell(column, format, stored).catch((thrown: unknown) =>
        thrown instanceof SheetError ? thrown.problem.kind : thrown,
      );
      expect(read).toBe(expected);
    },
  );

  it("prices under the title of another currency are refused, unless their column says US$", async () => {
    for (const title of ["LISTA DE PRECIOS EN PESOS", "Precios (MXN)", "Precios sin IVA, M.N."]) {
      const read = pricesOf("0.00", title);
      await expect(read).rejects.toMatchObject({
        problem: { kind: "statedCurrency", value: title },
      });
      expect((await pricesOf("$0.00", title, "Precio, US$")).dollarCells).toBe(0);
    }
  });

  /** One cell under XBP (codes), DWG (texts) or HEIGHT (numbers) of the table of rotors. */
  async function rotorCell(column: "A" | "B" | "C", format: string, stored: string) {
    const head = textRow(1, "XBP", "dwg", "Height");
    const row = `<row r="2"><c r="${column}2" s="1"><v>${stored}</v></c></row>`;
    const parts = workbookParts(`${head}${row}`, { formats: [format] });
    const sheet = await readSheet(archive(parts), "1brake_rotors.xlsx");
    return sheet.rows[0]?.at(-1);
  }

  it.each([
    ["00000-00000", "446502220", "04465-02220"],
    ['"BR-"0', "123", "BR-123"],
    ["\\B\\R\\-0", "123", "BR-123"],
    ["00.0000", "8.5085", "08.5085"],
    ['"P "0', "19", "P 19"],
    ["0####", "4465", "04465"],
    ["0####", "65", "00065"],
    ["##-000", "7", "-007"],
    ["0.00", "8.5", "8.50"],
    ["0.##", "8.5", "8.5"],
    ["0.##", "4465", "4465"],
    ['"BR-"General', "4465", "BR-4465"],
    ['"BR-"General', "8.5085", "BR-8.5085"],
    ["[$BR-]0000", "65", "BR0065"],
    ["000\u00A0000", "4465", "004\u00A0465"],
    ["#,##0", "4465", 4465],
  ])("a code of the format %s as displayed", async (format, stored, shown) => {
    expect(await rotorCell("A", format, stored)).toBe(shown);
    expect(await rotorCell("B", format, stored)).toBe(shown);
    expect(await rotorCell("C", format, stored)).toBe(Number(stored));
  });

  it.each([
    ["dateAsCode", "yyyy-mm-dd", "45577"],
    ["twoReadings", "0.00", "8.5085"],
  ])("reports %s in a column of codes", async (kind, format, stored) => {
    await expect(rotorCell("A", format, stored)).rejects.toMatchObject({
      problem: { kind, cell: "A2" },
    });
    expect(await rotorCell("C", format, stored)).not.toBeNull();
  });

  it("keeps every digit of a number among texts whose format hides some", async () => {
    expect(await rotorCell("B", "0.00", "8.5085")).toBe(8.5085);
  });

  it("headers with spaces and line breaks below a merged title", async () => {
    const rows = `${textRow(1, "Rotors 2026")}${textRow(2, " XBP ", "OUTER\nDIAM", "NOTE&#160;")}${textRow(3, "BR1", "1", "x")}`;
    const sheet = await readSheet(
      archive(
        workbookParts(rows, {
          after: '<mergeCells count="1"><mergeCell ref="A1:C1"/></mergeCells>',
        }),
      ),
      "1rotors.xlsx",
    );
    expect(sheet.header).toEqual(["XBP", "OUTER\nDIAM", "NOTE"]);
    expect(sheet.headerRow).toBe(2);
    expect(sheet.rows).toEqual([["BR1", "1", "x"]]);
  });

  it("row and column numbers across omitted rows and cells", async () => {
    const rows = `${header}<row r="4"><c r="C4"><v>4</v></c></row><row><c r="A5"><v>5</v></c></row>`;
    const { rows: read } = await readSheet(archive(workbookParts(rows)), "1rotors.xlsx");
    expect(read).toEqual([[], [], [null, null, 4], [5]]);
  });

  it("the first visible sheet, and counts the others", async () => {
    const parts = workbookParts(header + textRow(2, "BR1"));
    parts["xl/workbook.xml"] = (parts["xl/workbook.xml"] ?? "")
      .replace(
        "<sheets>",
        '<sheets><sheet name="Lists" sheetId="7" state="veryHidden" r:id="rId7"/><sheet name="Old" sheetId="8" state="hidden" r:id="rId8"/>',
      )
      .replace("</sheets>", '<sheet name="Prices" sheetId="9" r:id="rId9"/></sheets>');
    const { sheet, otherSheets, rows } = await readSheet(archive(parts), "1rotors.xlsx");
    expect({ sheet, otherSheets, rows }).toEqual({
      sheet: "R&D",
      otherSheets: 1,
      rows: [["BR1"]],
    });
  });

  it("prefixed names and parts in unusual folders", async () => {
    const parts = workbookParts(header + textRow(2, "BR1"));
    const moved = {
      "_rels/.rels": (parts["_rels/.rels"] ?? "").replace("xl/workbook.xml", "/Book/main.xml"),
      "Book/main.xml": parts["xl/workbook.xml"] ?? "",
      "Book/_rels/main.xml.rels": (parts["xl/_rels/workbook.xml.rels"] ?? "").replace(
        "worksheets/sheet1.xml",
        "../Sheets/one.xml",
      ),
      "SHEETS/one.xml": (parts["xl/worksheets/sheet1.xml"] ?? "")
        .replaceAll(/<(\/?)(?=[a-z])/gu, "<$1x:")
        .replace("xmlns=", "xmlns:x="),
    };
    expect((await readSheet(archive(moved), "1rotors.xlsx")).rows).toEqual([["BR1"]]);
  });

  it("spaces around the equals sign of an attribute, but not in text", async () => {
    const text = `a = "b" 'c' = 'd'`;
    const cell = `<c r ="A2" s= '0' t = "inlineStr" ><is><t>${text}</t></is></c>`;
    expect(await firstRow(cell)).toEqual([text]);
  });

  it("UTF-16 and the encoding of the XML declaration", async () => {
    const parts = workbookParts(header + textRow(2, "DISCO Ñ"));
    const xml = parts["xl/worksheets/sheet1.xml"] ?? "";
    const wide = new Uint8Array(Buffer.from(`\uFEFF${xml}`, "utf16le"));
    const western = new Uint8Array(Buffer.from(xml.replace("UTF-8", "ISO-8859-1"), "latin1"));
    for (const sheet of [wide, western]) {
      const bytes = archive({ ...parts, "xl/worksheets/sheet1.xml": sheet });
      expect((await readSheet(bytes, "1rotors.xlsx")).rows).toEqual([["DISCO Ñ"]]);
    }
  });

  it("ZIP64 archives and archives with a comment", async () => {
    const parts = workbookParts(header + textRow(2, "BR1"));
    const remark = textBytes("a comment");
    const plain = archive(parts);
    new DataView(plain.buffer).setUint16(plain.length - 2, remark.length, true);
    for (const bytes of [
      archive(parts, { isLarge: true }),
      new Uint8Array([...plain, ...remark]),
    ]) {
      expect((await readSheet(bytes, "1rotors.xlsx")).rows).toEqual([["BR1"]]);
    }
  });

  it("a workbook with macros", async () => {
    expect((await readSheet(fileOf("xlsm"), "1rotors.xlsx")).rows).toEqual([["BR1", 48.5]]);
  });
});
