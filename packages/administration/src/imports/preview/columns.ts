import { headerKey, type Language, textIn } from "@caliper/catalogue-model";
import type {
  DataImport,
  ImportRow,
  LoadableColumn,
  LoadableTable,
  SheetCell,
} from "@caliper/api-client";

export interface PreviewColumn {
  readonly header: string;
  /** Translated, without the unit. */
  readonly title: string;
  readonly unit: string | undefined;
  readonly type: LoadableColumn["type"] | undefined;
  readonly isKey: boolean;
}

const figures: ReadonlySet<string> = new Set(["integer", "decimal", "year", "price"]);

export const isFigure = ({ type }: PreviewColumn): boolean =>
  type !== undefined && figures.has(type);

/** The spelling of a header in the sheet. */
export function inSheet({ header = [] }: DataImport, declared: string): string {
  const key = headerKey(declared);
  return header.find((one) => headerKey(one) === key) ?? declared;
}

/** A row's cell; invalid rows are keyed by the headers of the sheet. */
export function cellOf(row: ImportRow, data: DataImport, column: string) {
  return row.cells[column] ?? row.cells[inSheet(data, column)];
}

export function columnsOf(
  headers: readonly string[],
  table: LoadableTable | undefined,
  locale: Language,
): readonly PreviewColumn[] {
  return headers.map((header) => {
    const tableColumn = table?.columns.find((column) => column.header === header);
    return {
      header,
      title: tableColumn === undefined ? header : textIn(tableColumn.title, locale),
      unit: tableColumn?.type === "price" ? "US$" : tableColumn?.unit,
      type: tableColumn?.type,
      isKey: tableColumn?.key ?? false,
    };
  });
}

/** Columns with a change, a problem or a warning in these rows; all columns if there are none. */
export function withChanges(
  columns: readonly PreviewColumn[],
  rows: Iterable<ImportRow>,
): readonly PreviewColumn[] {
  const touched = new Set<string>();
  for (const { cells, problems, warnings } of rows) {
    for (const [header, { before }] of Object.entries(cells)) {
      if (before !== undefined) touched.add(header);
    }
    for (const { column } of [...problems, ...warnings]) touched.add(column);
  }
  const touchedColumns = columns.filter(({ header }) => touched.has(header));
  return touchedColumns.length > 0 ? touchedColumns : columns;
}

/** Columns with a problem or a warning in these rows come first, so that the cell to correct is in view. */
export function problemsFirst(
  columns: readonly PreviewColumn[],
  rows: readonly ImportRow[],
): readonly PreviewColumn[] {
  const wrong = new Set(
    rows.flatMap(({ problems, warnings }) =>
      [...problems, ...warnings].map(({ column }) => column),
    ),
  );
  return columns.toSorted((a, b) => Number(wrong.has(b.header)) - Number(wrong.has(a.header)));
}

/** A value as text; prices with two decimals. */
export function shown(value: SheetCell | undefined, { type }: PreviewColumn): string {
  if (value === null || value === undefined) return "";
  if (type === "price" && typeof value === "number") return value.toFixed(2);
  return String(value);
}

/** Share of the table that an import removes, from 0 to 1. */
export const shareRemoved = ({ counts }: DataImport): number =>
  counts.existing === 0 ? 0 : counts.removed / counts.existing;

/** Whether rows or whole columns have unlikely values. */
export const hasWarnings = ({ counts }: DataImport): boolean =>
  counts.warned > 0 || counts.scaled.length > 0;
