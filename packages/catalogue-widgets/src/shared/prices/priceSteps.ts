import type { PastPrice } from "@caliper/api-client";

/** In units of the chart. */
export const chart = { width: 320, height: 64, padding: 8 } as const;

/** SVG paths in steps through prices of one grade and warehouse, by first day: those that have begun, and those that come. */
export function priceSteps(prices: readonly PastPrice[]): { begun: string; coming: string } {
  const { width, height, padding } = chart;
  const amounts = prices.map(({ amount }) => amount);
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  const y = (amount: number) =>
    height - padding - ((amount - least) / (most - least || 1)) * (height - 2 * padding);
  const points = prices.map((price, index) => ({
    x: (index * width) / prices.length,
    y: Math.round(y(price.amount)),
  }));
  const path = (from: number, to: number) =>
    points
      .slice(from, to)
      .map((point, index) => `${index === 0 ? `M${point.x} ` : `H${point.x}V`}${point.y}`)
      .join("") + (to > from ? `H${points[to]?.x ?? width}` : "");
  const begun = prices.findIndex(({ isCurrent }) => isCurrent) + 1;
  const start = points[begun];
  const previous = points[begun - 1];
  const rise = start && previous ? `M${start.x} ${previous.y}V${start.y}` : "";
  return { begun: path(0, begun), coming: rise + path(begun, points.length) };
}
