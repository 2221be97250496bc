import { constants, inflateSync } from "node:zlib";
import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFParser,
  PDFRawStream,
  PDFRef,
  PDFStream,
  PDFString,
} from "@cantoo/pdf-lib";
import type { PdfFinding } from "./pdf-check.ts";

/** Bytes of the unpacked object streams, together. */
const maxUnpacked = 64 * 1_048_576;

/** Actions that run something, open or send files, or play media. `URI`, `GoTo` and `Named` remain. */
const actions = new Set([
  "JavaScript",
  "Launch",
  "SubmitForm",
  "ImportData",
  "GoToR",
  "GoToE",
  "Rendition",
  "RichMediaExecute",
  "Movie",
  "Sound",
]);
/** Entries of dictionaries. `AA` has actions that start without a click; `EF` attaches a file. */
const entries = ["JS", "JavaScript", "AA", "XFA", "EF", "EmbeddedFiles", "RichMediaContent"];
/** Types of annotations and streams. */
const types = new Set(["RichMedia", "EmbeddedFile", "FileAttachment", "Movie", "Sound", "Screen"]);
/** Addresses that a link may have; without a scheme they are relative. */
const addresses = /^(?:(?:https?|mailto|tel):|[^:]*$)/iu;

/** PDF names may encode any letter as `#` and its hexadecimal code. */
const spelled = (name: string): string =>
  name.replaceAll(/./gu, (letter) => {
    const hex = letter.charCodeAt(0).toString(16);
    return `(?:${letter}|#${hex.replace(/[a-f]/u, (digit) => `[${digit}${digit.toUpperCase()}]`)})`;
  });
/** Long enough not to occur by chance in compressed data, unlike `/JS`. */
const longNames = ["JavaScript", "Launch", "EmbeddedFile", "EmbeddedFiles", "RichMedia"];
const longName = new RegExp(`/(${longNames.map(spelled).join("|")})(?![A-Za-z])`, "u");
const encryption = new RegExp(`/${spelled("Encrypt")}(?![A-Za-z])`, "u");
const objectStream = new RegExp(`/${spelled("ObjStm")}(?![A-Za-z])`, "gu");

const damaged: PdfFinding = { kind: "damaged" };
const active = (what: string): PdfFinding => ({ kind: "active", what });

/** A name of {@link longNames} anywhere in a text, also between objects and in what no table refers to. */
function findInText(text: string): PdfFinding | undefined {
  const [, name] = longName.exec(text) ?? [];
  return name === undefined ? undefined : active(PDFName.of(name).decodeText());
}

const nameIn = (dict: PDFDict, key: string): string | undefined => {
  const value = dict.get(PDFName.of(key));
  return value instanceof PDFName ? value.decodeText() : undefined;
};

const isActiveStart = (open: PDFObject | undefined) =>
  open instanceof PDFDict && nameIn(open, "S") !== "GoTo";

function findInDict(dict: PDFDict): PdfFinding | undefined {
  const entry = entries.find((name) => dict.has(PDFName.of(name)));
  if (entry !== undefined) return active(entry);
  const action = nameIn(dict, "S") ?? "";
  if (actions.has(action)) return active(action);
  const type = ["Type", "Subtype"].map((key) => nameIn(dict, key) ?? "").find((t) => types.has(t));
  if (type !== undefined) return active(type);
  if (isActiveStart(dict.get(PDFName.of("OpenAction")))) return active("OpenAction");
  const address = dict.get(PDFName.of("URI"));
  const isText = address instanceof PDFString || address instanceof PDFHexString;
  return isText && !addresses.test(address.decodeText().trim()) ? active("URI") : undefined;
}

/** Searches an object and what it contains, but not what it refers to. */
function findIn(object: PDFObject): PdfFinding | undefined {
  let parts: readonly PDFObject[] = [];
  if (object instanceof PDFArray) parts = object.asArray();
  else if (object instanceof PDFStream) parts = [object.dict];
  else if (object instanceof PDFDict) {
    const found = findInDict(object);
    if (found) return found;
    parts = object.values();
  }
  for (const part of parts) {
    const found = findIn(part);
    if (found) return found;
  }
  return undefined;
}

/**
 * Reads every object of a file one after the other, whatever its cross-reference table says, also those that later ones
 * replace: viewers differ in what they use.
 */
class Inspector extends PDFParser {
  /** The parser hides the reason when reading an object fails. */
  finding: PdfFinding | undefined;
  objectStreams = 0;
  #unpacked = 0;

  constructor(bytes: Uint8Array) {
    super(bytes, Number.POSITIVE_INFINITY, true);
    const { context } = this;
    const assign = context.assign.bind(context);
    context.assign = (ref, object) => {
      this.#refuse(findIn(object));
      assign(ref, object);
    };
  }

  /** Streams are checked before the parser unpacks them. */
  override parseObject(ref?: PDFRef): PDFObject {
    const object = super.parseObject(ref);
    if (object instanceof PDFRawStream) this.#refuse(this.#findInStream(object));
    return object;
  }

  /** Trailers are not objects. */
  protected override parseDict(ref?: PDFRef): PDFDict {
    const dict = super.parseDict(ref);
    this.#refuse(findInDict(dict));
    return dict;
  }

  #findInStream({ dict, contents }: PDFRawStream): PdfFinding | undefined {
    const type = nameIn(dict, "Type");
    if (type !== "ObjStm" && type !== "XRef") {
      // Some viewers read objects from any stream that has these entries.
      const isLike = dict.has(PDFName.of("First")) && dict.has(PDFName.of("N"));
      return isLike || dict.get(PDFName.of("Type")) instanceof PDFRef ? damaged : undefined;
    }
    if (type === "ObjStm") this.objectStreams += 1;
    const filter = dict.get(PDFName.of("Filter"));
    const filters = filter instanceof PDFArray ? filter.asArray() : filter ? [filter] : [];
    if (filters.length > 1 || filters.some((each) => each !== PDFName.FlateDecode)) return damaged;
    let data: Uint8Array = contents;
    if (filters.length > 0) {
      try {
        data = inflateSync(contents, {
          maxOutputLength: Math.max(1, maxUnpacked - this.#unpacked),
          finishFlush: constants.Z_SYNC_FLUSH,
        });
      } catch {
        return damaged;
      }
    }
    this.#unpacked += data.length;
    return type === "ObjStm" ? findInText(Buffer.from(data).toString("latin1")) : undefined;
  }

  #refuse(finding: PdfFinding | undefined): void {
    if (!finding) return;
    this.finding ??= finding;
    throw new Error(finding.kind);
  }
}

/**
 * What speaks against a PDF: scripts, actions other than links and jumps, attachments, media and forms that run scripts, also in
 * compressed objects; encryption, because nothing can be checked then; objects that cannot be read.
 */
export async function inspectPdf(bytes: Uint8Array): Promise<PdfFinding | undefined> {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("latin1");
  if (encryption.test(text)) return { kind: "encrypted" };
  const found = findInText(text);
  if (found) return found;
  const inspector = new Inspector(bytes);
  try {
    const context = await inspector.parseDocument();
    const catalog = context.lookup(context.trailerInfo.Root);
    if (!(catalog instanceof PDFDict)) return damaged;
    if (isActiveStart(context.lookup(catalog.get(PDFName.of("OpenAction"))))) {
      return active("OpenAction");
    }
  } catch {
    return inspector.finding ?? damaged;
  }
  // A viewer could be led to one that is not where objects are expected.
  const expected = text.match(objectStream)?.length ?? 0;
  return expected > inspector.objectStreams ? damaged : undefined;
}
