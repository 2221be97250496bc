import type { FamilyId } from "@caliper/catalogue-model";
import { Table, type TableColumn } from "@caliper/design-system";
import type { ReactNode } from "react";
import { useText } from "../../messages/index.ts";
import { Balloon, Figure, tabStopOf } from "../../shared/dimensions/index.ts";
import { useFormat } from "../../provider/index.ts";
import { useTerms } from "../../terms/index.ts";
import type { DifferenceRow } from "../differences.ts";
import { signed } from "../signed.ts";
import { LineSample } from "../slot/LineSample.tsx";
import { Bar } from "./Bar.tsx";
import * as styles from "./Differences.css.ts";

export interface DifferencesTableProps {
  rows: readonly DifferenceRow[];
  codes: readonly [a: string, b: string];
  family: FamilyId;
  /** Decimals of the longest figure in the column. */
  decimals: number;
  /** Shares of A, by field. */
  bars: ReadonlyMap<string, number>;
  /** The highlighted field. */
  highlighted: string | null;
  onHighlight: (column: string | null) => void;
}

/** One dimension or fact of both parts per row; hovering highlights its lines on the drawings. */
export function DifferencesTable(props: DifferencesTableProps) {
  const { rows, codes, family, decimals, bars, highlighted, onHighlight } = props;
  const t = useText();
  const terms = useTerms();
  const format = useFormat();

  const valueOf = ({ kind, column }: DifferenceRow, value: number | string | null) => {
    if (value === null) return <SignWithText sign={signs.missing} text={t("comparison.missing")} />;
    if (typeof value === "string") return column === "fmsi" ? value : terms.value(value);
    if (kind !== "length") return format.count(value);
    return <Figure text={format.dimension(value, family)} decimals={decimals} />;
  };
  const differenceOf = (row: DifferenceRow) => {
    if (row.isEqual) return <SignWithText sign={signs.equal} text={t("comparison.equal")} />;
    if (row.kind === "word" || row.difference === null)
      return <SignWithText sign={signs.differs} text={t("comparison.differs")} />;
    const size = Math.abs(row.difference);
    const text =
      row.kind === "length" ? format.dimension(rounded(size), family) : format.count(size);
    return (
      <Figure text={signed(row.difference, text)} decimals={row.kind === "length" ? decimals : 0} />
    );
  };
  const inRow = (
    { isEqual }: DifferenceRow,
    content: "name" | "figure" | "word" | "difference",
    children: ReactNode,
  ) => <span className={styles.cell({ isEqual, content })}>{children}</span>;
  const value = (side: "a" | "b", code: string, column: number): TableColumn<DifferenceRow> => ({
    id: side,
    header: (
      <>
        <LineSample side={side} />
        <span className={styles.visuallyHidden}>{code}</span>
      </>
    ),
    align: "end",
    isMono: true,
    stacked: { header: `1 / ${column}`, cell: `2 / ${column}`, align: "start" },
    cell: (row) => inRow(row, row.kind === "word" ? "word" : "figure", valueOf(row, row[side])),
  });

  return (
    <Table
      label={t("comparison.differencesHeading")}
      density="sheet"
      rowHeight="rowDimension"
      rows={rows}
      getRowId={({ column }) => column}
      highlightedId={highlighted}
      onHighlight={(id) => {
        if (id === null || rows.some(({ column, letter }) => column === id && letter))
          onHighlight(id);
      }}
      stackedColumns={styles.stackedColumns}
      columns={[
        {
          id: "letter",
          header: t("comparison.letter"),
          hideHeader: true,
          width: 1,
          stacked: { header: "1 / 1", cell: "1 / 1 / 3 / 2" },
          cell: ({ column, letter }) =>
            letter !== undefined && (
              <Balloon
                letter={letter}
                label={t("comparison.balloon", {
                  letter,
                  name: terms.column(family, column),
                })}
                isHighlighted={column === highlighted}
                isTabStop={column === tabStopOf(rows, highlighted)}
                onHighlight={() => onHighlight(column)}
              />
            ),
        },
        {
          id: "name",
          header: t("comparison.measure"),
          isRowHeader: true,
          stacked: { cell: "1 / 2 / 2 / 4" },
          cell: (row) => inRow(row, "name", terms.column(family, row.column)),
        },
        value("a", codes[0], 2),
        value("b", codes[1], 3),
        {
          id: "difference",
          header: t("comparison.difference"),
          align: "end",
          stacked: { header: "1 / 4 / 2 / 6", cell: "1 / 4 / 2 / 6" },
          cell: (row) => inRow(row, "difference", differenceOf(row)),
        },
        {
          id: "bar",
          header: t("comparison.relative"),
          width: 88,
          align: "end",
          stacked: { cell: "2 / 4 / 3 / 6" },
          cell: ({ column }) => {
            const share = bars.get(column) ?? 0;
            return share !== 0 && <Bar share={share} />;
          },
        },
      ]}
    />
  );
}

const signs = { missing: "–", equal: "=", differs: "≠" } as const;

/** Floating point: 24 - 22.1 is 1.8999999999999986. */
const rounded = (value: number): number => Math.round(value * 1e4) / 1e4;

/** A sign with a text alternative for screen readers. */
function SignWithText({ sign, text }: { sign: string; text: string }) {
  return (
    <>
      <span aria-hidden>{sign}</span>
      <span className={styles.visuallyHidden}>{text}</span>
    </>
  );
}
