/**
 * Walks through an XML part of a workbook, and refuses one that is not well-formed. Lenient readers
 * take what comes before the fault for the whole: rows would be missing, and nobody would know.
 */
export class XmlError extends Error {
  /** Where in the text the fault is. */
  readonly at: number;

  constructor(at: number) {
    super(`The XML is broken at ${at}`);
    this.name = "XmlError";
    this.at = at;
  }
}

export interface XmlVisitor {
  /** An element begins; its name is without a prefix, its attributes are as they stand there. */
  open(name: string, attributes: string, at: number): void;
  close(name: string): void;
  /** Text between two tags, as it stands there; in pieces where a remark interrupts it. */
  text?(raw: string): void;
}

const attributesPattern = /^(?:\s+[^\s=<>"'/]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*\s*$/u;
const attributePattern = /\s(?:[^\s=:]+:)?([^\s=:]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/gu;
const namePattern = /^[\p{L}_][\p{L}\p{N}_.:-]*$/u;
const spaces = /\s/u;
const blank = /^\s*$/u;

/** The names that occur are few: those that were found well-formed need no second look. */
const knownNames = new Set<string>();

const isName = (name: string) => {
  if (knownNames.has(name)) return true;
  if (!namePattern.test(name)) return false;
  if (knownNames.size < 1000) knownNames.add(name);
  return true;
};

const localName = (name: string) => {
  const colon = name.indexOf(":");
  return colon < 0 ? name : name.slice(colon + 1);
};

/** Where the tag that begins at `from` ends; a quoted value may hold the sign that ends one. */
function tagEnd(xml: string, from: number): number {
  let end = xml.indexOf(">", from);
  for (;;) {
    if (end < 0) throw new XmlError(from);
    let quote = "";
    for (let at = from; at < end; at += 1) {
      const sign = xml[at] ?? "";
      if (quote === "") {
        if (sign === '"' || sign === "'") quote = sign;
      } else if (sign === quote) quote = "";
    }
    if (quote === "") return end;
    end = xml.indexOf(">", end + 1);
  }
}

/** @throws {XmlError} */
export function walkXml(xml: string, visitor: XmlVisitor): void {
  const open: string[] = [];
  let isOver = false;
  let at = xml.startsWith("\uFEFF") ? 1 : 0;
  const skip = (mark: string, from: number) => {
    const found = xml.indexOf(mark, from);
    if (found < 0) throw new XmlError(from);
    return found;
  };
  while (at < xml.length) {
    const next = xml.indexOf("<", at);
    const textEnd = next < 0 ? xml.length : next;
    if (textEnd > at) {
      const raw = xml.slice(at, textEnd);
      if (open.length > 0) visitor.text?.(raw);
      else if (!blank.test(raw)) throw new XmlError(at);
    }
    if (next < 0) break;
    const sign = xml[next + 1];
    if (sign === "?") {
      at = skip("?>", next) + 2;
    } else if (sign === "!") {
      if (xml.startsWith("<!--", next)) at = skip("-->", next + 4) + 3;
      else if (xml.startsWith("<![CDATA[", next) && open.length > 0) {
        const end = skip("]]>", next);
        visitor.text?.(xml.slice(next + 9, end).replaceAll("&", "&amp;"));
        at = end + 3;
        // A document type may declare texts that grow without end; a workbook has none.
      } else throw new XmlError(next);
    } else if (sign === "/") {
      const end = skip(">", next);
      const name = xml.slice(next + 2, end).trimEnd();
      if (open.pop() !== name) throw new XmlError(next);
      visitor.close(localName(name));
      isOver = open.length === 0;
      at = end + 1;
    } else {
      if (isOver) throw new XmlError(next);
      const end = tagEnd(xml, next + 1);
      const isEmpty = xml[end - 1] === "/";
      const tag = xml.slice(next + 1, isEmpty ? end - 1 : end);
      const space = tag.search(spaces);
      const name = space < 0 ? tag : tag.slice(0, space);
      const attributes = space < 0 ? "" : tag.slice(space);
      if (!isName(name)) throw new XmlError(next);
      if (attributes !== "" && !attributesPattern.test(attributes)) throw new XmlError(next);
      visitor.open(localName(name), attributes, next);
      if (isEmpty) {
        visitor.close(localName(name));
        isOver = open.length === 0;
      } else open.push(name);
      at = end + 1;
    }
  }
  if (!isOver) throw new XmlError(xml.length);
}

/** By name without prefix; their values decoded. */
export function attributesOf(attributes: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [, name = "", double, single] of attributes.matchAll(attributePattern)) {
    found.set(name, decoded(double ?? single ?? ""));
  }
  return found;
}

const entities: ReadonlyMap<string, string> = new Map([
  ["amp", "&"],
  ["apos", "'"],
  ["gt", ">"],
  ["lt", "<"],
  ["quot", '"'],
]);

/**
 * Text as its reader sees it.
 * @throws {XmlError} for a name or number that stands for no sign
 */
export function decoded(raw: string): string {
  if (!raw.includes("&")) return raw;
  return raw.replace(/&([^;&]*)(;?)/gu, (_whole, name: string, end: string, at: number) => {
    const sign = entities.get(name);
    if (end === ";" && sign !== undefined) return sign;
    const number = /^#(?:x([\da-f]{1,6})|(\d{1,7}))$/iu.exec(name);
    const code = number ? Number.parseInt(number[1] ?? number[2] ?? "", number[1] ? 16 : 10) : 0;
    if (end !== ";" || code < 1 || code > 0x10_ffff) throw new XmlError(at);
    return String.fromCodePoint(code);
  });
}

/**
 * The text of a part. The signs are those that its first bytes tell of, UTF-8 otherwise.
 * @throws {XmlError} where bytes stand for no sign
 */
export function textOf(bytes: Uint8Array<ArrayBuffer>): string {
  const start = new TextDecoder("latin1").decode(bytes.subarray(0, 200));
  const [first, second] = bytes;
  const isWide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  const label = isWide
    ? first === 0xff
      ? "utf-16le"
      : "utf-16be"
    : (/^<\?xml[^>]*\sencoding=["']([\w-]+)["']/u.exec(start)?.[1] ?? "utf-8");
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    throw new XmlError(0);
  }
}
