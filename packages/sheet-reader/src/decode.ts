/** Bytes of a text file as text. Pure. */

export interface Decoded {
  readonly text: string;
  readonly encoding: "UTF-8" | "UTF-16" | "Windows-1252";
}

/**
 * Uses the byte order mark, which is removed; otherwise UTF-8, and Windows-1252 when the bytes are not
 * valid UTF-8.
 */
export function decoded(bytes: Uint8Array): Decoded {
  const as = (encoding: string, options = {}) => new TextDecoder(encoding, options).decode(bytes);
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return { text: as("utf-16le"), encoding: "UTF-16" };
  if (first === 0xfe && second === 0xff) return { text: as("utf-16be"), encoding: "UTF-16" };
  try {
    return { text: as("utf-8", { fatal: true }), encoding: "UTF-8" };
  } catch {
    return { text: as("windows-1252"), encoding: "Windows-1252" };
  }
}

export const decode = (bytes: Uint8Array): string => decoded(bytes).text;
