import { columnOf, hasDimensionsAsStored } from "@caliper/catalogue-model";
import type { Datasheet } from "@caliper/api-client";
import { Code, DescriptionList, Hide, Table } from "@caliper/design-system";
import type { DrawingUnit } from "../../drawings/index.ts";
import { useText } from "../../messages/index.ts";
import { useFormat, useLinks } from "../../provider/index.ts";
import { useTerms } from "../../terms/index.ts";
import { Block, BlockMessage } from "../../shared/sheet-layout/index.ts";
import { facts as factList, figure } from "./DimensionsBlock.css.ts";
import {
  Balloon,
  dimensionRows,
  FactText,
  Figure,
  longestFraction,
  tabStopOf,
  type DimensionRow,
} from "../../shared/dimensions/index.ts";

export interface DimensionsBlockProps {
  /** The part: its family and dimensions. */
  datasheet: Pick<Datasheet, "family" | "dimensions">;
  /** The highlighted field, here and on the drawing. */
  highlighted: string | null;
  /** Called with the column of the row under the pointer or focus, to highlight it in the drawing; null for none. */
  onHighlight: (column: string | null) => void;
  /** Whether the sheet has a drawing that shows the dimensions. */
  hasDrawing?: boolean;
  /** The unit of the drawing; its figures are emphasized. */
  unit?: DrawingUnit;
}

/** With more rows than this, the usual row height would exceed the drawing's. */
const roomyRows = 8;

/** px */
const letterWidth = 40;

/** Every dimension in mm and inches, with its letter; hovering a row highlights its line on the drawing. */
export function DimensionsBlock({
  datasheet,
  highlighted,
  onHighlight,
  hasDrawing = true,
  unit = "mm",
}: DimensionsBlockProps) {
  const t = useText();
  const format = useFormat();
  const terms = useTerms();
  const { family, dimensions } = datasheet;
  const rows = dimensionRows(family, dimensions);
  // Rotor dimensions are shown as stored, so their decimals differ; all others have two.
  const decimals = hasDimensionsAsStored(family) ? longestFraction(rows) : 2;
  const measures = rows.filter((row) => row.millimeters !== undefined);
  const facts = rows.filter((row) => row.millimeters === undefined);
  const isPointable = hasDrawing && measures.some((row) => row.letter !== undefined);
  const links = useLinks();
  const factOf = ({ column, text = "" }: DimensionRow) => {
    const codeOf = columnOf(family, column)?.codeOf;
    if (codeOf === undefined) return <FactText>{terms.value(text)}</FactText>;
    const href = links.datasheet({ code: text, family: codeOf });
    return (
      <Code size="data" href={href}>
        {text}
      </Code>
    );
  };
  const tabStop = tabStopOf(measures, highlighted);
  const nameOf = ({ column, holes }: DimensionRow) => {
    const name = terms.column(family, column);
    return holes === undefined ? name : t("datasheet.dimensions.boltCircle", { name, holes });
  };
  return (
    <Block
      heading={t(
        measures.length > 0 || rows.length === 0
          ? "datasheet.dimensions.heading"
          : "datasheet.dimensions.details",
      )}
      {...(isPointable && { note: <Hide on="print">{t("datasheet.dimensions.hint")}</Hide> })}
    >
      {rows.length === 0 && <BlockMessage>{t("datasheet.dimensions.empty")}</BlockMessage>}
      {measures.length > 0 && (
        <Table
          label={t("datasheet.dimensions.heading")}
          density="sheet"
          rowHeight={rows.length > roomyRows ? "rowDense" : "rowDimension"}
          rows={measures}
          getRowId={({ column }) => column}
          highlightedId={highlighted}
          onHighlight={(id) => {
            if (id === null || measures.some(({ column, letter }) => column === id && letter))
              onHighlight(id);
          }}
          columns={[
            {
              id: "letter",
              header: t("datasheet.dimensions.letter"),
              hideHeader: true,
              width: letterWidth,
              cell: (row) =>
                row.letter !== undefined && (
                  <Balloon
                    letter={row.letter}
                    label={t("datasheet.dimensions.balloon", {
                      letter: row.letter,
                      name: nameOf(row),
                    })}
                    isHighlighted={row.column === highlighted}
                    isTabStop={row.column === tabStop}
                    onHighlight={() => onHighlight(row.column)}
                  />
                ),
            },
            {
              id: "name",
              header: t("datasheet.dimensions.measure"),
              isRowHeader: true,
              cell: nameOf,
            },
            {
              id: "mm",
              header: t("common.millimeters"),
              align: "end",
              cell: ({ millimeters = 0 }) => (
                <span className={figure({ isMain: unit === "mm" })}>
                  <Figure text={format.dimension(millimeters, family)} decimals={decimals} />
                </span>
              ),
            },
            {
              id: "in",
              header: t("common.inches"),
              align: "end",
              cell: ({ millimeters = 0 }) => (
                <span className={figure({ isMain: unit === "in" })}>
                  {format.inches(millimeters)}
                </span>
              ),
            },
          ]}
        />
      )}
      {facts.length > 0 && (
        <div className={factList}>
          <DescriptionList
            items={facts.map((row) => ({
              id: row.column,
              term: nameOf(row),
              value: factOf(row),
            }))}
          />
        </div>
      )}
    </Block>
  );
}
