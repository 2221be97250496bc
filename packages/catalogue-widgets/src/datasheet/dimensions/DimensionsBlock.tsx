import type { Datasheet } from "@caliper/api-client";
import { useIntl } from "react-intl";
import type { DrawingUnit } from "../../drawings/index.ts";
import { useFormat } from "../../provider/index.ts";
import { useTerms } from "../../terms/index.ts";
import { Block, BlockMessage, sheetTable as sheet } from "../../shared/sheet-layout/index.ts";
import * as styles from "./DimensionsBlock.css.ts";
import {
  Balloon,
  dimensionRows,
  Figure,
  longestFraction,
  type DimensionRow,
} from "../../shared/dimensions/index.ts";
import { messages } from "./messages.ts";

export interface DimensionsBlockProps {
  datasheet: Pick<Datasheet, "family" | "dimensions">;
  /** The wire column that is lit, here and on the drawing. */
  lit: string | null;
  onLit: (column: string | null) => void;
  number?: number | undefined;
  /** Whether there is a drawing to find a dimension on. */
  hasDrawing?: boolean;
  /** The unit whose figures stand out: the one that the drawing is written in. */
  unit?: DrawingUnit;
}

/** More rows than these, at their usual height, would be taller than the drawing beside them. */
const roomyRows = 8;

/** Every dimension in mm and inches, with its letter; pointing at a row lights its line on the drawing. */
export function DimensionsBlock({
  datasheet,
  lit,
  onLit,
  number,
  hasDrawing = true,
  unit = "mm",
}: DimensionsBlockProps) {
  const { formatMessage } = useIntl();
  const { family, dimensions } = datasheet;
  const rows = dimensionRows(family, dimensions);
  // A rotor's are shown as stored, so their decimals differ; everything else has two.
  const decimals = family === "brake_rotors" ? longestFraction(rows) : 2;
  const isMeasured = rows.some((row) => row.millimetres !== undefined);
  const isPointable = hasDrawing && rows.some((row) => row.letter !== undefined);
  return (
    <Block
      number={number}
      heading={formatMessage(isMeasured || rows.length === 0 ? messages.heading : messages.details)}
      {...(isPointable && {
        note: <span className={sheet.onScreen}>{formatMessage(messages.hint)}</span>,
      })}
    >
      {rows.length === 0 ? (
        <BlockMessage>{formatMessage(messages.empty)}</BlockMessage>
      ) : (
        <table className={sheet.table}>
          <thead>
            <tr>
              <th scope="col" className={sheet.head({ narrow: true })}>
                <span className={sheet.screenReaderOnly}>{formatMessage(messages.letter)}</span>
              </th>
              <th scope="col" className={sheet.head({})}>
                {formatMessage(messages.measure)}
              </th>
              {isMeasured ? (
                <>
                  <th scope="col" className={sheet.head({ align: "end" })}>
                    {formatMessage(messages.millimetres)}
                  </th>
                  <th scope="col" className={sheet.head({ align: "end" })}>
                    {formatMessage(messages.inches)}
                  </th>
                </>
              ) : (
                <th scope="col" colSpan={2} className={sheet.head({ align: "end" })}>
                  {formatMessage(messages.value)}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row
                key={row.column}
                row={row}
                family={family}
                decimals={decimals}
                height={rows.length > roomyRows ? "dense" : "dimension"}
                unit={unit}
                isLit={row.column === lit}
                onLit={onLit}
              />
            ))}
          </tbody>
        </table>
      )}
    </Block>
  );
}

interface RowProps extends Pick<Datasheet, "family"> {
  row: DimensionRow;
  decimals: number;
  height: "dense" | "dimension";
  unit: DrawingUnit;
  isLit: boolean;
  onLit: (column: string | null) => void;
}

function Row({ row, family, decimals, height, unit, isLit, onLit }: RowProps) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const terms = useTerms();
  const name = useRowName(family, row);
  const { column, letter, millimetres, text } = row;
  return (
    <tr
      className={sheet.row({ height, isLit })}
      {...(letter !== undefined && {
        onPointerEnter: () => onLit(column),
        onPointerLeave: () => onLit(null),
      })}
    >
      <td className={styles.letterCell}>
        {letter !== undefined && (
          <Balloon
            letter={letter}
            label={formatMessage(messages.balloon, { letter, name })}
            isLit={isLit}
            onLit={(lights) => onLit(lights ? column : null)}
          />
        )}
      </td>
      <th scope="row" className={sheet.cell({})}>
        {name}
      </th>
      {millimetres === undefined ? (
        <td className={sheet.cell({ align: "end" })} colSpan={2}>
          <span className={styles.figure({ stands: true })}>
            {text !== undefined && terms.value(text)}
          </span>
        </td>
      ) : (
        <>
          <td className={sheet.cell({ align: "end" })}>
            <span className={styles.figure({ stands: unit === "mm" })}>
              <Figure text={format.dimension(millimetres, family)} decimals={decimals} />
            </span>
          </td>
          <td className={sheet.cell({ align: "end" })}>
            <span className={styles.figure({ stands: unit === "in" })}>
              {format.inches(millimetres)}
            </span>
          </td>
        </>
      )}
    </tr>
  );
}

function useRowName(family: Datasheet["family"], { column, holes }: DimensionRow): string {
  const { formatMessage } = useIntl();
  const name = useTerms().column(family, column);
  return holes === undefined ? name : formatMessage(messages.boltCircle, { name, holes });
}
