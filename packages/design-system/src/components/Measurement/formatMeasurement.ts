const formats = new Map<number, Intl.NumberFormat>();

const format = (decimals: number) => {
  const known = formats.get(decimals);
  if (known) return known;
  const made = new Intl.NumberFormat("en-US", {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  formats.set(decimals, made);
  return made;
};

/** `1,080.00` for 1080 with two decimals; without `decimals` a number is written as stored; a text stays itself. */
export const formatMeasurement = (value: number | string, decimals?: number): string =>
  typeof value === "string" || decimals === undefined ? `${value}` : format(decimals).format(value);

/** What a reader measures in. */
export type LengthUnit = "mm" | "in";

const millimetresPerInch = 25.4;

/**
 * A length in mm, written in mm or inches: `275.00` or `10.827`.
 *
 * @param decimals Of the mm; two unless told, `stored` leaves them as they are (rotors). Inches always have three.
 */
export const formatLength = (
  millimetres: number,
  unit: LengthUnit,
  decimals: number | "stored" = 2,
): string =>
  unit === "in"
    ? formatMeasurement(millimetres / millimetresPerInch, 3)
    : formatMeasurement(millimetres, decimals === "stored" ? undefined : decimals);
