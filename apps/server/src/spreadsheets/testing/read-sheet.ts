import { inflateRawSync } from "node:zlib";

/**
 * A second reader of workbooks, which shares nothing with the library: what both read alike is in the
 * file, and not in one reader's kindness. Knows what our workbooks hold: numbers and texts in place.
 */
export function readSheet(workbook: Buffer, sheet = 1): (string | number | null)[][] {
  const xml = entry(workbook, `xl/worksheets/sheet${sheet}.xml`).toString("utf8");
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
/** As XML and then the workbook's own rules have it. */
const decoded = (xml: string) =>
  xml
    .replaceAll(/\r\n?/gu, "\n")
    .replace(/&(\w+);/gu, (_all, name: string) => signs[name] ?? "")
    .replace(/_x([\da-f]{4})_/giu, (_all, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    );

/** An entry of a zip archive by its central directory: sizes at the entries are written after them. */
function entry(zip: Buffer, name: string): Buffer {
  const end = zip.lastIndexOf(Buffer.from("PK\u0005\u0006", "latin1"));
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const packed = zip.readUInt32LE(at + 20);
    const nameLength = zip.readUInt16LE(at + 28);
    const skipped = zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
    const start = zip.readUInt32LE(at + 42);
    if (zip.toString("utf8", at + 46, at + 46 + nameLength) === name) {
      const from = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28);
      const bytes = zip.subarray(from, from + packed);
      return zip.readUInt16LE(at + 10) === 0 ? bytes : inflateRawSync(bytes);
    }
    at += 46 + nameLength + skipped;
  }
  throw new Error(`There is no ${name} in the archive.`);
}
