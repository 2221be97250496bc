import type { DataImport, ImportRow } from "@caliper/api-client";
import { Fragment } from "react";
import { cellOf, isFigure, type PreviewColumn } from "./columns.ts";
import { CellEditor } from "./CellEditor.tsx";
import type { Fixing } from "./fixing.ts";
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
  /** Undefined where nothing can be mended any more. */
  fixing: Fixing | undefined;
}

const keyText = ({ key, cells }: ImportRow, keys: readonly PreviewColumn[]) =>
  key !== ""
    ? key
    : keys
        .map(({ header }) => cells[header]?.value ?? "")
        .filter((value) => value !== "")
        .join(" · ");

function useRow({ row, columns, keys, fixing }: PreviewRowProps) {
  const sentence = useSentence();
  const titleOf = (header: string) =>
    [...columns, ...keys].find((column) => column.header === header)?.title ?? header;
  const fix = (header: string) => (fixing ? () => fixing.open(row, header) : undefined);
  const editor = row.problems.find(
    ({ column }) =>
      fixing?.at !== undefined && fixing.at.row === row.row && fixing.at.column === column,
  );
  return { sentence, titleOf, fix, editor };
}

/** A row of the preview; what is wrong with it, in words, under it. */
export function PreviewRow(props: PreviewRowProps) {
  const { row, columns, keys, data, fixing } = props;
  const { sentence, titleOf, fix, editor } = useRow(props);
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
              onFix={fix(keyProblem.column)}
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
              onFix={fix(column.header)}
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
            {editor && fixing && (
              <div className={sentenceStyle}>
                <CellEditor
                  key={editor.column}
                  problem={editor}
                  title={titleOf(editor.column)}
                  isPending={fixing.isPending}
                  onSave={fixing.save}
                  onClose={fixing.close}
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
  const { row, columns, keys, data, fixing } = props;
  const { sentence, titleOf, fix, editor } = useRow(props);
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
                  onFix={fix(column.header)}
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
      {editor && fixing && (
        <CellEditor
          key={editor.column}
          problem={editor}
          title={titleOf(editor.column)}
          isPending={fixing.isPending}
          onSave={fixing.save}
          onClose={fixing.close}
        />
      )}
    </li>
  );
}
