/** Detects the format of a file, regardless of its name. Pure. */
import { decoded, statedEncoding } from "./decode.ts";
import { isCompound, isEncrypted, isOldStream, isZip } from "./signatures.ts";

const foreignFormats = ["ods", "xls", "xlsb", "html", "csv"] as const;

/**
 * Formats that can be converted:
 * - `ods`: a workbook of LibreOffice
 * - `xls`: an Excel workbook in the old binary format
 * - `xlsb`: an Excel workbook in the new binary format
 * - `html`: a page or XML under the name of a workbook, as some systems export it
 * - `csv`: a text with delimiters
 */
export type ForeignFormat = (typeof foreignFormats)[number];

/** `xlsx` is an Excel workbook. */
export type FileFormat = "xlsx" | ForeignFormat | "encrypted" | "other";

export const isForeign = (format: FileFormat): format is ForeignFormat =>
  foreignFormats.some((each) => each === format);

/** Number of bytes needed to recognize a format. */
export const headLength = 65_536;

const openDocument = "application/vnd.oasis.opendocument.spreadsheet";
/** The part that names the format is at the start of the archive, without compression. */
const firstParts = 2000;

/** @param bytes the whole file, or its first `headLength` bytes */
export function fileFormat(bytes: Uint8Array): FileFormat {
  if (isCompound(bytes)) return isEncrypted(bytes) ? "encrypted" : "xls";
  const head = bytes.subarray(0, headLength);
  if (isZip(head)) {
    const parts = new TextDecoder("latin1").decode(head);
    if (parts.slice(0, firstParts).includes(openDocument)) return "ods";
    return parts.includes("xl/workbook.bin") ? "xlsb" : "xlsx";
  }
  if (isOldStream(head)) return "xls";
  if (head.length === 0 || isBinary(head)) return "other";
  const { text } = decoded(withoutBrokenEnd(head));
  if (/^\s*(?:<\?xml|<!doctype html|<html|<table|<meta|<head)/iu.test(text)) {
    return /<table|<(?:\w+:)?Worksheet/iu.test(text) ? "html" : "other";
  }
  return delimiterOf(text) === undefined ? "other" : "csv";
}

/** Texts have no NUL, except in UTF-16. */
const isBinary = (bytes: Uint8Array) =>
  statedEncoding(bytes) === undefined &&
  (bytes.includes(0) || new TextDecoder("latin1").decode(bytes.subarray(0, 5)) === "%PDF-");

/** The last character may be truncated. */
function withoutBrokenEnd(bytes: Uint8Array): Uint8Array {
  if (bytes.length < headLength) return bytes;
  const lineEnd = bytes.lastIndexOf(0x0a);
  return lineEnd > 0 ? bytes.subarray(0, lineEnd) : bytes;
}

const delimiters = [";", "\t", "|", ","] as const;
export type Delimiter = (typeof delimiters)[number];

/** Number of lines that are examined. */
const firstLines = 50;

/**
 * The delimiter of a text: the one that occurs equally often in most lines. Undefined for a text of one column, which is not a table.
 */
export function delimiterOf(text: string): Delimiter | undefined {
  const lines = text
    // Quoted cells may contain delimiters and line breaks.
    .replace(/"(?:[^"]|"")*"/gu, "")
    .split(/\r\n?|\n/u)
    .filter((line) => line.trim() !== "")
    .slice(0, firstLines);
  const scores = delimiters.map((delimiter) => {
    const counts = lines.map((line) => line.split(delimiter).length - 1);
    const [usual = 0, times = 0] =
      [...Map.groupBy(counts, (count) => count)]
        .map(([count, same]) => [count, count === 0 ? 0 : same.length] as const)
        .toSorted((one, other) => other[1] - one[1])[0] ?? [];
    return { delimiter, usual, times };
  });
  const [best] = scores.toSorted(
    (one, other) => other.times - one.times || other.usual - one.usual,
  );
  return best && best.usual > 0 && best.times > 0 ? best.delimiter : undefined;
}
