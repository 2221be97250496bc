/** Letters of the encodings of texts, as programs in our markets write them. */

/** In the order in which they are offered. */
export const encodings = [
  "UTF-8",
  "UTF-16",
  "UTF-16BE",
  "Windows-1252",
  "CP850",
  "Mac Roman",
  "GB18030",
] as const;

/** The encoding of a text file. */
export type Encoding = (typeof encodings)[number];

/** The characters of CP850 from 0x80 on; browsers do not know this encoding of DOS and old systems. */
const cp850 =
  "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0";

const labels: Readonly<Record<Exclude<Encoding, "CP850">, string>> = {
  "UTF-8": "utf-8",
  "UTF-16": "utf-16le",
  "UTF-16BE": "utf-16be",
  "Windows-1252": "windows-1252",
  "Mac Roman": "macintosh",
  GB18030: "gb18030",
};

/** Bytes as text; a byte order mark is removed, and bytes that are not letters become U+FFFD. */
export function lettersIn(bytes: Uint8Array, encoding: Encoding): string {
  if (encoding !== "CP850") return new TextDecoder(labels[encoding]).decode(bytes);
  return new TextDecoder("latin1")
    .decode(bytes)
    .replace(/[€‚ƒ„…†‡ˆ‰Š‹Œ‘’“”•–—˜™š›œžŸŽ\u0080-\u00FF]/gu, (letter) => {
      const at = windowsBytes.get(letter) ?? letter.charCodeAt(0);
      return cp850[at - 0x80] ?? letter;
    });
}

/** The bytes of the letters that `latin1`, which is Windows-1252 in browsers, places outside Latin-1. */
const windowsBytes = new Map(
  Array.from({ length: 0x80 }, (_, at): [string, number] => [
    new TextDecoder("latin1").decode(new Uint8Array([at + 0x80])),
    at + 0x80,
  ]),
);
