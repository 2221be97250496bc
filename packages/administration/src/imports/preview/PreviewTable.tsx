import type { ImportRow } from "@caliper/api-client";
import { DataTable, usePrinted } from "@caliper/design-system";
import { useText } from "../../messages/index.ts";
import { isFigure, type PreviewColumn } from "./columns.ts";
import { KindTag } from "./KindTag.tsx";
import { PreviewCell } from "./PreviewCell.tsx";
import { keyText, PreviewCard, type PreviewRowProps, RowProblems } from "./PreviewRow.tsx";
import { code, rowColumn, rowNumber, sentence, sentences, warning } from "./PreviewRow.css.ts";

export interface PreviewTableProps extends Omit<PreviewRowProps, "row"> {
  /** Undefined: not loaded yet. */
  rows: readonly (ImportRow | undefined)[];
  /** Rows from `first` to before `end` come near the screen. */
  onRowsNeeded: (first: number, end: number) => void;
  /** A row to scroll to. */
  scrollTo?: { readonly index: number } | undefined;
}

/** px */
const widths = { what: 128, key: 168, figure: 152, text: { least: 112, most: 208 } } as const;

/** px; wide enough for the texts of the first rows. */
function textWidth(column: PreviewColumn, rows: PreviewTableProps["rows"]): number {
  const { least, most } = widths.text;
  const lengths = rows
    .slice(0, sampleRows)
    .map((row) => String(row?.cells[column.header]?.value ?? "").length);
  return Math.min(Math.max(least, ...lengths.map((length) => length * characterWidth)), most);
}
const sampleRows = 50;
/** px, with its share of the padding. */
const characterWidth = 9;

/** px; between the margins of A4 and of Letter. */
const paperWidth = 700;

/** The changed rows, each with its problems below it. */
export function PreviewTable({ rows, onRowsNeeded, scrollTo, ...shape }: PreviewTableProps) {
  const t = useText();
  const { data, columns, titleOf, keys, correction } = shape;
  const cell = { data, correction };
  const isPrinted = usePrinted();
  const width = columns.reduce(
    (sum, column) => sum + (isFigure(column) ? widths.figure : textWidth(column, rows)),
    rowColumn + widths.what + widths.key,
  );
  return (
    <DataTable
      cardsBelow={isPrinted && width > paperWidth ? Number.POSITIVE_INFINITY : undefined}
      label={t("preview.tableLabel")}
      loadingLabel={t("common.loading")}
      rows={rows}
      onRowsNeeded={onRowsNeeded}
      scrollTo={scrollTo}
      getRowId={({ kind, row = "", key }) => `${kind} ${row} ${key}`}
      getRowText={(row) => keyText(row, keys)}
      keyboard="tab"
      rowHeight="rowImport"
      isWrapped
      columns={[
        {
          id: "(row)",
          header: t("preview.row"),
          width: rowColumn,
          align: "end",
          isMono: true,
          cell: ({ row }) => <span className={rowNumber}>{row}</span>,
        },
        {
          id: "(what)",
          header: t("preview.what"),
          width: widths.what,
          cell: ({ kind }) => <KindTag kind={kind} />,
        },
        {
          id: "(key)",
          header: (keys.length === 1 && keys[0]?.title) || t("preview.key"),
          width: widths.key,
          isRowHeader: true,
          isSticky: true,
          cell: (row) => {
            const invalid = keys.find(({ header }) =>
              row.problems.some(({ column }) => column === header),
            );
            return invalid ? (
              <PreviewCell {...cell} row={row} column={invalid} />
            ) : (
              <span className={code}>{keyText(row, keys)}</span>
            );
          },
        },
        ...columns.map((column) => ({
          id: column.header,
          header:
            column.unit === undefined
              ? column.title
              : t("preview.inUnit", { column: column.title, unit: column.unit }),
          ...(isFigure(column)
            ? { width: widths.figure, align: "end" as const, isMono: true }
            : { width: textWidth(column, rows) }),
          cell: (row: ImportRow) => <PreviewCell {...cell} row={row} column={column} />,
        })),
      ]}
      renderDetail={(row) => {
        const className = row.kind === "invalid" ? sentence : warning;
        return row.problems.length + row.warnings.length > 0 ? (
          <div className={sentences}>
            <RowProblems {...{ ...cell, row, titleOf, className }} editorClassName={className} />
          </div>
        ) : null;
      }}
      renderCard={(row) => <PreviewCard {...shape} row={row} />}
    />
  );
}
