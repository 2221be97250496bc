import { fromShown, writeNumber } from "./lengths.ts";

/** Which numbers are valid. */
export interface NumberRules {
  /** `mm`, `in` or any other. Only inches can be typed as fractions, and they are stored in mm. */
  unit?: string;
  /** Minimum, in the stored unit: mm for lengths. */
  min?: number;
  /** Maximum, in the stored unit: mm for lengths. */
  max?: number;
  /** Number of decimals shown; more can be typed, except with 0, which allows whole numbers only. */
  decimals?: number;
}

/** Why a text is not a valid number. `limit` is formatted in the unit shown. */
export type NumberProblem =
  | { kind: "notNumber" | "ambiguousComma" | "notWhole"; text: string }
  | { kind: "tooSmall" | "tooLarge"; text: string; limit: string };

/** `value` is in the stored unit: null for an empty text, NaN with a problem. */
export interface NumberReading {
  value: number | null;
  problem?: NumberProblem;
}

const vulgar = /(?=[¼-¾⅐-⅞])/gu;

const inchMarks = ["in", '"', "''", "″", "′′"];

/** Normalizes the notation: `1½` becomes `1 1/2`, and a trailing unit is removed. */
const tidy = (text: string, unit: string | undefined) => {
  const figure = text
    .replace(vulgar, " ")
    .normalize("NFKC")
    .replaceAll("⁄", "/")
    .trim()
    .toLowerCase();
  const marks = unit === "in" ? inchMarks : unit === undefined ? [] : [unit.toLowerCase()];
  const mark = marks.find((end) => figure.endsWith(end)) ?? "";
  return figure.slice(0, figure.length - mark.length).trimEnd();
};

const grouped = /^-?\d{1,3}(?:,\d{3})+\.\d+$/;
const plain = /^-?(?:\d+\.?\d*|\.\d+)$/;
const withComma = /^(-?)(\d*),(\d+)$/;
const fraction = /^(?:(\d+)[\s-]+)?(\d+)\s*\/\s*([1-9]\d*)$/;

/**
 * A comma is a decimal comma if it cannot be a thousands separator: `12,5`, `0,125`. `1,080` could be either, so it is
 * ambiguous.
 */
const readComma = (text: string): number | "ambiguousComma" | undefined => {
  const [, sign = "", whole = "", part = ""] = withComma.exec(text) ?? [];
  if (part === "") return undefined;
  const couldGroup = part.length === 3 && /^[1-9]\d{0,2}$/.test(whole);
  return couldGroup ? "ambiguousComma" : Number(`${sign}${whole}.${part}`);
};

const readFigure = (text: string, unit: string | undefined) => {
  if (plain.test(text)) return Number(text);
  if (grouped.test(text)) return Number(text.replaceAll(",", ""));
  if (unit === "in") {
    const [, whole = "0", over, under] = fraction.exec(text) ?? [];
    if (over !== undefined) return Number(whole) + Number(over) / Number(under);
  }
  return readComma(text);
};

/** Parses typed or pasted text. Ambiguous text is a problem; it never guesses. */
export function readNumber(text: string, rules: NumberRules = {}): NumberReading {
  const { unit, min, max, decimals } = rules;
  const wrong = (problem: NumberProblem): NumberReading => ({ value: Number.NaN, problem });
  const figure = tidy(text, unit);
  if (figure === "")
    return text.trim() === "" ? { value: null } : wrong({ kind: "notNumber", text });
  const parsedNumber = readFigure(figure, unit);
  if (parsedNumber === "ambiguousComma") return wrong({ kind: parsedNumber, text });
  if (parsedNumber === undefined || !Number.isFinite(parsedNumber))
    return wrong({ kind: "notNumber", text });
  if (decimals === 0 && unit !== "in" && !Number.isInteger(parsedNumber))
    return wrong({ kind: "notWhole", text });
  const value = fromShown(parsedNumber, unit);
  const limit = (of: number) => writeNumber(of, unit, decimals);
  if (min !== undefined && value < min) return wrong({ kind: "tooSmall", text, limit: limit(min) });
  if (max !== undefined && value > max) return wrong({ kind: "tooLarge", text, limit: limit(max) });
  return { value };
}
