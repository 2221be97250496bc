import { type relatedTables, stockStateOf, timeText } from "@caliper/catalogue-model";
import { random } from "./random.ts";
import type { StatedRow } from "./stated.ts";

type Row<T extends keyof typeof relatedTables> = StatedRow<(typeof relatedTables)[T]>;

const minute = 60_000;
const day = 24 * 60 * minute;
/** It last reported days ago. */
const silent = "CETAM";

/**
 * Synthetic: what the warehouses have of most priced parts, as of the last five minutes before `at`. Some of what is low or out of
 * stock is expected within weeks.
 */
export function stockOf(prices: readonly Row<"price">[], at: number): Row<"stock">[] {
  const draw = random("stock");
  const latest = Math.floor(at / (5 * minute)) * 5 * minute;
  return prices.flatMap(({ code, grade, warehouse }) => {
    const [kind, pieces, days] = [draw.next(), draw.int(1, 10), draw.int(3, 45)];
    if (kind < 0.05) return [];
    const quantity = kind < 0.15 ? 0 : kind < 0.3 ? pieces : pieces * 24;
    const as_of = timeText(warehouse === silent ? latest - 3 * day : latest);
    const isExpected = quantity <= 10 && days % 2 === 0;
    const expected = isExpected ? timeText(latest + days * day).slice(0, 10) : null;
    return [{ code, grade, warehouse, quantity, state: stockStateOf(quantity), expected, as_of }];
  });
}
