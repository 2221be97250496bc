import { randomBytes } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import { PDFDocument } from "@cantoo/pdf-lib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pdf } from "../http/testing/multipart.ts";
import { createPdfCheck, pdfLimits } from "./pdf-check.ts";
import { inspectPdf } from "./pdf-inspector.ts";

const text = (...parts: (string | Buffer)[]) =>
  Buffer.concat(["%PDF-1.7\n", ...parts].map((part) => Buffer.from(part)));
const catalog = "1 0 obj\n<< /Type /Catalog >>\nendobj\n";
const end = "trailer\n<< /Root 1 0 R >>\nstartxref\n9\n%%EOF\n";
/** An object stream with one object. */
const objectStream = (object: string, { type = "/ObjStm", filter = "/FlateDecode" } = {}) =>
  Buffer.concat([
    Buffer.from(`7 0 obj\n<< /Type ${type} /N 1 /First 4 /Filter ${filter} >>\nstream\n`),
    deflateSync(`8 0 ${object}`),
    Buffer.from("\nendstream\nendobj\n"),
  ]);
/** A PDF whose catalog has an entry, and whose object 8 is compressed. */
const packed = (object: string, entry = "/Custom") =>
  text(`1 0 obj\n<< /Type /Catalog ${entry} 8 0 R >>\nendobj\n`, objectStream(object), end);

describe("finds in compressed objects", () => {
  it.each<[what: string, object: string, entry?: string]>([
    ["JavaScript", "<< /S /JavaScript /JS (x) >>"],
    ["JavaScript", "<< /S /J#61vaScrip#74 >>", "/OpenAction"],
    ["JavaScript", "<< /JavaScript << /Names [] >> >>", "/Names"],
    ["Launch", "<< /Type /Action /S /Launch /F (calc.exe) >>"],
    ["JS", "<< /JS (x) >>"],
    ["OpenAction", "<< /S /URI /URI (https://example.com) >>", "/OpenAction"],
    ["AA", "[ << /AA << /O << /S /Named /N /Print >> >> >> ]"],
    ["XFA", "<< /Fields [] /XFA [] >>", "/AcroForm"],
    ["EmbeddedFiles", "<< /EmbeddedFiles << /Names [] >> >>", "/Names"],
    ["EF", "<< /Type /Filespec /EF << >> >>"],
    ["RichMedia", "<< /Type /Annot /Subtype /RichMedia >>"],
    ["FileAttachment", "<< /Type /Annot /Subtype /FileAttachment >>"],
    ["SubmitForm", "<< /S /SubmitForm >>"],
    ["GoToR", "<< /Deep [ << /Deep [ << /S /GoToR >> ] >> ] >>"],
  ])("%s: %s", async (what, object, entry) => {
    expect(await inspectPdf(packed(object, entry))).toEqual({ kind: "active", what });
  });

  it("a link to a script", async () => {
    const link = (uri: string) =>
      text(catalog, `2 0 obj\n<< /S /URI /URI (${uri}) >>\nendobj\n`, end);
    expect(await inspectPdf(link("javascript:x"))).toEqual({ kind: "active", what: "URI" });
    expect(await inspectPdf(link("https://example.com/a:b"))).toBeUndefined();
    expect(await inspectPdf(link("../catalogue"))).toBeUndefined();
  });

  it("scripts in objects that later ones replace", async () => {
    const harmless = "8 0 obj\n<< >>\nendobj\n";
    const bytes = text(catalog, objectStream("<< /S /JavaScript >>"), harmless, end);
    expect(await inspectPdf(bytes)).toEqual({ kind: "active", what: "JavaScript" });
  });

  it("entries of trailers", async () => {
    const bytes = text(catalog, "trailer\n<< /Root 1 0 R /Custom << /AA << >> >> >>\n%%EOF\n");
    expect(await inspectPdf(bytes)).toEqual({ kind: "active", what: "AA" });
  });
});

