/** How the prices of quotations are made. Amounts in US dollars. */

/** Percent on top of the cost. The contract states them too. */
export const marginLimits = { least: -90, most: 500 } as const;

/** What prices with a margin are rounded to. */
export const roundingSteps = [0.01, 0.05, 0.1, 0.5, 1] as const;

export type RoundingStep = (typeof roundingSteps)[number];

/** The largest number of quotations of an account, with their revisions. */
export const quotationLimit = 2000;

/** The price of a line that differs from those of the others. */
export interface OwnPrice {
  /** Percent. */
  readonly margin?: number | undefined;
  /** Counts as it is: neither margin nor rounding change it. */
  readonly fixedPrice?: number | undefined;
}

export interface QuotedPrices {
  /** Percent; counts to 0.01. */
  readonly margin: number;
  readonly rounding: number;
}

const cents = (amount: number) => Math.round(amount * 100);

/**
 * The price of a piece in a quotation, with half a step rounded up.
 * @param cost the price that the account pays; 0 is on request
 * @returns undefined on request
 */
export function quotedPrice(
  cost: number | undefined,
  { margin, fixedPrice }: OwnPrice,
  all: QuotedPrices,
): number | undefined {
  if (fixedPrice !== undefined) return cents(fixedPrice) / 100;
  if (!cost) return undefined;
  const step = cents(all.rounding);
  // Whole numbers, because 1.15 * 100 is not 115.
  const share = 10_000 + cents(margin ?? all.margin);
  const divisor = 10_000 * step;
  return (Math.floor((cents(cost) * share + divisor / 2) / divisor) * step) / 100;
}

/** The total of the lines whose price is known. */
export const quotedTotal = (
  lines: readonly { readonly offer?: number | undefined; readonly quantity: number }[],
): number => lines.reduce((sum, { offer = 0, quantity }) => sum + cents(offer) * quantity, 0) / 100;
