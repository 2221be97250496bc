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
  /** Opens the field for a new value; undefined where cells cannot be corrected. */
  onCorrect?: (() => void) | undefined;
}

/** Identifies the button of a cell, to return the focus to it. */
export const faultName = ({ row }: Pick<ImportRow, "row">, header: string): string =>
  `${row ?? ""} ${header}`;

/** A value, an old and a new value, or an invalid value. */
export function PreviewCell({ row, column, cell, problem, onCorrect }: PreviewCellProps) {
  const { formatMessage } = useIntl();
  const text = shown(cell?.value, column);
  if (problem !== undefined) {
    const value = text === "" ? formatMessage(texts.emptyCell) : text;
    return (
      <button
        type="button"
        className={fault}
        data-fault={faultName(row, column.header)}
        disabled={onCorrect === undefined}
        onClick={onCorrect}
        aria-label={formatMessage(texts.correctCell, {
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
