// One format for all languages: es-419 has the same grouping as English.
const dollars = new Intl.NumberFormat("en-US", {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** US dollars with two decimals and grouped thousands, without the currency: `1,234.50`. */
export const formatMoney = (amount: number): string => dollars.format(amount);
