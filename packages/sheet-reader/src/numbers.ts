/** Reads stored numbers by their formats, and reports those that would have to be guessed. */
import { isoDate, type NumberShape } from "./formats.ts";
import type { SheetProblemKind } from "./problem.ts";

export type SheetCell = string | number | boolean | null;

/** Undefined for a column that the table does not have. */
export type ColumnKind = "codes" | "texts" | "numbers" | "prices" | undefined;

const number = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/u;
const wholeNumber = /^[+-]?\d+$/u;
/** Significant digits that a spreadsheet keeps of a number. */
const precision = 15;

export type Read =
  | {
      readonly value: SheetCell;
      /** A price with `$`, which may be in another currency. */
      readonly hasSign?: true;
    }
  /** `found` is the stored value by default. */
  | { readonly kind: SheetProblemKind; readonly found?: string };

export const read = (value: SheetCell): Read => ({ value });

/** Numbers below are never written with an exponent by programs, except what users typed as `18E3`. */
const firstPower = 1e7;

/**
 * A number as `1.2E+4` if it may be a code that was typed as `12E3`; undefined for one whose last digits an exponent
 * cannot have set.
 */
function powerShown(text: string, value: number, shape: NumberShape | undefined) {
  const isWritten = /e/iu.test(text) && Math.abs(value) < firstPower;
  if (shape?.kind !== "scientific" && !isWritten) return undefined;
  const power = value.toExponential().toUpperCase();
  if (isWritten || value % 10 === 0 || !Number.isInteger(value)) return power;
  const places = shape?.kind === "scientific" ? shape.places : 0;
  return Number(value.toExponential(places)) === value ? power : undefined;
}

/** The decimals that a format shows; undefined if it shows all that are stored. */
const placesOf = (shape: NumberShape | undefined) =>
  shape?.kind === "digits" ? shape.places : shape?.kind === "sign" ? cents : undefined;

/** Decimals of a price. */
const cents = 2;
/** `1.200`, which means 1200 where numbers have a decimal comma. */
const maybeThousands = /^[1-9]\d{0,2}\.\d{3}$/u;

/** A stored number by its format and by what its column holds. */
export function readNumber(
  text: string,
  shape: NumberShape | undefined,
  is1904: boolean,
  kindOf: () => ColumnKind,
): Read {
  const value = Number(text);
  if (!number.test(text) || !Number.isFinite(value)) return { kind: "badNumber" };
  if (shape?.kind === "date") {
    const day = isoDate(value, is1904);
    const kind = day === undefined ? undefined : kindOf();
    if (kind === "codes") return { kind: "dateAsCode" };
    const year = shape.isYear ? day?.slice(0, 4) : undefined;
    if (year !== undefined && kind === "numbers") return read(Number(year));
    return read((kind === "texts" ? year : undefined) ?? day ?? value);
  }
  if (shape?.kind === "money" && kindOf() === "prices") {
    return { kind: "currency", found: `${shape.currency} ${value}` };
  }
  if (shape?.kind === "altered") {
    const kind = kindOf();
    const displayText = kind === "texts" ? shape.display?.(value) : undefined;
    if (displayText !== undefined) return read(displayText);
    const isFigure = kind === "numbers" || kind === "prices";
    if (kind !== undefined && (!isFigure || shape.isScaled)) {
      return { kind: "twoReadings", found: `${value}, ${shape.format}` };
    }
  }
  if (shape?.kind === "scientific" || /e/iu.test(text)) {
    const kind = kindOf();
    const power = kind === "codes" || kind === "texts" ? powerShown(text, value, shape) : undefined;
    if (power !== undefined) return read(power);
  }
  // A text is read as it is shown, a number as it is stored.
  if (maybeThousands.test(text) && placesOf(shape) !== cents && kindOf() === "prices") {
    return read(text);
  }
  const hasSign = shape?.kind === "sign" || (shape?.kind === "digits" && shape.hasSign);
  if (hasSign && kindOf() === "prices") {
    return { value: Number(value.toPrecision(precision)), hasSign: true };
  }
  if (shape?.kind === "digits") {
    const kind = kindOf();
    const displayText = shape.display(value);
    if (displayText === undefined && shape.isOfCodes && kind === "codes") {
      return { kind: "twoReadings", found: `${value}, ${shape.format}` };
    }
    if (
      displayText !== undefined &&
      (kind === undefined ? shape.isOfCodes : kind !== "numbers" && kind !== "prices")
    ) {
      const isRounded =
        Number(value.toFixed(shape.places)) !== Number(value.toPrecision(precision));
      if (!isRounded) return read(displayText);
      // A text keeps the stored number. A code may be either of the two.
      if (kind !== "texts") return { kind: "twoReadings", found: `${value}, ${displayText}` };
    }
  }
  const digits = text
    .replace(/[eE].*$/u, "")
    .replace(/\D/gu, "")
    .replace(/^0+/u, "").length;
  if (digits <= precision) return read(value);
  // A long code stored as a number keeps every digit.
  if (wholeNumber.test(text)) return read(text);
  // 12.3 can be stored as 12.300000000000001; spreadsheets show 15 digits.
  return read(Number(value.toPrecision(precision)));
}
