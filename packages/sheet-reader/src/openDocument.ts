/** What SheetJS does not report about a workbook of LibreOffice. */
import { type ArchiveLimits, openArchive } from "./archive.ts";
import type { Fail } from "./book.ts";
import { attribute, type Attributes, textOf, walkXml } from "./xml.ts";

/** Cells that a workbook may have after the repetition of rows and columns; each takes some 200 bytes. */
const maxCells = 2_000_000;

const maxColumns = 16_384;

/** Types of cells with a value in an attribute. */
const typesWithValue = new Set(["float", "currency", "percentage", "date", "time", "boolean"]);

const times = (attributes: Attributes, name: string) =>
  Math.max(1, Number(attribute(attributes, name) ?? 1) || 1);

/**
 * The hidden parts of a workbook of LibreOffice.
 * @throws {ArchiveError | XmlError | SheetError} by `fail`, for a workbook that would not be read completely
 */
export async function openDocument(
  bytes: Uint8Array<ArrayBuffer>,
  limits: ArchiveLimits,
  fail: Fail,
) {
  const content = await (await openArchive(bytes, limits)).read("content.xml");
  if (!content) return fail("broken");
  const hiddenStyles = new Set<string>();
  const hiddenSheets = new Set<string>();
  const hiddenRows = new Map<string, { from: number; to: number }[]>();
  const hiddenColumns = new Map<string, number[]>();
  let style = "";
  let column = 0;
  let sheet = "";
  let row = 0;
  let rows = 1;
  let cells = 0;
  /** A cell whose text is still missing; SheetJS skips values without one. */
  let isBare = false;
  walkXml(textOf(content), {
    open(name, attributes) {
      switch (name) {
        case "style":
          style = attribute(attributes, "name") ?? "";
          return;
        case "table-properties":
          if (attribute(attributes, "display") === "false") hiddenStyles.add(style);
          return;
        case "table":
          sheet = attribute(attributes, "name") ?? "";
          row = 0;
          column = 0;
          if (hiddenStyles.has(attribute(attributes, "style-name") ?? "")) hiddenSheets.add(sheet);
          return;
        case "table-column": {
          const from = column;
          column = Math.min(from + times(attributes, "number-columns-repeated"), maxColumns);
          if ((attribute(attributes, "visibility") ?? "visible") === "visible") return;
          const columns = hiddenColumns.get(sheet) ?? [];
          for (let at = from; at < column; at += 1) columns.push(at + 1);
          hiddenColumns.set(sheet, columns);
          return;
        }
        case "table-row": {
          rows = times(attributes, "number-rows-repeated");
          if ((attribute(attributes, "visibility") ?? "visible") !== "visible") {
            const ranges = hiddenRows.get(sheet) ?? [];
            ranges.push({ from: row, to: row + rows });
            hiddenRows.set(sheet, ranges);
          }
          return;
        }
        case "table-cell": {
          const type = attribute(attributes, "value-type");
          if (type !== undefined) cells += rows * times(attributes, "number-columns-repeated");
          if (cells > maxCells) fail("tooLarge");
          isBare = typesWithValue.has(type ?? "");
          return;
        }
        default:
          isBare = false;
      }
    },
    close(name) {
      if (name === "table-row") row += rows;
      if (name === "table-cell" && isBare) fail("broken");
    },
  });
  return {
    hiddenSheets,
    /** The columns, from 1, that a sheet hides. */
    hiddenColumns: (name: string): readonly number[] => hiddenColumns.get(name) ?? [],
    /** Whether a sheet hides a row; rows count from 0. */
    hidesRow: (name: string, at: number) =>
      hiddenRows.get(name)?.some(({ from, to }) => at >= from && at < to) === true,
  };
}
