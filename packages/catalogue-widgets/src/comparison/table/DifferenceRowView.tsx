import type { FamilyId } from "@caliper/catalogue-model";
import { useIntl } from "react-intl";
import { Balloon, Figure } from "../../shared/dimensions/index.ts";
import { useFormat } from "../../provider/index.ts";
import { useTerms } from "../../terms/index.ts";
import type { DifferenceRow } from "../differences.ts";
import { messages } from "../messages.ts";
import { signed } from "../signed.ts";
import { Bar } from "./Bar.tsx";
import * as styles from "./Differences.css.ts";

export interface DifferenceRowViewProps {
  row: DifferenceRow;
  family: FamilyId;
  /** Decimals of the longest figure in the column. */
  decimals: number;
  /** From -1 to 1. */
  bar: number;
  isLit: boolean;
  onLit: (column: string | null) => void;
}

/** One dimension or fact in both parts; hovering highlights its lines on the drawings. */
export function DifferenceRowView({
  row,
  family,
  decimals,
  bar,
  isLit,
  onLit,
}: DifferenceRowViewProps) {
  const { formatMessage } = useIntl();
  const terms = useTerms();
  const format = useFormat();
  const { column, letter, isEqual } = row;
  const name = terms.column(family, column);

  const figure = (value: number) => {
    if (row.kind !== "length") return format.count(value);
    return <Figure text={format.dimension(value, family)} decimals={decimals} />;
  };
  const valueOf = (value: number | string | null) => {
    if (value === null)
      return <Spoken sign={signs.missing} text={formatMessage(messages.missing)} />;
    if (typeof value === "number") return figure(value);
    return column === "fmsi" ? value : terms.value(value);
  };
  const difference = () => {
    if (isEqual) return <Spoken sign={signs.equal} text={formatMessage(messages.equal)} />;
    if (row.kind === "word" || row.difference === null)
      return <Spoken sign={signs.differs} text={formatMessage(messages.differs)} />;
    const size = Math.abs(row.difference);
    const text =
      row.kind === "length" ? format.dimension(rounded(size), family) : format.count(size);
    return (
      <Figure text={signed(row.difference, text)} decimals={row.kind === "length" ? decimals : 0} />
    );
  };

  return (
    <tr
      className={styles.row({ isLit, isEqual })}
      {...(letter !== undefined && {
        onPointerEnter: () => onLit(column),
        onPointerLeave: () => onLit(null),
      })}
    >
      <td className={styles.cell({ column: "letter" })}>
        {letter !== undefined && (
          <Balloon
            letter={letter}
            label={formatMessage(messages.balloon, { letter, name })}
            isLit={isLit}
            onLit={(lights) => onLit(lights ? column : null)}
          />
        )}
      </td>
      <th scope="row" className={styles.cell({ column: "name" })}>
        {name}
      </th>
      {([row.a, row.b] as const).map((value, index) => (
        <td
          key={index === 0 ? "a" : "b"}
          className={styles.cell({
            column: index === 0 ? "a" : "b",
            isWord: row.kind === "word",
          })}
        >
          {valueOf(value)}
        </td>
      ))}
      <td className={styles.cell({ column: "difference" })}>{difference()}</td>
      <td className={styles.cell({ column: "bar" })}>{bar !== 0 && <Bar share={bar} />}</td>
    </tr>
  );
}

const signs = { missing: "–", equal: "=", differs: "≠" } as const;

/** Floating point: 24 - 22.1 is 1.8999999999999986. */
const rounded = (value: number): number => Math.round(value * 1e4) / 1e4;

/** A sign with a text alternative for screen readers. */
function Spoken({ sign, text }: { sign: string; text: string }) {
  return (
    <>
      <span aria-hidden>{sign}</span>
      <span className={styles.spoken}>{text}</span>
    </>
  );
}