describe("accepts", () => {
  it("a small PDF, also with a wrong cross-reference table", async () => {
    const table = "xref\n0 2\n0000000000 65535 f \n0000999999 00000 n \n";
    expect(await inspectPdf(Buffer.from(pdf))).toBeUndefined();
    expect(await inspectPdf(text(catalog, table, end))).toBeUndefined();
  });

  it("links, jumps and a page to begin with", async () => {
    const links = "[ << /Subtype /Link /A << /S /GoTo /D [ 1 0 R /Fit ] >> >> ]";
    expect(await inspectPdf(packed(links))).toBeUndefined();
    expect(await inspectPdf(packed("<< /S /GoTo >>", "/OpenAction"))).toBeUndefined();
    expect(await inspectPdf(packed("[ 1 0 R /Fit ]", "/OpenAction"))).toBeUndefined();
  });

  it.each([true, false])("what a library writes, objects packed: %s", async (useObjectStreams) => {
    const document = await PDFDocument.create();
    document.getForm().createTextField("name").addToPage(document.addPage());
    const bytes = await document.save({ useObjectStreams });
    expect(await inspectPdf(bytes)).toBeUndefined();
  });

  it("50 MB", async () => {
    const content = randomBytes(50 * 1_048_576 - 300);
    const head = `2 0 obj\n<< /Length ${content.length} >>\nstream\n`;
    const bytes = text(catalog, head, content, "\nendstream\nendobj\n", end);
    expect(await inspectPdf(bytes)).toBeUndefined();
  });
});

describe("refuses what cannot be read", () => {
  const bomb = Buffer.concat([
    Buffer.from(`7 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode >>\nstream\n`),
    deflateSync(Buffer.alloc(80 * 1_048_576)),
    Buffer.from("\nendstream\nendobj\n"),
  ]);
  const hidden = objectStream("<< /S /JavaScript >>", { filter: "[/ASCIIHexDecode /LZWDecode]" });
  const inside = Buffer.concat([
    Buffer.from(`2 0 obj\n<< /Length ${hidden.length} >>\nstream\n`),
    hidden,
    Buffer.from("\nendstream\nendobj\n"),
  ]);
  it.each<[string, Uint8Array]>([
    ["deep nesting", text(`1 0 obj\n${"[".repeat(500_000)}`, end)],
    ["deep nesting that is whole", text(`1 0 obj\n${"[".repeat(1e5)}${"]".repeat(1e5)}\nendobj\n`)],
    ["an object stream that unpacks to more than 64 MB", text(catalog, bomb, end)],
    ["an object stream with other filters", text(catalog, hidden, end)],
    ["an object stream with an indirect type", text(catalog, objectStream("1", { type: "9 0 R" }))],
    ["an object stream without its type", text(catalog, objectStream("1", { type: "/Other" }))],
    ["an object stream inside another stream", text(catalog, inside, end)],
    ["a stream without an end", text(catalog, "2 0 obj\n<< >>\nstream\nabc", end)],
    ["objects without a catalog", text("2 0 obj\n<< >>\nendobj\n", end)],
    ["no objects", text("nothing")],
  ])("%s", async (_, bytes) => {
    expect(await inspectPdf(bytes)).toEqual({ kind: "damaged" });
  });

  it.each([true, false])("encrypted documents, objects packed: %s", async (useObjectStreams) => {
    const document = await PDFDocument.create();
    document.addPage();
    document.encrypt({ ownerPassword: "owner", userPassword: "" });
    const bytes = await document.save({ useObjectStreams });
    expect(await inspectPdf(bytes)).toEqual({ kind: "encrypted" });
  });
});

describe("the thread", () => {
  let folder: string;
  let path: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "caliper-pdf-"));
    path = join(folder, "many.pdf");
    const objects = Array.from({ length: 300_000 }, (_, at) => `${at + 2} 0 obj [1 2 3] endobj\n`);
    await writeFile(path, text(catalog, objects.join(""), end));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it("ends when a PDF takes too much time or memory, and another checks the next PDF", async () => {
    const small = join(folder, "small.pdf");
    await writeFile(small, pdf);
    const refusal = "many.pdf: checking the PDF takes too much time or memory";
    const hurried = createPdfCheck({ ...pdfLimits, checkMs: 1 });
    await expect(hurried.check("many.pdf", path)).rejects.toThrow(refusal);
    const pdfs = createPdfCheck({ ...pdfLimits, heapMb: 24 });
    const [first] = await Promise.allSettled([
      pdfs.check("many.pdf", path),
      pdfs.check("small.pdf", small),
    ]);
    expect(first).toMatchObject({ status: "rejected", reason: { message: refusal } });
    await pdfs.check("small.pdf", small);
  });
});
