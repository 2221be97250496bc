import {
  dimensionFormat,
  type FamilyId,
  intlLocale,
  type Language,
  type YearRange,
  yearsText,
} from "@caliper/catalogue-model";
import { millimetersPerInch } from "@caliper/design-system";

const numbers = (locale: Language, decimals: number) =>
  new Intl.NumberFormat(intlLocale(locale), {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });

const formatsOf = (locale: Language) => {
  const one = numbers(locale, 1);
  const two = numbers(locale, 2);
  const three = numbers(locale, 3);
  const whole = numbers(locale, 0);
  return {
    /** US dollars without the prefix, two decimals; empty for 0, which means no price. */
    amount: (dollars: number | null | undefined): string =>
      dollars === null || dollars === undefined || dollars === 0 ? "" : two.format(dollars),
    /** `US$ 38.40`; empty for 0. */
    price: (dollars: number | null | undefined): string =>
      dollars === null || dollars === undefined || dollars === 0
        ? ""
        : `US$ ${two.format(dollars)}`,
    /** Millimeters without the unit: two decimals, or as stored for families that the model declares so. */
    dimension: (millimeters: number, family?: FamilyId): string =>
      dimensionFormat(family, locale).format(millimeters),
    /** Converts millimeters to inches, with three decimals. */
    inches: (millimeters: number): string => three.format(millimeters / millimetersPerInch),
    /** Pieces, holes, rows: whole, grouped by thousands. */
    count: (value: number): string => whole.format(value),
    /** Percent without the sign, one decimal: 0.127 is 12.7. */
    percent: (share: number): string => one.format(share * 100),
    /** Kilograms, two decimals, with the unit. */
    weight: (kilograms: number): string => `${two.format(kilograms)} kg`,
    /** Displacement of an engine, one decimal, with the unit. */
    liters: (liters: number): string => `${one.format(liters)} L`,
    /** `2009-2013`, `2009` for a single year, `2009-present` while still built. */
    years: (range: YearRange): string => yearsText(range, locale),
  };
};

export type Format = ReturnType<typeof formatsOf>;

// Number formats are expensive to create, so they are cached per language.
const cache = new Map<Language, Format>();

export function formatIn(locale: Language): Format {
  const format = cache.get(locale) ?? formatsOf(locale);
  cache.set(locale, format);
  return format;
}
