import { attributesOf, walkXml } from "./xml.ts";

/** What a format makes of a number that is more than its figures. */
export type NumberShape =
  | { readonly kind: "date" }
  /** Leading zeros, perhaps after letters: `00000`, `"BR"0000`. */
  | { readonly kind: "code"; readonly prefix: string; readonly digits: number };

/** The formats that every program knows by number: dates and times. */
const builtInDates = (id: number) =>
  (id >= 14 && id <= 22) ||
  (id >= 27 && id <= 36) ||
  (id >= 45 && id <= 47) ||
  (id >= 50 && id <= 58);

const codePattern = /^(?:"([a-z\d-]*[a-z][a-z\d-]*)"(0+)|(0{2,}))$/iu;

/** What a format says of numbers; undefined for one that changes nothing but their look. */
export function shapeOf(format: string): NumberShape | undefined {
  const code = codePattern.exec(format.replace(/;.*$/u, ""));
  if (code) {
    return { kind: "code", prefix: code[1] ?? "", digits: (code[2] ?? code[3] ?? "").length };
  }
  // What stands in quotes, after a backslash or in brackets is no part of a date; but `[h]` is.
  const bare = format
    .replace(/"[^"]*"|\\.|_.|\*./gu, "")
    .replace(/\[(?!(?:h+|m+|s+)\])[^\]]*\]/giu, "")
    .replace(/General/giu, "");
  return /[ymdhs]/iu.test(bare) ? { kind: "date" } : undefined;
}

/** What the formats of a workbook make of numbers, by the number that a cell names. */
export function shapesOf(xml: string): readonly (NumberShape | undefined)[] {
  const formats = new Map<number, string>();
  const shapes: (NumberShape | undefined)[] = [];
  let isCells = false;
  walkXml(xml, {
    open(name, attributes) {
      if (name === "cellXfs") isCells = true;
      if (name === "numFmt") {
        const of = attributesOf(attributes);
        formats.set(Number(of.get("numFmtId")), of.get("formatCode") ?? "");
      }
      if (name !== "xf" || !isCells) return;
      const id = Number(attributesOf(attributes).get("numFmtId") ?? 0);
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
/** The last day that a spreadsheet can show: the end of the year 9999. */
const lastDay = 2_958_465;

/**
 * A date as everybody reads it, with the time when it has one; undefined for what is none.
 * @param serial days since the end of 1899, or since the start of 1904
 */
export function isoDate(serial: number, is1904: boolean): string | undefined {
  const days = is1904 ? serial + 1462 : serial;
  if (days < 1 || days > lastDay + 1) return undefined;
  // The first of these programs took 1900 for a leap year; what comes before its 29 February is one off.
  const real = days < 60 ? days + 1 : days;
  const time = Math.round((real * dayInMs) / 1000) * 1000;
  const text = new Date(Date.UTC(1899, 11, 30) + time).toISOString();
  return text.endsWith("T00:00:00.000Z") ? text.slice(0, 10) : text.slice(0, 19).replace("T", " ");
}
