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
