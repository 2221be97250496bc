import type { CellProblem, ImportCell, ImportRow } from "@caliper/api-client";
import { Icon, VisuallyHidden } from "@caliper/design-system";
import { useIntl } from "react-intl";
import { shown, type PreviewColumn } from "./columns.ts";
import { previewMessages as texts } from "./messages.ts";
import { arrow, fault, next, old } from "./PreviewTable.css.ts";

export interface PreviewCellProps {
  row: ImportRow;
  column: PreviewColumn;
  cell: ImportCell | undefined;
  problem: CellProblem | undefined;
  /** Opens the field that puts another value into the cell; not where nothing can be mended. */
  onFix?: (() => void) | undefined;
}

/** Finds the button of a cell again, after its field was closed. */
export const faultName = ({ row }: Pick<ImportRow, "row">, header: string): string =>
  `${row ?? ""} ${header}`;

/** A value, the old and the new one, or one that cannot be taken. */
export function PreviewCell({ row, column, cell, problem, onFix }: PreviewCellProps) {
  const { formatMessage } = useIntl();
  const text = shown(cell?.value, column);
  if (problem !== undefined) {
    const value = text === "" ? formatMessage(texts.emptyCell) : text;
    return (
      <button
        type="button"
        className={fault}
        data-fault={faultName(row, column.header)}
        disabled={onFix === undefined}
        onClick={onFix}
        aria-label={formatMessage(texts.fixCell, {
          value,
          row: row.row ?? 0,
          column: column.title,
        })}
      >
        {value}
      </button>
    );
  }
  if (cell?.before === undefined) return text;
  return (
    <>
      <s className={old}>{shown(cell.before, column)}</s>
      <span className={arrow}>
        <Icon name="arrowRight" size="small" />
        <VisuallyHidden>{formatMessage(texts.becomes)}</VisuallyHidden>
      </span>
      <span className={next}>{text === "" ? formatMessage(texts.emptyCell) : text}</span>
    </>
  );
}
