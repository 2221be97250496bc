import { inflateRawSync } from "node:zlib";

/**
 * A second reader of workbooks, independent of SheetJS, so that tests do not rely on the leniency of
 * one reader. Supports what our workbooks contain: numbers and inline strings.
 */
export function readSheet(workbook: Buffer, sheet = 1): (string | number | null)[][] {
  const xml = String(entriesOf(workbook).get(`xl/worksheets/sheet${sheet}.xml`));
  return [...xml.matchAll(/<row r="(\d+)">(.*?)<\/row>/gsu)].map(([, , cells = ""]) => {
    const row: (string | number | null)[] = [];
    for (const [, letters = "", attributes = "", content = ""] of cells.matchAll(
      /<c r="([A-Z]+)\d+"([^>]*)>(.*?)<\/c>/gsu,
    )) {
      row[columnOf(letters)] = attributes.includes('t="inlineStr"')
        ? decoded(/<t[^>]*>(.*?)<\/t>/su.exec(content)?.[1] ?? "")
        : Number(/<v>(.*?)<\/v>/u.exec(content)?.[1]);
    }
    return Array.from(row, (cell) => cell ?? null);
  });
}

const columnOf = (letters: string): number =>
  Array.from(letters).reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0) - 1;

const signs: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"' };
/** Decodes XML entities, then the escapes of workbooks. */
const decoded = (xml: string) =>
  xml
    .replaceAll(/\r\n?/gu, "\n")
    .replace(/&(\w+);/gu, (_all, name: string) => signs[name] ?? "")
    .replace(/_x([\da-f]{4})_/giu, (_all, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    );

/** The entries of a ZIP archive by name, in its order. Sizes come from the central directory. */
export function entriesOf(zip: Buffer): Map<string, Buffer> {
  const entries = new Map<string, Buffer>();
  const end = zip.lastIndexOf(Buffer.from("PK\u0005\u0006", "latin1"));
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [packed, nameLength] = [zip.readUInt32LE(at + 20), zip.readUInt16LE(at + 28)];
    const start = zip.readUInt32LE(at + 42);
    const from = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28);
    const bytes = zip.subarray(from, from + packed);
    const name = zip.toString("utf8", at + 46, at + 46 + nameLength);
    entries.set(name, zip.readUInt16LE(at + 10) === 0 ? bytes : inflateRawSync(bytes));
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return entries;
}
