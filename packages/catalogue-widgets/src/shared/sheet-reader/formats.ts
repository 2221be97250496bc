import { attribute, walkXml } from "./xml.ts";

/** A number format that changes what a number means, not only how it looks. */
export type NumberShape =
  | { readonly kind: "date" }
  /** Leading zeros, perhaps after letters: `00000`, `"BR"0000`. */
  | { readonly kind: "code"; readonly prefix: string; readonly digits: number };

/** Ids of the built-in date and time formats. */
const builtInDates = (id: number) =>
  (id >= 14 && id <= 22) ||
  (id >= 27 && id <= 36) ||
  (id >= 45 && id <= 47) ||
  (id >= 50 && id <= 58);

const codePattern = /^(?:"([a-z\d-]*[a-z][a-z\d-]*)"(0+)|(0{2,}))$/iu;

/** The shape that a format gives a number; undefined for a format that only affects its look. */
export function shapeOf(format: string): NumberShape | undefined {
  const code = codePattern.exec(format.replace(/;.*$/u, ""));
  if (code) {
    return { kind: "code", prefix: code[1] ?? "", digits: (code[2] ?? code[3] ?? "").length };
  }
  // Quoted, escaped and bracketed text is not part of a date, except elapsed time such as `[h]`.
  const bare = format
    .replace(/"[^"]*"|\\.|_.|\*./gu, "")
    .replace(/\[(?!(?:h+|m+|s+)\])[^\]]*\]/giu, "")
    .replace(/General/giu, "");
  return /[ymdhs]/iu.test(bare) ? { kind: "date" } : undefined;
}

/** The shapes of a workbook's cell formats, by the style number in a cell. */
export function shapesOf(xml: string): readonly (NumberShape | undefined)[] {
  const formats = new Map<number, string>();
  const shapes: (NumberShape | undefined)[] = [];
  let isCells = false;
  walkXml(xml, {
    open(name, attributes) {
      if (name === "cellXfs") isCells = true;
      if (name === "numFmt") {
        const id = Number(attribute(attributes, "numFmtId"));
        formats.set(id, attribute(attributes, "formatCode") ?? "");
      }
      if (name !== "xf" || !isCells) return;
      const id = Number(attribute(attributes, "numFmtId") ?? 0);
      const format = formats.get(id);
      if (format !== undefined) shapes.push(shapeOf(format));
      else shapes.push(builtInDates(id) ? { kind: "date" } : undefined);
    },
    close(name) {
      if (name === "cellXfs") isCells = false;
    },
  });
  return shapes;
}

const dayInMs = 86_400_000;
/** Serial number of the last day of the year 9999, the last date a spreadsheet supports. */
const lastDay = 2_958_465;

/**
 * An ISO date, with the time when it has one; undefined for a number outside the range of dates.
 * @param serial days since the end of 1899, or since the start of 1904
 */
export function isoDate(serial: number, is1904: boolean): string | undefined {
  const days = is1904 ? serial + 1462 : serial;
  if (days < 1 || days > lastDay + 1) return undefined;
  // Spreadsheets treat 1900 as a leap year, so serials before 29 February 1900 are off by one.
  const real = days < 60 ? days + 1 : days;
  const time = Math.round((real * dayInMs) / 1000) * 1000;
  const text = new Date(Date.UTC(1899, 11, 30) + time).toISOString();
  return text.endsWith("T00:00:00.000Z") ? text.slice(0, 10) : text.slice(0, 19).replace("T", " ");
}
