/**
 * Single-stroke lettering as on an engineering drawing. Pictures need no font this way, and look
 * the same on every machine. A glyph stands on a grid 4 wide and 6 high, the y axis downward.
 */
const glyphs: Record<string, string> = {
  A: "M0,6L2,0L4,6M.8,3.8H3.2",
  B: "M0,0V6H2.2Q4,6 4,4.4Q4,3 2.2,3H0M0,0H2Q3.6,0 3.6,1.5Q3.6,3 2,3",
  C: "M4,1.2Q3.4,0 2.1,0Q0,0 0,3Q0,6 2.1,6Q3.4,6 4,4.8",
  D: "M0,0V6H1.8Q4,6 4,3Q4,0 1.8,0Z",
  E: "M3.8,0H0V6H3.8M0,3H3",
  F: "M3.8,0H0V6M0,3H3",
  G: "M3.9,1.2Q3.4,0 2.1,0Q0,0 0,3Q0,6 2.1,6Q4,6 4,3.4H2.4",
  H: "M0,0V6M4,0V6M0,3H4",
  I: "M2,0V6",
  J: "M3.4,0V4.3Q3.4,6 1.8,6Q.4,6 .2,4.6",
  K: "M0,0V6M4,0L0,3.6M1.4,2.4L4,6",
  L: "M0,0V6H3.6",
  M: "M0,6V0L2,4L4,0V6",
  N: "M0,6V0L4,6V0",
  O: "M2,0Q0,0 0,3Q0,6 2,6Q4,6 4,3Q4,0 2,0Z",
  P: "M0,6V0H2.2Q4,0 4,1.7Q4,3.4 2.2,3.4H0",
  Q: "M2,0Q0,0 0,3Q0,6 2,6Q4,6 4,3Q4,0 2,0ZM2.4,4.4L4,6.4",
  R: "M0,6V0H2.2Q4,0 4,1.6Q4,3.2 2.2,3.2H0M2.2,3.2L4,6",
  S: "M3.8,1Q3.2,0 2,0Q.2,0 .2,1.5Q.2,2.8 2,3Q4,3.2 4,4.5Q4,6 2,6Q.6,6 0,4.9",
  T: "M0,0H4M2,0V6",
  U: "M0,0V4Q0,6 2,6Q4,6 4,4V0",
  V: "M0,0L2,6L4,0",
  W: "M-.3,0L.9,6L2,1.5L3.1,6L4.3,0",
  X: "M0,0L4,6M4,0L0,6",
  Y: "M0,0L2,3L4,0M2,3V6",
  Z: "M0,0H4L0,6H4",
  "0": "M2,0Q0,0 0,3Q0,6 2,6Q4,6 4,3Q4,0 2,0Z",
  "1": "M.8,1.2L2.2,0V6",
  "2": "M.1,1.4Q.4,0 2,0Q3.8,0 3.8,1.6Q3.8,2.6 2.6,3.6L0,6H4",
  "3": "M.2,.9Q.8,0 2,0Q3.7,0 3.7,1.5Q3.7,2.9 1.8,2.9Q4,2.9 4,4.4Q4,6 2,6Q.5,6 0,4.9",
  "4": "M3,6V0L0,4.2H4",
  "5": "M3.6,0H.6L.2,2.7Q.9,2.2 2,2.2Q4,2.2 4,4.1Q4,6 2,6Q.6,6 0,5",
  "6": "M3.5,.7Q3,0 2.1,0Q0,0 0,3.6Q0,6 2,6Q4,6 4,4.2Q4,2.5 2.1,2.5Q.6,2.5 0,3.8",
  "7": "M0,0H4L1.4,6",
  "8": "M2,2.8Q.3,2.6 .3,1.4Q.3,0 2,0Q3.7,0 3.7,1.4Q3.7,2.6 2,2.8Q0,3 0,4.4Q0,6 2,6Q4,6 4,4.4Q4,3 2,2.8",
  "9": "M4,2.2Q3.4,3.5 1.9,3.5Q0,3.5 0,1.8Q0,0 2,0Q4,0 4,2.4Q4,6 1.9,6Q1,6 .5,5.3",
  "-": "M.8,3.2H3.2",
  ".": "M1.8,5.7h.4v.3h-.4Z",
  ",": "M2.1,5.5L1.6,6.8",
  "/": "M.2,6.4L3.8,-.4",
  "+": "M.4,3.2H3.6M2,1.6V4.8",
};

/** Accents stand above the letter they belong to. */
const marks: Record<string, string> = {
  "\u0301": "M1.8,-.9L2.8,-2",
  "\u0303": "M.9,-1Q1.5,-1.9 2,-1.3Q2.6,-.8 3.1,-1.7",
};

const advance = 5.6;

/** What stands in the middle of its grid needs less of it. */
const narrow: Record<string, number> = { I: 2.6, "1": 4.2, ".": 2.6, ",": 2.6, " ": 3.6 };

export interface Lettering {
  /** The height of a capital, in the picture's units. */
  height: number;
  colour: string;
  /** The stroke's share of the height; 0.1 unless told. */
  weight?: number;
  anchor?: "start" | "middle";
}

/** Capitals, digits and a few signs; what has no glyph leaves a space. `y` is the base line. */
export function letters(text: string, x: number, y: number, style: Lettering): string {
  const scale = style.height / 6;
  const decomposed = text.toUpperCase().normalize("NFD");
  const paths: string[] = [];
  let place = 0;
  let last = 0;
  for (const sign of decomposed) {
    const mark = marks[sign];
    if (mark) {
      paths.push(`<path transform="translate(${last})" d="${mark}"/>`);
      continue;
    }
    const step = narrow[sign] ?? advance;
    last = place - (advance - step) / 2;
    const glyph = glyphs[sign];
    if (glyph) paths.push(`<path transform="translate(${last})" d="${glyph}"/>`);
    place += step;
  }
  const width = Math.max(0, place - (advance - 4)) * scale;
  const left = style.anchor === "middle" ? x - width / 2 : x;
  const stroke = 6 * (style.weight ?? 0.1);
  return `<g transform="translate(${left.toFixed(1)} ${(y - style.height).toFixed(1)}) scale(${scale.toFixed(3)})"
    fill="none" stroke="${style.colour}" stroke-width="${stroke.toFixed(2)}" stroke-linecap="round"
    stroke-linejoin="round">${paths.join("")}</g>`;
}
