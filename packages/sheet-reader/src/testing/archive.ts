/** Builds workbooks part by part, including invalid ones. */
import { Buffer } from "node:buffer";
import { crc32, deflateRawSync } from "node:zlib";

export type Bytes = Uint8Array<ArrayBuffer>;

export const textBytes = (value: string): Bytes => new TextEncoder().encode(value);

/** False metadata of an archive's parts. */
export interface FalseMetadata {
  /** Claimed length of the parts, in bytes. */
  readonly size?: number;
  /** Uses the ZIP64 format. */
  readonly isLarge?: boolean;
}

/** An archive of parts. */
export function archive(
  parts: Readonly<Record<string, string | Uint8Array>>,
  { size: lie, isLarge = false }: FalseMetadata = {},
): Bytes {
  const locals: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(parts)) {
    const raw = typeof content === "string" ? textBytes(content) : content;
    // Programs recognize a file of LibreOffice by this part, without unpacking it.
    const isStored = name === "mimetype";
    const packed = isStored ? raw : deflateRawSync(raw);
    const head = (signature: number, extra: number) => {
      const more = isLarge ? 28 : 0;
      const bytes = new Uint8Array(extra + name.length + more);
      const view = new DataView(bytes.buffer);
      view.setUint32(0, signature, true);
      const at = extra === 30 ? 4 : 6;
      view.setUint16(at, 20, true);
      view.setUint16(at + 4, isStored ? 0 : 8, true);
      view.setUint32(at + 10, crc32(raw), true);
      view.setUint32(at + 14, isLarge ? 0xffff_ffff : packed.length, true);
      view.setUint32(at + 18, isLarge ? 0xffff_ffff : (lie ?? raw.length), true);
      view.setUint16(at + 22, name.length, true);
      view.setUint16(at + 24, more, true);
      if (extra === 46) view.setUint32(42, isLarge ? 0xffff_ffff : offset, true);
      bytes.set(textBytes(name), extra);
      if (isLarge) {
        const field = extra + name.length;
        view.setUint16(field, 1, true);
        view.setUint16(field + 2, 24, true);
        view.setBigUint64(field + 4, BigInt(raw.length), true);
        view.setBigUint64(field + 12, BigInt(packed.length), true);
        view.setBigUint64(field + 20, BigInt(offset), true);
      }
      return bytes;
    };
    const local = head(0x04034b50, 30);
    directory.push(head(0x02014b50, 46));
    locals.push(local, packed);
    offset += local.length + packed.length;
  }
  const size = directory.reduce((sum, bytes) => sum + bytes.length, 0);
  const large = new Uint8Array(isLarge ? 76 : 0);
  if (isLarge) {
    const view = new DataView(large.buffer);
    view.setUint32(0, 0x06064b50, true);
    view.setBigUint64(32, BigInt(directory.length), true);
    view.setBigUint64(48, BigInt(offset), true);
    view.setUint32(56, 0x07064b50, true);
    view.setBigUint64(64, BigInt(offset + size), true);
  }
  const end = new Uint8Array(22);
  const view = new DataView(end.buffer);
  view.setUint32(0, 0x06054b50, true);
  view.setUint16(8, isLarge ? 0xffff : directory.length, true);
  view.setUint16(10, isLarge ? 0xffff : directory.length, true);
  view.setUint32(12, size, true);
  view.setUint32(16, isLarge ? 0xffff_ffff : offset, true);
  return new Uint8Array(Buffer.concat([...locals, ...directory, large, end]));
}

const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packaged = "http://schemas.openxmlformats.org/package/2006/relationships";

const relations = (list: readonly (readonly [string, string])[]) =>
  `<Relationships xmlns="${packaged}">${list
    .map(
      ([type, target], index) =>
        `<Relationship Id="rId${index + 1}" Type="${office}/${type}" Target="${target}"/>`,
    )
    .join("")}</Relationships>`;

/** Contents of a workbook besides its cells. */
export interface PartOptions {
  /** The `si` elements of the shared strings, whole. */
  readonly strings?: readonly string[];
  /** Number formats by style index; 0 is the default. */
  readonly formats?: readonly string[];
  readonly is1904?: boolean;
  /** XML after the cells, such as merged cells. */
  readonly after?: string;
}

/** The parts of a workbook whose one sheet, R&D, has these rows. */
export function workbookParts(
  rows: string,
  { strings, formats, is1904 = false, after = "" }: PartOptions = {},
): Record<string, string> {
  return {
    "_rels/.rels": relations([["officeDocument", "xl/workbook.xml"]]),
    "xl/workbook.xml": `<workbook xmlns="${main}" xmlns:r="${office}">${is1904 ? '<workbookPr date1904="1"/>' : ""}<sheets><sheet name="R&amp;D" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": relations([
      ["worksheet", "worksheets/sheet1.xml"],
      ...(strings ? [["sharedStrings", "sharedStrings.xml"] as const] : []),
      ...(formats ? [["styles", "styles.xml"] as const] : []),
    ]),
    ...(strings && {
      "xl/sharedStrings.xml": `<sst xmlns="${main}" count="900" uniqueCount="900">${strings.join("")}</sst>`,
    }),
    ...(formats && {
      "xl/styles.xml": `<styleSheet xmlns="${main}"><numFmts>${formats
        .map(
          (code, index) =>
            `<numFmt numFmtId="${200 + index}" formatCode="${code.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}"/>`,
        )
        .join(
          "",
        )}</numFmts><cellStyleXfs count="1"><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${formats
        .map((_, index) => `<xf numFmtId="${200 + index}" applyNumberFormat="1"/>`)
        .join("")}</cellXfs></styleSheet>`,
    }),
    "xl/worksheets/sheet1.xml": `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="${main}"><sheetData>${rows}</sheetData>${after}</worksheet>`,
  };
}

/** A row of inline strings: `textRow(1, "XBP", "HEIGHT")`. */
export const textRow = (number: number, ...texts: readonly string[]): string =>
  `<row r="${number}">${texts
    .map(
      (text, index) =>
        `<c r="${String.fromCharCode(65 + index)}${number}" t="inlineStr"><is><t>${text}</t></is></c>`,
    )
    .join("")}</row>`;
