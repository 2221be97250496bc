import { createReadStream } from "node:fs";
import { promisify } from "node:util";
import { inflate } from "node:zlib";

/** Bytes that are looked at in one go. */
const step = 1_048_576;
/** A name can lie across two steps. */
const overlap = 128;
/** Bytes of one object stream, packed and unpacked: more holds no newsletter's objects. */
const mostPacked = 4 * step;
const mostUnpacked = 4 * step;

/** A PDF may write any letter of a name as `#` and its number. */
const spelled = (name: string): string =>
  name.replaceAll(/./gu, (letter) => {
    const hex = letter.charCodeAt(0).toString(16);
    return `(?:${letter}|#${hex.replace(/[a-f]/u, (digit) => `[${digit}${digit.toUpperCase()}]`)})`;
  });

/** Long enough that compressed pixels don't hold it by chance, as they would `/JS`. */
const action = new RegExp(`/(?:${spelled("JavaScript")}|${spelled("Launch")})(?![A-Za-z])`, "u");
const objectStream = new RegExp(`/${spelled("ObjStm")}`, "u");

/**
 * Whether a PDF holds JavaScript or starts programs: no newsletter needs either. Objects in packed
 * streams are looked at, too. What is encrypted cannot be: there, the reader's own walls must do.
 */
export async function pdfActs(path: string): Promise<boolean> {
  let rest = "";
  for await (const chunk of createReadStream(path, { highWaterMark: step, encoding: "latin1" })) {
    const text = rest + String(chunk);
    if (action.test(text)) return true;
    const { found, from } = await unpacked(text);
    if (found) return true;
    rest = text.slice(Math.max(from, text.length - mostPacked));
  }
  return false;
}

/** @returns whether an object stream of the text acts, and from where the text must be kept */
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

/** Empty when it is packed otherwise, or damaged. */
async function inflated(data: Buffer): Promise<string> {
  try {
    return (await inflateLater(data, { maxOutputLength: mostUnpacked })).toString("latin1");
  } catch {
    return "";
  }
}
