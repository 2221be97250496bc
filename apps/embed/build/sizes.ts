/** At most this many bytes, brotli. Measured figures with a margin for small changes; see ADR 14. */
const budgets = {
  loader: 5_250,
  datasheet: 81_600,
  "code-search": 105_500,
  "vehicle-search": 105_200,
  "measure-search": 103_600,
  comparison: 103_500,
  drawing: 92_500,
} as const;

/** At most this many bytes more on a page with a datasheet and a code search. */
const furtherBudget = 19_500;

export const furtherWidgets = [
  "vehicle-search",
  "measure-search",
  "comparison",
  "drawing",
] as const;

export type Measured = keyof typeof budgets;

/** One sentence for each size above its budget. */
export const aboveBudget = (
  sizes: Readonly<Record<Measured, number>>,
  further: Readonly<Record<string, number>>,
): string[] => [
  ...(Object.keys(budgets) as Measured[])
    .filter((name) => sizes[name] > budgets[name])
    .map((name) => `${name} has ${sizes[name]} bytes; its budget is ${budgets[name]}`),
  ...Object.entries(further)
    .filter(([, bytes]) => bytes > furtherBudget)
    .map(([name, bytes]) => `${name} adds ${bytes} bytes; its budget is ${furtherBudget}`),
];
