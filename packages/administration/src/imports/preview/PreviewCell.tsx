import type { CellProblem, DataImport, ImportRow } from "@caliper/api-client";
import { Icon, VisuallyHidden } from "@caliper/design-system";
import { useText } from "../../messages/index.ts";
import { cellOf, shown, type PreviewColumn } from "./columns.ts";
import type { Correction } from "./correction.ts";
import { arrow, fault, next, old, unlikely } from "./PreviewRow.css.ts";

export interface PreviewCellProps {
  row: ImportRow;
  column: PreviewColumn;
  data: DataImport;
  /** Undefined where cells can no longer be corrected. */
  correction: Correction | undefined;
}

/** Identifies the button of a cell, to return the focus to it. */
export const faultName = ({ row }: Pick<ImportRow, "row">, header: string): string =>
  `${row ?? ""} ${header}`;

/** A value, an old and a new value, or an invalid or unlikely value that can be corrected. */
export function PreviewCell({ row, column, data, correction }: PreviewCellProps) {
  const t = useText();
  const cell = cellOf(row, data, column.header);
  const isHere = (one: CellProblem) => one.column === column.header;
  const isInvalid = row.problems.some(isHere);
  const text = shown(cell?.value, column);
  if (isInvalid || row.warnings.some(isHere)) {
    const value = text === "" ? t("preview.emptyCell") : text;
    return (
      <button
        type="button"
        className={isInvalid ? fault : unlikely}
        data-fault={faultName(row, column.header)}
        disabled={correction === undefined}
        onClick={() => correction?.open(row, column.header)}
        aria-label={t("preview.correctCell", {
          value,
          row: row.sheetRow ?? row.row ?? 0,
          column: column.title,
        })}
      >
        {value}
      </button>
    );
  }
  if (row.kind === "removed") return <span className={old}>{text}</span>;
  if (cell?.before === undefined) return text;
  return (
    <>
      <s className={old}>{shown(cell.before, column)}</s>
      <span className={arrow}>
        <Icon name="arrowRight" size="small" />
        <VisuallyHidden>{t("preview.becomes")}</VisuallyHidden>
      </span>
      <span className={next}>{text === "" ? t("preview.emptyCell") : text}</span>
    </>
  );
}
