// One format for both languages: es-419 groups as English does (design, section 12).
const dollars = new Intl.NumberFormat("en-US", {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** US dollars with two decimals and grouped thousands, without the currency: `1,234.50`. */
export const formatMoney = (amount: number): string => dollars.format(amount);
