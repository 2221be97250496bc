import { hundreds, smallNumber } from "./spelled-numbers.ts";
import type { Atom, Span, Window } from "./text.ts";

/** Names of letters, without accents, in Spanish and English. */
const letters: ReadonlyMap<string, string> = new Map(
  Object.entries({
    b: "be bee",
    c: "ce cee",
    d: "dee",
    f: "efe",
    g: "ge gee",
    h: "hache",
    j: "jota jay",
    k: "ka kay",
    l: "ele",
    m: "eme",
    n: "ene",
    p: "pe",
    q: "cu",
    r: "ere erre",
    s: "ese",
    t: "tee",
    v: "ve uve vee",
    x: "equis ex",
    z: "zeta zee",
  }).flatMap(([letter, words]) => words.split(" ").map((word) => [word, letter] as const)),
);

/** Also ordinary words, so they count as letters only beside another letter: `be te`. */
const ambiguous: ReadonlyMap<string, string> = new Map([
  ["de", "d"],
  ["te", "t"],
]);

/** A letter or a number in words, and how many words it has. */
interface Dictated {
  readonly key: string;
  readonly words: number;
}

function letterAt(atoms: readonly Atom[], at: number): Dictated | undefined {
  const key = atoms[at]?.key ?? "";
  const next = atoms[at + 1]?.key ?? "";
  if (key === "doble" && ["u", "ve", "uve"].includes(next)) return { key: "w", words: 2 };
  if (key === "double" && next === "u") return { key: "w", words: 2 };
  const letter = letters.get(key);
  if (letter !== undefined) return { key: letter, words: 1 };
  const other = ambiguous.get(key);
  const isBesideLetter = letters.has(next) || letters.has(atoms[at - 1]?.key ?? "");
  return other !== undefined && isBesideLetter ? { key: other, words: 1 } : undefined;
}

/** `mil quinientos`, `dos mil quinientos`, `fifteen hundred`: numbers of pickups. */
function thousandAt(atoms: readonly Atom[], at: number): Dictated | undefined {
  const small = smallNumber(atoms, at);
  const next = at + (small?.words ?? 0);
  const following = atoms[next]?.key;
  if (small && small.value > 10 && following === "hundred")
    return { key: String(100 * small.value), words: small.words + 1 };
  const hundred = following === "mil" ? hundreds.get(atoms[next + 1]?.key ?? "") : undefined;
  if (hundred === undefined) return undefined;
  return { key: String(1000 * (small?.value ?? 1) + hundred), words: next - at + 2 };
}

function numberAt(atoms: readonly Atom[], at: number): Dictated | undefined {
  const thousand = thousandAt(atoms, at);
  if (thousand) return thousand;
  const hundred = hundreds.get(atoms[at]?.key ?? "");
  const small = smallNumber(atoms, hundred === undefined ? at : at + 1);
  if (hundred !== undefined)
    return { key: String(hundred + (small?.value ?? 0)), words: 1 + (small?.words ?? 0) };
  // `cero siete` keeps its zero: it ends `207`.
  const key = small && small.words > 1 && small.value < 10 ? `0${small.value}` : `${small?.value}`;
  return small && { key, words: small.words };
}

/**
 * The windows of dictated names, with the keys of their written forms: `cx5` for `cx cinco`, `xtrail` for `equis trail`.
 * `isYear` tells whether a word belongs to a year.
 */
export function dictatedWindows(
  atoms: readonly Atom[],
  windows: readonly Window[],
  isYear: (span: Span) => boolean,
): Window[] {
  // A single word more likely belongs to the name: `cincuenta` in BT-50.
  const isInYear = (at: number) =>
    [at - 1, at, at + 1].filter((each) => atoms[each] !== undefined && isYear(atoms[each])).length >
    1;
  // `ge6` is written, not dictated.
  const touches = (at: number) => atoms[at] !== undefined && atoms[at].to === atoms[at + 1]?.from;
  const dictatedAt = atoms.map((atom, at) => {
    if ((isYear(atom) && isInYear(at)) || touches(at - 1) || touches(at)) return undefined;
    // `ciento cincuenta dos mil doce` is 150 of 2012.
    const year = atoms.findIndex((each, index) => index > at && isYear(each) && isInYear(index));
    const name = year < 0 ? atoms : atoms.slice(0, year);
    return letterAt(name, at) ?? numberAt(name, at);
  });
  if (!dictatedAt.some((dictated) => dictated !== undefined)) return [];
  return windows.flatMap((window) => {
    let key = "";
    let isDictated = false;
    for (let at = window.first; at <= window.last;) {
      const dictated = dictatedAt[at];
      const fits = dictated !== undefined && at + dictated.words - 1 <= window.last;
      key += fits ? dictated.key : (atoms[at]?.key ?? "");
      isDictated ||= fits;
      at += fits ? dictated.words : 1;
    }
    return isDictated ? [{ ...window, key }] : [];
  });
}
