/** Bytes of a text file as text. Pure. */
import { type Encoding, encodings, lettersIn } from "./codePages.ts";

export interface Decoded {
  readonly text: string;
  readonly encoding: Encoding;
  /** The encodings that the bytes may have, the most probable first. */
  readonly possible: readonly Encoding[];
}

/** Enough to judge an encoding. */
const sampleLength = 262_144;
/** Replaces bytes that are not letters. */
export const noLetter = "\uFFFD";

/** Letters of the languages of our files inside or at the end of words, and signs before numbers. */
const usual =
  /[A-Za-z][áéíóúüñçãõêôäëöïàèâßªº]|[áéíóúñÁÉÍÓÚÑ][a-zA-Z]|\p{Script=Han}(?=\p{Script=Han})|[¿¡](?=\p{L})|[°ºª±×½¼¾«]/gu;
/** Signs between letters, lines of boxes, control characters, and the letters of an encoding that was read as another. */
const odd =
  /\p{L}[^\p{L}\p{M}\p{N}\p{Z}\p{ASCII}’·][\p{L}]|[─-▟]|[^\p{ASCII}\p{L}\p{M}\p{N}\p{Z}]{2}|[\u0080-\u009F]|\uFFFD|[\u00C2\u00C3][\u0080-\u00BF]|[\uE000-\uF8FF]|\p{Ll}\p{Lu}(?=\p{Ll})|[þðÞÐ¤¦¬¯¶§¸¨·÷]/gu;

/** How well a text reads: more is better. */
function scoreOf(text: string): number {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  return count(usual) - 2 * count(odd);
}

/** The encoding that the first bytes, or the zeros of plain letters, state. */
export function statedEncoding(bytes: Uint8Array): Encoding | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "UTF-16";
  if (first === 0xfe && second === 0xff) return "UTF-16BE";
  const zeros = [0, 0];
  const head = bytes.subarray(0, 1000);
  for (const [at, byte] of head.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, uneven = 0] = zeros.map((count) => count / (head.length / 2));
  if (uneven > 0.6 && even < 0.1) return "UTF-16";
  return even > 0.6 && uneven < 0.1 ? "UTF-16BE" : undefined;
}

/** Letters of several bytes, as UTF-8 has them. */
const utf8Letters = /[\u0080-\u{10FFFE}]/gu;

/** The probability of a text's encodings, the best first. A text with letters of UTF-8 and few other bytes is UTF-8. */
function ranked(bytes: Uint8Array): readonly Encoding[] {
  const declaredEncoding = statedEncoding(bytes);
  if (declaredEncoding)
    return [declaredEncoding, ...encodings.filter((encoding) => encoding !== declaredEncoding)];
  const sample = bytes.subarray(0, sampleLength);
  const text = lettersIn(bytes, "UTF-8");
  const broken = text.split(noLetter).length - 1;
  const whole = (text.match(utf8Letters)?.length ?? 0) - broken;
  const isUtf8 = broken === 0 || whole > 5 * broken;
  const otherEncodings = encodings
    .filter((encoding) => !encoding.startsWith("UTF"))
    .map((encoding) => ({ encoding, score: scoreOf(lettersIn(sample, encoding)) }))
    .toSorted((one, other) => other.score - one.score)
    .map(({ encoding }) => encoding);
  return isUtf8 ? ["UTF-8", ...otherEncodings, "UTF-16"] : [...otherEncodings, "UTF-8", "UTF-16"];
}

/**
 * Uses the encoding that the bytes state, or else the most probable one.
 * @param chosen an administrator's choice
 */
export function decoded(bytes: Uint8Array, chosen?: Encoding): Decoded {
  const possible = ranked(bytes);
  const encoding = chosen ?? possible[0] ?? "UTF-8";
  return { text: lettersIn(bytes, encoding), encoding, possible };
}

export const decode = (bytes: Uint8Array): string => decoded(bytes).text;
