/** Letters of pages, whose names SheetJS does not know. Pure. */

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
