import { open } from "node:fs/promises";
import type { Sharp } from "sharp";
import type { FileFormat, ImageFormat } from "./file-names.ts";
import { refuseFile } from "./refusals.ts";
import { message } from "../messages/message.ts";

export interface CheckedContent {
  readonly mime: string;
  /** In px; null for a PDF. */
  readonly width: number | null;
  readonly height: number | null;
}

const mimes: Readonly<Record<FileFormat, string>> = {
  jpeg: "image/jpeg",
  png: "image/png",
  gif: "image/gif",
  webp: "image/webp",
  pdf: "application/pdf",
};

/** Over all frames of an animation. */
const maxPixels = 100_000_000;
const maxFrames = 200;
/** Width and height, in px. */
const maxSide = 20_000;
/** Bytes at the end that contain the trailer of a PDF and the directory of a ZIP archive. */
const tailLength = 66_000;
const headLength = 1024;

/** The format by the first bytes, whatever the name. */
export function formatOfBytes(head: Buffer): FileFormat | undefined {
  if (head.subarray(0, 3).equals(Buffer.of(0xff, 0xd8, 0xff))) return "jpeg";
  if (head.subarray(0, 8).equals(Buffer.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a))) {
    return "png";
  }
  if (/^GIF8[79]a/u.test(head.toString("latin1"))) return "gif";
  if (/^RIFF.{4}WEBP/su.test(head.toString("latin1"))) return "webp";
  return /^%PDF-[12]\.\d/u.test(head.toString("latin1")) ? "pdf" : undefined;
}

/**
 * Checks that the content of a received file matches its name. Images are decoded and encoded again to
 * `clean`, which removes metadata such as the location and anything appended. PDFs stay unchanged.
 * @param targetFormat the format of the stored image; its own by default
 * @returns path and type of the content to store
 * @throws Refusal that names the file
 */
export async function checkContent(
  name: string,
  format: FileFormat,
  received: string,
  clean: string,
  targetFormat?: ImageFormat,
): Promise<CheckedContent & { readonly path: string }> {
  const { head, tail } = await ends(received);
  if (formatOfBytes(head) !== format) {
    throw refuseFile(
      name,
      "file-content",
      message("file.otherContent", { format: format.toUpperCase() }),
    );
  }
  // Archives are read from their end, so an image or PDF could also be an archive.
  if (tail.includes("PK\x05\x06", 0, "latin1")) {
    throw refuseFile(name, "file-content", message("file.archive"));
  }
  if (format === "pdf") {
    if (!tail.includes("%%EOF", 0, "latin1")) {
      throw refuseFile(name, "file-damaged", message("file.pdfCutOff"));
    }
    return { path: received, mime: mimes.pdf, width: null, height: null };
  }
  if (
    head.includes("%PDF-", 0, "latin1") ||
    /<(?:script|html|\?php|svg)[\s>]/iu.test(latin(head, tail))
  ) {
    throw refuseFile(name, "file-content", message("file.moreThanImage"));
  }
  const to = targetFormat ?? format;
  const decoded = decodingQueue.then(() => reencode(name, to, received, clean));
  decodingQueue = decoded.catch(() => undefined);
  return { path: clean, mime: mimes[to], ...(await decoded) };
}

/** Images are decoded one at a time, because a large one takes hundreds of megabytes. */
let decodingQueue: Promise<unknown> = Promise.resolve();

const latin = (...parts: readonly Buffer[]) => Buffer.concat(parts).toString("latin1");

async function ends(path: string): Promise<{ head: Buffer; tail: Buffer }> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const head = Buffer.alloc(Math.min(size, headLength));
    const tail = Buffer.alloc(Math.min(size, tailLength));
    await file.read(head, 0, head.length, 0);
    await file.read(tail, 0, tail.length, size - tail.length);
    return { head, tail };
  } finally {
    await file.close();
  }
}

async function reencode(name: string, to: ImageFormat, received: string, clean: string) {
  // Loaded for the first image: a server starts without it.
  const { default: sharp } = await import("sharp");
  // Check the declared size before decoding: a few bytes can expand to gigabytes.
  const metadata = await decoding(name, () =>
    sharp(received, { animated: true, limitInputPixels: false }).metadata(),
  );
  const { width, height, pageHeight = height, pages = 1 } = metadata;
  if (pages > maxFrames || width * height > maxPixels) {
    const why = message("file.pixels", { pixels: maxPixels / 1_000_000, frames: maxFrames });
    throw refuseFile(name, "file-pixels", why);
  }
  if (Math.max(width, pageHeight) > maxSide) {
    throw refuseFile(name, "file-pixels", message("file.side", { pixels: maxSide }));
  }
  return decoding(name, async () => {
    const animated = to === "gif" || to === "webp";
    const options = { animated, limitInputPixels: maxPixels, failOn: "error" } as const;
    // Apply the orientation, because its metadata is removed; convert colors to sRGB.
    const info = await encoded(sharp(received, options).autoOrient(), to).toFile(clean);
    return { width: info.width, height: info.pageHeight ?? info.height };
  });
}

function encoded(image: Sharp, to: ImageFormat): Sharp {
  switch (to) {
    case "jpeg":
      // Transparent parts would become black.
      return image
        .flatten({ background: "#fff" })
        .jpeg({ quality: 92, chromaSubsampling: "4:4:4" });
    case "png":
      return image.png();
    case "gif":
      return image.gif();
    case "webp":
      return image.webp({ quality: 92 });
  }
}

async function decoding<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (isDiskFull(error)) throw error;
    throw refuseFile(name, "file-damaged", message("file.imageDamaged"));
  }
}

/** Whether the disk is full; sharp reports it in the message only. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? error.code : undefined;
  return code === "ENOSPC" || code === "EDQUOT" || /no space left/iu.test(error.message);
}
