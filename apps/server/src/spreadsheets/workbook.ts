import { lettersOf } from "@caliper/catalogue-model";
/**
 * Writes workbooks (ECMA-376, transitional) as a stream: rows are sent before the next are read, so
 * memory does not depend on the length of the table.
 */
import { type PassThrough, Readable } from "node:stream";
import { ZipFile } from "yazl";
import { day } from "../units.ts";

/** A value of a cell; a date is an instant in ms since 1970, shown in UTC. A marked cell has a red background. */
export type WrittenCell =
  | string
  | number
  | null
  | { readonly date: number }
  | { readonly marked: string | number | null };

export interface WrittenColumn {
  readonly header: string;
  /** `text` shows figures as they are written; `money` has two decimals; `decimal` as many as there are. */
  readonly kind: "text" | "integer" | "decimal" | "money" | "date";
  /** In characters; by default from the header. */
  readonly width?: number;
}

export interface Sheet {
  /** At most 31 characters; characters that Excel refuses are removed. */
  readonly name: string;
  readonly columns: readonly WrittenColumn[];
  readonly rows: AsyncIterable<readonly (readonly WrittenCell[])[]>;
  /** Rows above the header: a title, a note. */
  readonly lead?: readonly (readonly WrittenCell[])[];
  /** Rows under the table: totals. */
  readonly foot?: () => readonly (readonly WrittenCell[])[];
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packaged = "http://schemas.openxmlformats.org/package/2006";

/** Indices into `cellXfs` of `styles`. */
const styleOf = { text: 1, integer: 2, decimal: 0, money: 3, date: 4 } as const;
const headStyle = 5;
const markedStyle = { text: 6, number: 7 } as const;

const styles = `${head}<styleSheet xmlns="${main}">
<numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd hh:mm"/></numFmts>
<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>
<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFFFC7CE"/><bgColor indexed="64"/></patternFill></fill></fills>
<borders count="2"><border><left/><right/><top/><bottom/><diagonal/></border><border><left/><right/><top/><bottom style="thin"/><diagonal/></border></borders>
<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>
<cellXfs count="8">
<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>
<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>
<xf numFmtId="1" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>
<xf numFmtId="4" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>
<xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>
<xf numFmtId="49" fontId="1" fillId="0" borderId="1" xfId="0" applyNumberFormat="1" applyFont="1" applyBorder="1"/>
<xf numFmtId="49" fontId="0" fillId="2" borderId="0" xfId="0" applyNumberFormat="1" applyFill="1"/>
<xf numFmtId="0" fontId="0" fillId="2" borderId="0" xfId="0" applyFill="1"/>
</cellXfs>
<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>
</styleSheet>`;

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
/** Not allowed in XML 1.0 even escaped: control characters, lone surrogates, noncharacters. */
const unwritable = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu;
const maxTextLength = 32_767;
/** Excel's limit; more rows are an error, so that no row is dropped silently. */
const lastRow = 1_048_576;

const escapeXml = (text: string) =>
  text.replace(unwritable, "").replace(/[&<>]/gu, (sign) => entities[sign] ?? sign);
const escapeAttribute = (text: string) => escapeXml(text).replaceAll('"', "&quot;");
/**
 * A text of a cell (ST_Xstring). XML parsers convert carriage returns to line feeds, so they are
 * written as `_x000D_`; the underscore of similar text is escaped.
 */
const escapeText = (text: string) =>
  escapeXml(text.slice(0, maxTextLength))
    .replace(/_(?=x[\da-f]{4}_)/giu, "_x005F_")
    .replaceAll("\r", "_x000D_");

/** Days since 1899-12-30, as workbooks store dates. */
const serial = (milliseconds: number) => milliseconds / day + 25_569;

function cellXml(reference: string, cell: WrittenCell, style: number): string {
  if (cell === null || cell === "") return "";
  if (typeof cell === "number") return `<c r="${reference}" s="${style}"><v>${cell}</v></c>`;
  if (typeof cell === "object" && "marked" in cell) {
    const { marked } = cell;
    if (typeof marked === "number") return cellXml(reference, marked, markedStyle.number);
    if (marked === null || marked === "") return `<c r="${reference}" s="${markedStyle.text}"/>`;
    return textXml(reference, marked, markedStyle.text);
  }
  if (typeof cell === "object") {
    return `<c r="${reference}" s="${styleOf.date}"><v>${serial(cell.date)}</v></c>`;
  }
  return textXml(reference, cell, style === headStyle ? headStyle : styleOf.text);
}

/** Inline strings are never interpreted as formulas, whatever they begin with. */
const textXml = (reference: string, text: string, style: number) =>
  `<c r="${reference}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeText(text)}</t></is></c>`;

function rowXml(number: number, cells: readonly WrittenCell[], styleAt: (index: number) => number) {
  const written = cells.map((cell, index) =>
    cellXml(`${lettersOf(index + 1)}${number}`, cell, styleAt(index)),
  );
  return `<row r="${number}">${written.join("")}</row>`;
}

/** @param onFilter receives the range of header and table after the last row */
async function* sheetXml(sheet: Sheet, onFilter: (range: string) => void): AsyncGenerator<string> {
  const { columns, lead = [] } = sheet;
  const headRow = lead.length + 1;
  const last = lettersOf(Math.max(1, columns.length));
  const widths = columns.map(({ header, width }, index) => {
    const characters = width ?? Math.min(40, Math.max(8, header.length + 3));
    return `<col min="${index + 1}" max="${index + 1}" width="${characters}" customWidth="1"/>`;
  });
  yield (
    `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">` +
      `<pane ySplit="${headRow}" topLeftCell="A${headRow + 1}" activePane="bottomLeft" state="frozen"/>` +
      `</sheetView></sheetViews>${widths.length > 0 ? `<cols>${widths.join("")}</cols>` : ""}<sheetData>`
  );
  const plain = () => styleOf.text;
  const byColumn = (index: number) => styleOf[columns[index]?.kind ?? "text"];
  for (const [index, cells] of lead.entries()) yield rowXml(index + 1, cells, plain);
  yield rowXml(
    headRow,
    columns.map(({ header }) => header),
    () => headStyle,
  );
  let row = headRow;
  for await (const page of sheet.rows) {
    if (row + page.length > lastRow) throw new RangeError(`A sheet ends at row ${lastRow}`);
    const lines = page.map((cells) => rowXml((row += 1), cells, byColumn));
    if (lines.length > 0) yield lines.join("");
  }
  const bottom = row;
  for (const cells of sheet.foot?.() ?? []) yield rowXml((row += 1), cells, byColumn);
  onFilter(`$A$${headRow}:$${last}$${bottom}`);
  yield `</sheetData><autoFilter ref="A${headRow}:${last}${bottom}"/></worksheet>`;
}

/** Excel also refuses apostrophes at either end. */
const sheetName = (name: string) =>
  name
    .replace(/[[\]:*?/\\]/gu, " ")
    .slice(0, 31)
    .replace(/^'|'$/gu, " ") || "Sheet";

/** Generated lazily, because `filters` is filled while the sheets are written. */
function* bookXml(names: readonly string[], filters: readonly string[]): Generator<string> {
  const sheets = names.map(
    (name, index) =>
      `<sheet name="${escapeAttribute(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  const ranges = filters.map((range, index) => {
    const sheet = escapeXml((names[index] ?? "").replaceAll("'", "''"));
    return `<definedName name="_xlnm._FilterDatabase" localSheetId="${index}" hidden="1">'${sheet}'!${range}</definedName>`;
  });
  yield (
    `${head}<workbook xmlns="${main}" xmlns:r="${relations}"><bookViews><workbookView/></bookViews>` +
      `<sheets>${sheets.join("")}</sheets><definedNames>${ranges.join("")}</definedNames></workbook>`
  );
}

/** A workbook as a stream of bytes, which fails if reading the rows fails. */
export function workbook(sheets: readonly Sheet[]): Readable {
  const zip = new ZipFile();
  // A fixed time, so that the same rows give the same bytes.
  const options = { mtime: new Date(Date.UTC(2020, 0, 1)), mode: 0o644 };
  const add = (path: string, text: string) => zip.addBuffer(Buffer.from(text), path, options);
  const numbers = sheets.map((_sheet, index) => index + 1);
  const sheetNames = sheets.map(({ name }) => sheetName(name));
  const filters: string[] = [];

  add(
    "[Content_Types].xml",
    `${head}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/>${numbers.map((n) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>`).join("")}</Types>`,
  );
  add(
    "_rels/.rels",
    `${head}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  );
  add(
    "xl/_rels/workbook.xml.rels",
    `${head}<Relationships xmlns="${packaged}/relationships">${numbers.map((n) => `<Relationship Id="rId${n}" Type="${relations}/worksheet" Target="worksheets/sheet${n}.xml"/>`).join("")}<Relationship Id="rId${sheets.length + 1}" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
  );
  add("xl/styles.xml", styles);
  const output = zip.outputStream as PassThrough;
  for (const [index, sheet] of sheets.entries()) {
    const onFilter = (range: string) => void (filters[index] = range);
    const rows = Readable.from(sheetXml(sheet, onFilter), { objectMode: false });
    rows.on("error", (error) => output.destroy(error));
    zip.addReadStream(rows, `xl/worksheets/sheet${index + 1}.xml`, options);
  }
  // Written last, because it names the filter ranges of the sheets.
  const book = Readable.from(bookXml(sheetNames, filters), { objectMode: false });
  zip.addReadStream(book, "xl/workbook.xml", options);
  zip.end();
  return output;
}
