/** Tables as CSV that spreadsheets open. Pure. */

export type Cell = string | number | undefined;

/** A text that a spreadsheet would take for a formula gets an apostrophe. */
function written(cell: Cell): string {
  const text = String(cell ?? "");
  const safe = typeof cell === "string" && /^[=+\-@\t\r]/u.test(text) ? `'${text}` : text;
  return /[",;\r\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** With a byte order mark, without which spreadsheets misread accents. */
export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${rows.map((cells) => `${cells.map(written).join(",")}\r\n`).join("")}`;
