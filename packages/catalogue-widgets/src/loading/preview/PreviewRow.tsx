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
  /** The columns that identify a row, shown together as its key. */
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

function useRow({ row, columns, keys, data, correction }: PreviewRowProps) {
  const sentence = useSentence();
  const titleOf = (header: string) =>
    [...columns, ...keys].find((column) => column.header === header)?.title ?? header;
  const edited = row.problems.find(
    ({ column }) => correction?.at?.row === row.row && correction?.at?.column === column,
  );
  return {
    cell: (column: PreviewColumn) => (
      <PreviewCell
        row={row}
        column={column}
        cell={cellOf(row, data, column.header)}
        problem={row.problems.find((problem) => problem.column === column.header)}
        onCorrect={correction && (() => correction.open(row, column.header))}
      />
    ),
    problems: (className: string) =>
      row.problems.map((problem) => (
        <div key={`${problem.column} ${problem.kind}`} className={className}>
          {sentence(problem, titleOf(problem.column))}
        </div>
      )),
    editor: edited && correction && (
      <CellEditor
        key={edited.column}
        problem={edited}
        title={titleOf(edited.column)}
        isPending={correction.isPending}
        onSave={correction.save}
        onClose={correction.close}
      />
    ),
  };
}

/** A row of the preview, with its problems below. */
export function PreviewRow(props: PreviewRowProps) {
  const { row, columns, keys } = props;
  const { cell, problems, editor } = useRow(props);
  const isOpen = row.problems.length > 0;
  const isGone = row.kind === "removed";
  const invalidKey = keys.find(({ header }) =>
    row.problems.some(({ column }) => column === header),
  );
  return (
    <>
      <tr>
        <td className={cellStyle({ isMuted: true, stays: "edge", isOpen })}>{row.row}</td>
        <td className={cellStyle({ isOpen })}>
          <KindTag kind={row.kind} />
        </td>
        <th scope="row" className={cellStyle({ isMono: true, stays: "next", isOpen })}>
          {invalidKey ? cell(invalidKey) : keyText(row, keys)}
        </th>
        {columns.map((column) => (
          <td
            key={column.header}
            className={cellStyle({ isFigure: isFigure(column), isGone, isOpen })}
          >
            {cell(column)}
          </td>
        ))}
        <td className={cellStyle({ isOpen })} aria-hidden />
      </tr>
      {isOpen && (
        <tr>
          <td className={sentences} colSpan={columns.length + 4}>
            {problems(sentenceStyle)}
            {editor && <div className={sentenceStyle}>{editor}</div>}
          </td>
        </tr>
      )}
    </>
  );
}

/** The same on a phone: changed and invalid cells only. */
export function PreviewCard(props: PreviewRowProps) {
  const { row, columns, keys, data } = props;
  const { cell, problems, editor } = useRow(props);
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
              <dd className={cardValue}>{cell(column)}</dd>
            </Fragment>
          ))}
        </dl>
      )}
      {problems(cardSentence)}
      {editor}
    </li>
  );
}
