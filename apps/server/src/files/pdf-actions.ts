import { createReadStream } from "node:fs";
import { promisify } from "node:util";
import { inflate } from "node:zlib";

/** Bytes scanned at a time. */
const step = 1_048_576;
/** A name can cross the border of two steps. */
const overlap = 128;
/** Limits of one object stream in bytes, compressed and uncompressed. */
const maxPacked = 4 * step;
const maxUnpacked = 4 * step;

/** PDF names may encode any letter as `#` and its hexadecimal code. */
const spelled = (name: string): string =>
  name.replaceAll(/./gu, (letter) => {
    const hex = letter.charCodeAt(0).toString(16);
    return `(?:${letter}|#${hex.replace(/[a-f]/u, (digit) => `[${digit}${digit.toUpperCase()}]`)})`;
  });

/** Long enough not to occur by chance in compressed data, unlike `/JS`. */
const action = new RegExp(`/(?:${spelled("JavaScript")}|${spelled("Launch")})(?![A-Za-z])`, "u");
const objectStream = new RegExp(`/${spelled("ObjStm")}`, "u");

/**
 * Whether a PDF contains JavaScript or starts programs. Compressed object streams are scanned, too;
 * encrypted ones cannot be.
 */
export async function hasActiveContent(path: string): Promise<boolean> {
  let rest = "";
  for await (const chunk of createReadStream(path, { highWaterMark: step, encoding: "latin1" })) {
    const text = rest + String(chunk);
    if (action.test(text)) return true;
    const { found, from } = await unpacked(text);
    if (found) return true;
    rest = text.slice(Math.max(from, text.length - maxPacked));
  }
  return false;
}

/** @returns whether an object stream contains an action, and from where the text must be kept */
async function unpacked(text: string): Promise<{ found: boolean; from: number }> {
  const last = text.length - overlap;
  for (let at = 0; ;) {
    const begin = text.slice(at).search(objectStream);
    if (begin < 0) return { found: false, from: last };
    const data = /stream\r?\n/u.exec(text.slice(at + begin));
    const start = data ? at + begin + data.index + data[0].length : -1;
    const end = start < 0 ? -1 : text.indexOf("endstream", start);
    if (end < 0) return { found: false, from: Math.min(at + begin, last) };
    const objects = await inflated(Buffer.from(text.slice(start, end), "latin1"));
    if (action.test(objects)) return { found: true, from: end };
    at = end;
  }
}

const inflateLater = promisify(inflate);

/** Empty for another compression or damaged data. */
async function inflated(data: Buffer): Promise<string> {
  try {
    return (await inflateLater(data, { maxOutputLength: maxUnpacked })).toString("latin1");
  } catch {
    return "";
  }
}
