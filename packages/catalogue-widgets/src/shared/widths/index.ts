/** Container widths at which the sheet and its blocks change, for `@container`. */
export const widths = {
  /** A phone's whole width: cards put their outline under their words. */
  slim: "(inline-size <= 400px)",
  /** Two columns of facts, two-line application rows, three interchanges per row. */
  phone: "(inline-size <= 500px)",
  /** A tablet, or a column of a host page. */
  tablet: "(inline-size <= 900px)",
} as const;
