import { Code, Measurement, Text } from "@caliper/design-system";
import { useIntl } from "react-intl";
import { Outline } from "../../drawings/index.ts";
import { useFormat, useLinks } from "../../provider/index.ts";
import { card, figures, outline, words } from "../code/HitCard.css.ts";
import { ProductCell } from "../code/HitCells.tsx";
import { searchMessages } from "../messages.ts";
import { sizeOf } from "../size.ts";
import type { VehicleRow } from "./groupByFamily.ts";
import { wordGap } from "../parts/wordGap.ts";

/** A product that fits a vehicle, on a phone. */
export function VehicleCard({
  row,
  scaleWithin,
}: {
  row: VehicleRow;
  /** Units per mm of the outlines of its family. */
  scaleWithin?: number | undefined;
}) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const links = useLinks();
  return (
    <div className={card}>
      <div className={outline}>
        <Outline
          family={row.family}
          measures={row.measures}
          scaleWithin={scaleWithin}
          size="large"
        />
      </div>
      <div className={words}>
        <Code href={links.datasheet(row)}>{row.code}</Code>
        <ProductCell hit={row} />
        <Text variant="cell">
          {[row.maker, row.model, row.submodel].filter((part) => part !== null).join(wordGap)}
          {wordGap}
          <Text variant="caption" tone="subtle" nowrap>
            {format.years(row.years)}
          </Text>
        </Text>
      </div>
      <div className={figures}>
        <Measurement
          value={sizeOf(row.family, row.measures, format.dimension)}
          unit={formatMessage(searchMessages.millimetres)}
        />
      </div>
    </div>
  );
}
