/**
 * Walks through an XML part of a workbook and refuses one that is not well-formed. A lenient parser
 * would drop every row after the fault without a message.
 */
import { type Attributes, Parser } from "saxen";

export type { Attributes } from "saxen";

export class XmlError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "XmlError";
  }
}

export interface XmlVisitor {
  /** An element begins; its name has no prefix. Extension lists (`extLst`) are checked but not visited. */
  open(name: string, attributes: Attributes): void;
  close?(name: string): void;
  /** Decoded text between two tags, in several pieces when a comment or CDATA interrupts it. */
  text?(text: string): void;
}

/** Characters parsed between two progress reports. */
const chunkLength = 1 << 20;

const localName = (name: string) => name.slice(name.indexOf(":") + 1);

const spacedEquals = /\s=\s*["']|=\s+["']/u;

/** A tag of up to 5,000 characters; the limit bounds backtracking in damaged files. */
const tag = /<(?:[^!<>"']|"[^"<]*"|'[^'<]*'){1,5000}>/gu;

/**
 * Removes the spaces around the `=` of attributes, which are valid but unknown to the parser. Text
 * with comments or CDATA is left unchanged.
 */
function withoutSpacedEquals(xml: string): string {
  if (!spacedEquals.test(xml) || xml.includes("<!")) return xml;
  return xml.replace(tag, (whole) =>
    whole.replace(/("[^"]*"|'[^']*')|\s*=\s*/gu, (_match, quoted?: string) => quoted ?? "="),
  );
}

/**
 * @param onProgress receives a share from 0 to 1; an exception from it stops reading
 * @throws {XmlError} when the text is not well-formed
 */
export function walkXml(
  part: string,
  visitor: XmlVisitor,
  onProgress?: (share: number) => void,
): void {
  const xml = withoutSpacedEquals(part);
  const fail = (fault: Error) => {
    throw new XmlError(fault.message);
  };
  let depth = 0;
  /** Depth of the extension list that is being skipped: its elements have names of the main part with other meanings. */
  let skipped = Number.POSITIVE_INFINITY;
  let hasRoot = false;
  const parser = new Parser()
    .on("error", fail)
    .on("warn", fail)
    // A document type can declare entities that expand without limit; workbooks contain none.
    .on("attention", () => fail(new Error("unexpected declaration")))
    .on("openTag", (name, attributes) => {
      if (depth === 0 && hasRoot) fail(new Error("second root element"));
      hasRoot = true;
      depth += 1;
      // The parser checks attributes only when they are read.
      const parsedAttributes = attributes();
      if (localName(name) === "extLst" && depth < skipped) skipped = depth;
      if (depth < skipped) visitor.open(localName(name), parsedAttributes);
    })
    .on("closeTag", (name) => {
      if (depth < skipped) visitor.close?.(localName(name));
      else if (depth === skipped) skipped = Number.POSITIVE_INFINITY;
      depth -= 1;
    })
    .on("text", (raw) => {
      const text = decoded(raw);
      if (depth < skipped) visitor.text?.(text);
    })
    .on("cdata", (text) => {
      if (depth === 0) fail(new Error("text outside the root element"));
      if (depth < skipped) visitor.text?.(text);
    });
  for (let at = 0; at < xml.length; at += chunkLength) {
    parser.write(xml.slice(at, at + chunkLength));
    onProgress?.(at / xml.length);
  }
  parser.end();
  if (!hasRoot) fail(new Error("no root element"));
}

/** The decoded value of an attribute, whatever the prefix of its name. */
export function attribute(attributes: Attributes, name: string): string | undefined {
  const raw =
    attributes[name] ?? Object.entries(attributes).find(([key]) => localName(key) === name)?.[1];
  return raw === undefined ? undefined : decoded(raw);
}

const entities: ReadonlyMap<string, string> = new Map([
  ["amp", "&"],
  ["apos", "'"],
  ["gt", ">"],
  ["lt", "<"],
  ["quot", '"'],
]);

/** The parser's own decoder keeps unknown entities and breaks characters beyond U+FFFF. */
function decoded(raw: string): string {
  if (!raw.includes("&")) return raw;
  return raw.replace(/&([^;&]*)(;?)/gu, (_whole, name: string, end: string) => {
    const entity = entities.get(name);
    if (end === ";" && entity !== undefined) return entity;
    const number = /^#(?:x([\da-f]{1,6})|(\d{1,7}))$/iu.exec(name);
    const code = number ? Number.parseInt(number[1] ?? number[2] ?? "", number[1] ? 16 : 10) : 0;
    if (end !== ";" || code < 1 || code > 0x10_ffff) throw new XmlError(`unknown entity ${name}`);
    return String.fromCodePoint(code);
  });
}

/**
 * The text of a part, in the encoding that its byte order mark or first line names; UTF-8 by default.
 * @throws {XmlError} for bytes that the encoding does not allow
 */
export function textOf(bytes: Uint8Array<ArrayBuffer>): string {
  const start = new TextDecoder("latin1").decode(bytes.subarray(0, 200));
  const utf16 = { ÿþ: "utf-16le", þÿ: "utf-16be" }[start.slice(0, 2)];
  const encodingName = /^<\?xml[^>]*\sencoding=["']([\w-]+)["']/u.exec(start)?.[1];
  try {
    return new TextDecoder(utf16 ?? encodingName ?? "utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new XmlError("undecodable bytes");
  }
}
