/** Bytes of a text file as text. Pure. */

/**
 * By its byte order mark; otherwise UTF-8, and where that makes no sense the Latin letters in which
 * Spanish spreadsheets save. The mark itself is left out.
 */
export function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
