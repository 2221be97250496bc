import type { DataImport, ImportRow } from "@caliper/api-client";
import { Fragment } from "react";
import { cellOf, isFigure, type PreviewColumn } from "./columns.ts";
import { CellEditor } from "./CellEditor.tsx";
import type { Correction } from "./correction.ts";
import { KindTag } from "./KindTag.tsx";
import { PreviewCell } from "./PreviewCell.tsx";
import {
  card,
  cardCode,
  cardFacts,
  cardHead,
  cardRow,
  cardSentence,
  cardTerm,
  cardValue,
  cell as cellStyle,
  sentence as sentenceStyle,
  sentences,
} from "./PreviewTable.css.ts";
import { useSentence } from "./useSentence.ts";

export interface PreviewRowProps {
  row: ImportRow;
  columns: readonly PreviewColumn[];
  /** The columns that identify a row stand in the column of keys. */
  keys: readonly PreviewColumn[];
  data: DataImport;
  /** Undefined where cells can no longer be corrected. */
  correction: Correction | undefined;
}

const keyText = ({ key, cells }: ImportRow, keys: readonly PreviewColumn[]) =>
  key !== ""
    ? key
    : keys
        .map(({ header }) => cells[header]?.value ?? "")
        .filter((value) => value !== "")
        .join(" · ");

function useRow({ row, columns, keys, correction }: PreviewRowProps) {
  const sentence = useSentence();
  const titleOf = (header: string) =>
    [...columns, ...keys].find((column) => column.header === header)?.title ?? header;
  const correct = (header: string) => (correction ? () => correction.open(row, header) : undefined);
  const editor = row.problems.find(
    ({ column }) =>
      correction?.at !== undefined &&
      correction.at.row === row.row &&
      correction.at.column === column,
  );
  return { sentence, titleOf, correct, editor };
}

/** A row of the preview; what is wrong with it, in words, under it. */
export function PreviewRow(props: PreviewRowProps) {
  const { row, columns, keys, data, correction } = props;
  const { sentence, titleOf, correct, editor } = useRow(props);
  const isOpen = row.problems.length > 0;
  const isGone = row.kind === "removed";
  const keyProblem = row.problems.find(({ column }) =>
    keys.some(({ header }) => header === column),
  );
  const keyColumn = keys.find(({ header }) => header === keyProblem?.column) ?? keys[0];
  return (
    <>
      <tr>
        <td className={cellStyle({ isMuted: true, stays: "edge", isOpen })}>{row.row}</td>
        <td className={cellStyle({ isOpen })}>
          <KindTag kind={row.kind} />
        </td>
        <th scope="row" className={cellStyle({ isMono: true, stays: "next", isOpen })}>
          {keyProblem && keyColumn ? (
            <PreviewCell
              row={row}
              column={keyColumn}
              cell={cellOf(row, data, keyColumn.header)}
              problem={keyProblem}
              onCorrect={correct(keyProblem.column)}
            />
          ) : (
            keyText(row, keys)
          )}
        </th>
        {columns.map((column) => (
          <td
            key={column.header}
            className={cellStyle({ isFigure: isFigure(column), isGone, isOpen })}
          >
            <PreviewCell
              row={row}
              column={column}
              cell={cellOf(row, data, column.header)}
              problem={row.problems.find((problem) => problem.column === column.header)}
              onCorrect={correct(column.header)}
            />
          </td>
        ))}
        <td className={cellStyle({ isOpen })} aria-hidden />
      </tr>
      {isOpen && (
        <tr>
          <td className={sentences} colSpan={columns.length + 4}>
            {row.problems.map((problem) => (
              <div key={`${problem.column} ${problem.kind}`} className={sentenceStyle}>
                {sentence(problem, titleOf(problem.column))}
              </div>
            ))}
            {editor && correction && (
              <div className={sentenceStyle}>
                <CellEditor
                  key={editor.column}
                  problem={editor}
                  title={titleOf(editor.column)}
                  isPending={correction.isPending}
                  onSave={correction.save}
                  onClose={correction.close}
                />
              </div>
            )}
          </td>
        </tr>
      )}
    </>
  );
}

/** The same on a phone: only what changes, and what is wrong. */
export function PreviewCard(props: PreviewRowProps) {
  const { row, columns, keys, data, correction } = props;
  const { sentence, titleOf, correct, editor } = useRow(props);
  const facts = [...keys, ...columns].filter(
    ({ header }) =>
      cellOf(row, data, header)?.before !== undefined ||
      row.problems.some(({ column }) => column === header),
  );
  return (
    <li className={card}>
      <div className={cardHead}>
        <span className={cardCode}>{keyText(row, keys)}</span>
        <KindTag kind={row.kind} />
        {row.row !== undefined && <span className={cardRow}>{row.row}</span>}
      </div>
      {facts.length > 0 && (
        <dl className={cardFacts}>
          {facts.map((column) => (
            <Fragment key={column.header}>
              <dt className={cardTerm}>{column.title}</dt>
              <dd className={cardValue}>
                <PreviewCell
                  row={row}
                  column={column}
                  cell={cellOf(row, data, column.header)}
                  problem={row.problems.find((problem) => problem.column === column.header)}
                  onCorrect={correct(column.header)}
                />
              </dd>
            </Fragment>
          ))}
        </dl>
      )}
      {row.problems.map((problem) => (
        <div key={`${problem.column} ${problem.kind}`} className={cardSentence}>
          {sentence(problem, titleOf(problem.column))}
        </div>
      ))}
      {editor && correction && (
        <CellEditor
          key={editor.column}
          problem={editor}
          title={titleOf(editor.column)}
          isPending={correction.isPending}
          onSave={correction.save}
          onClose={correction.close}
        />
      )}
    </li>
  );
}
