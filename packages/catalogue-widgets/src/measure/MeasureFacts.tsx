import type { MeasureHit } from "@caliper/api-client";
import { columnsOf, dimensionColumns, type FamilyId } from "@caliper/catalogue-model";
import { Text } from "@caliper/design-system";
import { useText } from "../messages/index.ts";
import { useFormat } from "../provider/index.ts";
import { useTerms } from "../terms/index.ts";
import type { MeasureUnit } from "../links/index.ts";
import { useFigure, type MeasuredColumn } from "./MeasureCell.tsx";
import { otherMeasures } from "./MeasureFacts.css.ts";

const between = " · ";

/** The FMSI number, or reference drawing, axle and kind. */
export function Identity({ hit }: { hit: MeasureHit }) {
  const t = useText();
  const terms = useTerms();
  const position = hit.texts["position"];
  const parts = [
    // A lining's reference is its code.
    hit.reference !== null &&
      hit.reference !== hit.code &&
      t("measure.fmsi", { number: hit.reference }),
    hit.drawing,
    position !== undefined && terms.position(position),
  ].filter((part) => typeof part === "string");
  if (parts.length === 0) return null;
  return (
    <Text variant="caption" tone="subtle" nowrap>
      {parts.join(between)}
    </Text>
  );
}

/** The first vehicle that the part fits. */
export function FitsLine({
  hit: { fits },
  nowrap = false,
}: {
  hit: MeasureHit;
  /** One line, where the table scrolls sideways. */
  nowrap?: boolean;
}) {
  const format = useFormat();
  if (fits === undefined) return null;
  const vehicle = `${fits.maker} ${fits.model} `;
  return (
    <Text variant="cell" nowrap={nowrap}>
      {vehicle}
      <Text variant="caption" tone="subtle" nowrap>
        {format.years(fits.years)}
      </Text>
    </Text>
  );
}

export interface OtherMeasuresProps {
  family: FamilyId;
  hit: MeasureHit;
  /** Measures that have columns of their own. */
  measured: readonly MeasuredColumn[];
  unit: MeasureUnit;
  onPoint: (column: string | null) => void;
}

/** The measures that were not searched: letters and figures, `B 148 C 55`. */
export function OtherMeasures({ family, hit, measured, unit, onPoint }: OtherMeasuresProps) {
  const figure = useFigure(family, unit);
  const rest = dimensionColumns(columnsOf(family)).lettered.filter(
    ({ field }) =>
      hit.measures[field] !== undefined && !measured.some((each) => each.column === field),
  );
  if (rest.length === 0) return null;
  return (
    <span className={otherMeasures}>
      {rest.map(({ letter, field }) => (
        <span
          key={field}
          onPointerOver={(event) => {
            // To the table it is a cell without a measure of its own.
            event.stopPropagation();
            if (event.pointerType !== "touch") onPoint(field);
          }}
          onPointerOut={() => onPoint(null)}
        >
          {[letter, figure(field, hit.measures[field] ?? 0), ""].join(" ")}
        </span>
      ))}
    </span>
  );
}
