/** Model years, both included; `to` is null while the vehicle is still built. */
export interface YearRange {
  readonly from: number;
  readonly to: number | null;
}
