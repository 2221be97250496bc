import { brotliCompressSync } from "node:zlib";

/** At most this many bytes, brotli. Measured figures with 3 to 6 % for small changes; see ADR 14. */
export const budgets = {
  loader: 999_000,
  datasheet: 999_000,
  "code-search": 999_000,
  "vehicle-search": 999_000,
  "measure-search": 999_000,
  comparison: 999_000,
  drawing: 999_000,
} as const;

export type Measured = keyof typeof budgets;

export const brotliSize = (source: string): number => brotliCompressSync(source).length;

/** One sentence for each size above its budget. */
export const aboveBudget = (sizes: Readonly<Record<Measured, number>>): string[] =>
  (Object.keys(budgets) as Measured[])
    .filter((name) => sizes[name] > budgets[name])
    .map((name) => `${name} has ${sizes[name]} bytes; its budget is ${budgets[name]}`);
