/** Bytes of a text file as text. Pure. */

/**
 * Uses the byte order mark, which is removed; otherwise UTF-8, and Windows-1252 when the bytes are not
 * valid UTF-8.
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
