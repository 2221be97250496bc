import type { Atom } from "./text.ts";

/** Numbers in words, without accents: 1 to 30 and the tens. */
const values: ReadonlyMap<string, number> = new Map(
  [
    "zero cero oh",
    "uno un una one",
    "dos two",
    "tres three",
    "cuatro four",
    "cinco five",
    "seis six",
    "siete seven",
    "ocho eight",
    "nueve nine",
    "diez ten",
    "once eleven",
    "doce twelve",
    "trece thirteen",
    "catorce fourteen",
    "quince fifteen",
    "dieciseis sixteen",
    "diecisiete seventeen",
    "dieciocho eighteen",
    "diecinueve nineteen",
    "veinte twenty",
    "veintiuno veintiun",
    "veintidos",
    "veintitres",
    "veinticuatro",
    "veinticinco",
    "veintiseis",
    "veintisiete",
    "veintiocho",
    "veintinueve",
    "treinta thirty",
  ]
    .flatMap((words, value) => words.split(" ").map((word) => [word, value] as const))
    .concat([
      ["cincuenta", 50],
      ["fifty", 50],
      ["sesenta", 60],
      ["sixty", 60],
      ["setenta", 70],
      ["seventy", 70],
      ["ochenta", 80],
      ["eighty", 80],
      ["noventa", 90],
      ["ninety", 90],
    ]),
);

/** A number in words, and how many words it has. */
interface Spelled {
  readonly value: number;
  readonly words: number;
}

/** A number below 100: `doce`, `noventa y ocho`, `ninety eight`, `oh eight`. */
export function smallNumber(atoms: readonly Atom[], at: number): Spelled | undefined {
  const first = values.get(atoms[at]?.key ?? "");
  if (first === undefined) return undefined;
  const joint = atoms[at + 1]?.key === "y" ? 1 : 0;
  const unit = values.get(atoms[at + 1 + joint]?.key ?? "");
  // `cincuenta dos mil doce` is 50 and 2012.
  const isThousand = ["mil", "thousand"].includes(atoms[at + 2 + joint]?.key ?? "");
  const isCompound = unit !== undefined && unit > 0 && unit < 10 && !isThousand;
  if ((first >= 20 && first % 10 === 0 && isCompound) || (first === 0 && isCompound))
    return { value: first + unit, words: 2 + joint };
  return { value: first, words: 1 };
}

/** Hundreds in Spanish. */
export const hundreds = new Map(
  "cien doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos"
    .split(" ")
    .map((word, index) => [word, (index + 1) * 100] as const)
    .concat([["ciento", 100]]),
);

/** The centuries as people say them, and the smallest rest that may follow: `twenty twelve`, but not `twenty two`. */
const centuries: readonly {
  readonly words: string;
  readonly value: number;
  readonly least: number;
}[] = [
  { words: "dos mil", value: 2000, least: 1 },
  { words: "two thousand and", value: 2000, least: 1 },
  { words: "two thousand", value: 2000, least: 1 },
  { words: "mil novecientos", value: 1900, least: 50 },
  { words: "nineteen", value: 1900, least: 50 },
  { words: "twenty", value: 2000, least: 10 },
];

/** A year in words: `dos mil doce`, `mil novecientos noventa y ocho`, `twenty twelve`, `twenty oh eight`. */
export function spelledYear(atoms: readonly Atom[], at: number): Spelled | undefined {
  for (const { words, value, least } of centuries) {
    const keys = words.split(" ");
    if (!keys.every((key, index) => atoms[at + index]?.key === key)) continue;
    const rest = smallNumber(atoms, at + keys.length);
    const hasZero = ["oh", "cero", "zero"].includes(atoms[at + keys.length]?.key ?? "");
    if (rest !== undefined && (rest.value >= least || (hasZero && rest.value > 0)))
      return { value: value + rest.value, words: keys.length + rest.words };
    // `dos mil quinientos` is 2500.
    const isLarger = hundreds.has(atoms[at + keys.length]?.key ?? "");
    if (!isLarger && (words === "dos mil" || words === "two thousand"))
      return { value, words: keys.length };
  }
  return undefined;
}
