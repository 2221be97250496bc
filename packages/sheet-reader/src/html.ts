/** What SheetJS does not know of pages: names of letters, and what they hide. Pure. */

/** The names of the characters from U+00A0 to U+00FF, in their order. */
const latin =
  "nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml";

const firstLetter = 0xa0;
const lastLetter = 0x10_ffff;

const letters = new Map([
  ...latin.split(" ").map((name, at) => [name, String.fromCharCode(firstLetter + at)] as const),
  ...Object.entries({ ndash: "–", mdash: "—", lsquo: "‘", rsquo: "’", ldquo: "“", rdquo: "”" }),
  ...Object.entries({ bull: "•", hellip: "…", trade: "™", euro: "€", Prime: "″", prime: "′" }),
]);

/** A page with letters in place of their names and numbers: `ñ` for `&ntilde;` and `&#241;`. */
export const withLetters = (html: string): string =>
  html.replace(
    /&(?:([a-z]{2,6}\d{0,2})|#(\d{3,7})|#x([\da-f]{2,6}));/giu,
    (whole, name = "", decimal = "0", hex = "0") => {
      const code = Math.max(Number(decimal), Number.parseInt(hex, 16));
      const isLetter = code >= firstLetter && code <= lastLetter;
      return isLetter ? String.fromCodePoint(code) : (letters.get(name) ?? whole);
    },
  );

const element = /<(table|col|tr)\b([^>]*)>/giu;
const isHidden = (attributes: string) =>
  /display\s*:\s*none|visibility\s*:\s*(?:collapse|hidden)|\bhidden\b|\bwidth\s*=\s*["']?0\b/iu.test(
    attributes,
  );
/** Columns that a page may span. */
const maxColumns = 16_384;

/** The rows, from 0, and columns, from 1, that the first table of a page hides, as Excel writes them. */
export function hiddenIn(html: string): {
  readonly rows: ReadonlySet<number>;
  readonly columns: ReadonlySet<number>;
} {
  const rows = new Set<number>();
  const columns = new Set<number>();
  let tables = 0;
  let row = 0;
  let column = 0;
  for (const [, name = "", attributes = ""] of html.matchAll(element)) {
    if (name.toLowerCase() === "table") tables += 1;
    if (tables > 1) break;
    if (name.toLowerCase() === "tr") {
      if (isHidden(attributes)) rows.add(row);
      row += 1;
    } else if (name.toLowerCase() === "col") {
      const span = Number(/\bspan\s*=\s*["']?(\d+)/iu.exec(attributes)?.[1] ?? 1);
      const from = column;
      column = Math.min(from + span, maxColumns);
      for (let at = from; isHidden(attributes) && at < column; at += 1) columns.add(at + 1);
    }
  }
  return { rows, columns };
}
