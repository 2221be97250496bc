const formats = new Map<number, Intl.NumberFormat>();

const format = (decimals: number) => {
  const cachedFormat = formats.get(decimals);
  if (cachedFormat) return cachedFormat;
  const newFormat = new Intl.NumberFormat("en-US", {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  formats.set(decimals, newFormat);
  return newFormat;
};

/** `1,080.00` for 1080 with two decimals. Without `decimals`, numbers are written as stored; strings are unchanged. */
export const formatMeasurement = (value: number | string, decimals?: number): string =>
  typeof value === "string" || decimals === undefined ? `${value}` : format(decimals).format(value);

export type LengthUnit = "mm" | "in";

const millimetersPerInch = 25.4;

/**
 * Formats a length in mm as mm or inches: `275.00` or `10.827`.
 *
 * @param decimals Number of decimals in mm, or `stored` for rotors. Inches always have three.
 */
export const formatLength = (
  millimeters: number,
  unit: LengthUnit,
  decimals: number | "stored" = 2,
): string =>
  unit === "in"
    ? formatMeasurement(millimeters / millimetersPerInch, 3)
    : formatMeasurement(millimeters, decimals === "stored" ? undefined : decimals);
