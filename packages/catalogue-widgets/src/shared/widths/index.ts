/** Container widths at which layouts change, for `@container`. */
export const widths = {
  /** The full width of a phone. */
  slim: "(inline-size <= 400px)",
  /** Two columns of facts, two-line application rows, three interchanges per row. */
  phone: "(inline-size <= 500px)",
  /** Too narrow for two tables of prices or dimensions side by side. */
  single: "(inline-size <= 600px)",
  /** A tablet, or a column of a host page. */
  tablet: "(inline-size <= 900px)",
} as const;
