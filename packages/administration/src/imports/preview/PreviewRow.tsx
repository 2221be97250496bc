import type { ImportRow } from "@caliper/api-client";
import { Fragment } from "react";
import { useText } from "../../messages/index.ts";
import { cellOf, type PreviewColumn } from "./columns.ts";
import { CellEditor } from "./CellEditor.tsx";
import { KindTag } from "./KindTag.tsx";
import { PreviewCell, type PreviewCellProps } from "./PreviewCell.tsx";
import {
  card,
  cardFacts,
  cardHead,
  cardSentence,
  cardTerm,
  cardTitle,
  cardValue,
  cardWarning,
  editor,
  rowNumber,
} from "./PreviewRow.css.ts";
import { useSentence } from "./useSentence.ts";

export interface PreviewRowProps extends Omit<PreviewCellProps, "column"> {
  columns: readonly PreviewColumn[];
  /** The title of a column by its header. */
  titleOf: (header: string) => string;
  /** The columns that identify a row, shown together as its key. */
  keys: readonly PreviewColumn[];
}

export const keyText = ({ key, cells }: ImportRow, keys: readonly PreviewColumn[]) =>
  key !== ""
    ? key
    : keys
        .map(({ header }) => cells[header]?.value ?? "")
        .filter((value) => value !== "")
        .join(" · ");

interface RowProblemsProps extends Omit<PreviewRowProps, "columns" | "keys"> {
  /** Of each sentence. */
  className: string;
  editorClassName?: string;
}

/** A sentence for each problem or warning, and the field for a new value. */
export function RowProblems({ row, titleOf, data, correction, ...classes }: RowProblemsProps) {
  const t = useText();
  const sentence = useSentence(titleOf, data.sheet);
  const remarks = [...row.problems, ...row.warnings];
  const edited = remarks.find(
    ({ column }) => correction?.at?.row === row.row && correction?.at?.column === column,
  );
  return (
    <>
      {remarks.map((problem) => (
        <div key={`${problem.column} ${problem.kind}`} className={classes.className}>
          {sentence(problem)}
        </div>
      ))}
      {edited && correction && (
        <div className={classes.editorClassName}>
          <div className={editor}>
            <CellEditor
              key={edited.column}
              label={t("preview.correctionLabel", {
                row: edited.sheetRow ?? edited.row,
                column: titleOf(edited.column),
              })}
              from={edited.value}
              saveLabel={t("preview.correctionSave")}
              cancelLabel={t("preview.correctionCancel")}
              isPending={correction.isPending}
              onSave={correction.save}
              onClose={correction.close}
            />
          </div>
        </div>
      )}
    </>
  );
}

/** A row on a phone: changed, invalid and unlikely cells only. */
export function PreviewCard(props: PreviewRowProps) {
  const { row, columns, keys, data, correction } = props;
  const facts = [...keys, ...columns].filter(
    ({ header }) =>
      cellOf(row, data, header)?.before !== undefined ||
      [...row.problems, ...row.warnings].some(({ column }) => column === header),
  );
  return (
    <div className={card}>
      <div className={cardHead}>
        <span className={cardTitle}>{keyText(row, keys)}</span>
        <KindTag kind={row.kind} />
        {row.row !== undefined && <span className={rowNumber}>{row.sheetRow ?? row.row}</span>}
      </div>
      {facts.length > 0 && (
        <dl className={cardFacts}>
          {facts.map((column) => (
            <Fragment key={column.header}>
              <dt className={cardTerm}>{column.title}</dt>
              <dd className={cardValue}>
                <PreviewCell row={row} column={column} data={data} correction={correction} />
              </dd>
            </Fragment>
          ))}
        </dl>
      )}
      <RowProblems {...props} className={row.kind === "invalid" ? cardSentence : cardWarning} />
    </div>
  );
}
