/** Divides a pasted text into lines and cells. */

/** The time and the sender in front of a message: `[12/11/26 10:33] Ana: `, `12/11/26, 10:35 a. m. - Ana: `. */
const messageHead =
  /(?<=^|\s)\[?\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4},? \d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]\. ?m\.| ?[ap]m)?\]?(?: -)? [^:\r\n[\]]{1,60}: /giu;
/** A number or a sign in front of the lines of a list: `1. `, `- `. */
const bullet = /^\s*(?:\d{1,3}[.)]|[-–•*·✓])\s+(?=.*\d)/u;

/** A quoted cell as spreadsheets write it: between separators, with doubled quotes inside. */
const quotedCells = /(?<=^|[\t;|,])[ ]*"(?:[^"]|"")*"[ ]*(?=$|[\t;|,\r\n])/gu;

/** A quoted cell of up to four lines; a longer one is an unclosed quote or an inch sign. */
const brokenCell =
  /(?<=^|[\t;|,\r\n])[ ]*"(?:[^"\r\n]|"")*(?:[\r\n]+(?:[^"\r\n]|"")*){1,3}"[ ]*(?=$|[\t;|,\r\n])/gu;
/** Stands for a line break within a cell. */
export const lineSeparator = "\u2028";

const unquoted = (cell: string) => cell.replace(/^\s*["'](.*)["']\s*$/su, "$1").trim();

/** Spaces and quotes of any kind as plain ones, a line for each question, without invisible characters. */
const plain = (text: string) =>
  text
    .replaceAll(/[\u00A0\u2007\u202F]/gu, " ")
    .replaceAll(/[\p{Cf}\0]/gu, "")
    .replaceAll(/[“”„‟«»]/gu, '"')
    .replaceAll(/[，、]/gu, ",")
    .replaceAll(/[?!]\s/gu, "\n")
    .replaceAll("；", ";")
    .replaceAll("\u3000", "\t");

/** The lines of a text; a quoted cell that spans several lines stays in its row. */
export function linesOf(text: string): readonly string[] {
  const messages = plain(text).replaceAll(messageHead, "\n");
  const whole = messages.includes('"')
    ? messages.replaceAll(brokenCell, (cell) => cell.replaceAll(/[\r\n]+/gu, lineSeparator))
    : messages;
  return whole.split(/\r\n|\r|\n/u);
}

/** The cells of a line, split by the first of these that occurs: tab, semicolon, bar, comma, several spaces. */
export function cellsOf(line: string): readonly string[] {
  // A quoted text is one cell, whatever characters it contains.
  const quoted: string[] = [];
  const bare = line.replace(bullet, "").replaceAll(quotedCells, (cell) => {
    quoted.push(cell.trim().slice(1, -1).replaceAll('""', '"').trim());
    return `\0${quoted.length - 1}\0`;
  });
  const written = (cell: string) =>
    cell.replaceAll(/\0(\d+)\0/gu, (_mark, index: string) => quoted[Number(index)] ?? "");
  // A comma before three digits groups thousands.
  const isGrouped = /[\s(x×*:=]\d{1,3}(?:,\d{3})+\D*$/iu.test(bare);
  const separator = [/\t/u, /;/u, /\|/u, ...(isGrouped ? [] : [/,/u]), / {2,}/u].find((one) =>
    one.test(bare),
  );
  const cells = separator === undefined ? [bare] : bare.split(separator);
  return cells.map((cell) => (cell.includes("\0") ? written(cell).trim() : unquoted(cell)));
}
