/** The quantities of the parts that are added to a list. Pure. */
import type { LinesToAdd } from "@caliper/api-client";
import { listLimits } from "@caliper/catalogue-model";
import type { PartToAdd } from "@caliper/catalogue-widgets/shared";

/** More parts than these are added with the quantities that they have. */
export const maxFields = 6;

export interface Typed {
  /** Null: empty. NaN: not a number. */
  readonly count: number | null;
  /** Pieces of the box that is counted; 1 for pieces. */
  readonly each: number;
}

/** One piece of a single part; of several parts, those that the user wants. */
export const firstTyped = (parts: readonly PartToAdd[]): readonly Typed[] =>
  parts.map(({ quantity }) => ({ count: quantity ?? (parts.length === 1 ? 1 : null), each: 1 }));

export type LineToAdd = LinesToAdd["lines"][number];

/** Undefined where a quantity is not valid; parts without a quantity are left out. */
export function linesOf(
  parts: readonly PartToAdd[],
  typed: readonly Typed[],
): readonly LineToAdd[] | undefined {
  const lines: LineToAdd[] = [];
  for (const [index, { code, grade }] of parts.entries()) {
    const { count, each } = typed[index] ?? { count: null, each: 1 };
    if (count === null) continue;
    const quantity = count * each;
    if (!Number.isInteger(quantity) || quantity < 1 || quantity > listLimits.quantity)
      return undefined;
    lines.push({ code, quantity, ...(grade !== undefined && { grade }) });
  }
  return lines;
}
