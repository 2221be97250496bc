import type { ProductReading } from "./reading.ts";
import type { Span } from "./text.ts";

/** `dot 4`, `DOT-5.1`, `dot4 hp`; `DOT 4 SD`; in the table the fluid for severe duty is DOT4HP, and DOT 5.1 is DOT5. */
const grade =
  /(?<![\p{L}\p{N}])dot[\s.-]*([345])(?:[.,]1)?(\s*-?\s*(?:hp|sd|severe duty|(?:servicio )?severo|racing|alto rendimiento))?(?![\p{L}])/iu;
const unit = String.raw`(ml|cc|cm3|l|lts?|lits?|litros?|liters?|litres?|oz|onzas?)`;
/** A volume beside the grade: `500 ml`, `1/2 litro`, `medio litro`, `12 oz`, `355`, `litro`. */
const behind = new RegExp(
  String.raw`^[\s,;-]*(?:(?:de|x)\s+)?(?:(1/[24]|\d+(?:[.,]\d+)?|medio|un|cuarto de)\s*${unit}?|${unit})(?![\p{L}\p{N}])`,
  "iu",
);
const before = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(1/[24]|\d+(?:[.,]\d+)?|medio|un|cuarto de)\s*)?${unit}\s*(?:de\s+)?$`,
  "iu",
);

const amounts: Readonly<Record<string, number>> = {
  "1/2": 0.5,
  "1/4": 0.25,
  medio: 0.5,
  un: 1,
  "cuarto de": 0.25,
};
const milliliters = { l: 1000, ounce: 29.5735 } as const;
/** Without a unit, larger numbers are milliliters. */
const maxLiters = 5;

/** A brake fluid and its volume; undefined for other texts. */
export function fluidIn(text: string): ProductReading | undefined {
  const match = grade.exec(text);
  if (!match) return undefined;
  const [written, number = "", strong] = match;
  const [from, to] = [match.index, match.index + written.length];
  const after = behind.exec(text.slice(to));
  const ahead = after ? null : before.exec(text.slice(0, from));
  const place: Span = {
    from: ahead ? ahead.index : from,
    to: after ? to + after[0].length : to,
  };
  const [, amount, first, alone] = after ?? ahead ?? [];
  const volume = (after ?? ahead) ? volumeOf(amount, first ?? alone) : undefined;
  return {
    kind: "product",
    ...place,
    families: ["brake_fluids"],
    corrected: false,
    fluid: { name: `DOT${number}${strong ? "HP" : ""}`, volume },
  };
}

/** In ml. */
function volumeOf(amount: string | undefined, of: string | undefined): number | undefined {
  const value =
    amount === undefined ? 1 : (amounts[amount.toLowerCase()] ?? Number(amount.replace(",", ".")));
  if (of === undefined) return value > maxLiters ? value : undefined;
  if (/^l/iu.test(of)) return value * milliliters.l;
  return /^o/iu.test(of) ? value * milliliters.ounce : value;
}
