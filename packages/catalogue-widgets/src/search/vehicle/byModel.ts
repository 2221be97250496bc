interface OfVehicle {
  readonly maker: string;
  readonly model: string;
}

/** Rows grouped by model, in order of appearance. */
export function byModel<Row extends OfVehicle>(
  rows: readonly Row[],
): readonly { readonly id: string; readonly label: string; readonly rows: readonly Row[] }[] {
  const models = Map.groupBy(rows, ({ maker, model }) => [maker, model].join(" "));
  return [...models].map(([name, some]) => ({ id: name, label: name, rows: some }));
}

/** Rows with a unique id: one product may be in several. */
export function numbered<Row>(rows: readonly Row[]): readonly (Row & { readonly id: string })[] {
  return rows.map((row, index) => ({ ...row, id: String(index) }));
}
