import type { PastPrice } from "@caliper/api-client";

export interface PriceSteps {
  /** SVG paths. */
  readonly begun: string;
  readonly coming: string;
  /** The current price; undefined if none has begun. */
  readonly current: { readonly x: number; readonly y: number } | undefined;
}

/** A line in steps through prices of one grade and warehouse, by first day; one that has always been valid begins at the edge. */
export function priceSteps(
  prices: readonly PastPrice[],
  { width, height, padding }: { readonly [name in "width" | "height" | "padding"]: number },
): PriceSteps {
  const days = prices.flatMap(({ from }) => (from === undefined ? [] : [Date.parse(from)]));
  const amounts = prices.map(({ amount }) => amount);
  const scale = (value: number, all: readonly number[], from: number, to: number) => {
    const [least, most] = [Math.min(...all), Math.max(...all)];
    const share = least === most ? 0.5 : (value - least) / (most - least);
    return Math.round((from + share * (to - from)) * 10) / 10;
  };
  // Room for the first and the last price.
  const points = prices.map(({ from, amount }) => ({
    x: from === undefined ? 0 : scale(Date.parse(from), days, width / 4, (width * 3) / 4),
    y: scale(amount, amounts, height - padding, padding),
  }));
  const at = prices.findIndex(({ isCurrent }) => isCurrent);
  const path = (some: typeof points, end: number) =>
    some.map(({ x, y }, index) => (index === 0 ? `M${x} ${y}` : `H${x}V${y}`)).join("") +
    (some.length > 0 ? `H${end}` : "");
  const next = points[at + 1];
  const current = points[at];
  return {
    begun: path(points.slice(0, at + 1), next?.x ?? width),
    coming: next
      ? path(current ? [{ x: next.x, y: current.y }, ...points.slice(at + 1)] : points, width)
      : "",
    current,
  };
}
