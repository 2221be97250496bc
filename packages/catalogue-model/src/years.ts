/** Model years, both included; `to` is null while the vehicle is still built. */
export interface YearRange {
  readonly from: number;
  readonly to: number | null;
}

/** Whether a number is a year that the catalogue accepts: whole, from 1900 to 2100. */
export const isModelYear = (year: number): boolean =>
  Number.isInteger(year) && year >= 1900 && year <= 2100;
