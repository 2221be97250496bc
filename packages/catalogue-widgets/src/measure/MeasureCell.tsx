import { type FamilyId, hasDimensionsAsStored, type WornBy } from "@caliper/catalogue-model";
import type { MeasureHit } from "@caliper/api-client";
import { VisuallyHidden } from "@caliper/design-system";
import { useText } from "../messages/index.ts";
import { Figure } from "../shared/dimensions/index.ts";
import { useFormat } from "../provider/index.ts";
import { isCount, type MeasureUnit } from "../links/index.ts";
import * as css from "./gauge.css.ts";
import { decimalsOf, gaugeOf, shownIn, signed } from "./gauge.ts";

/** A hit with its place in the list. */
export interface RankedHit extends MeasureHit {
  readonly rank: number;
}

/** A searched measure as a column of the results. */
export interface MeasuredColumn {
  readonly column: string;
  /** The typed value, in mm. */
  readonly target: number;
  /** In mm. */
  readonly tolerance: number;
  /** Of the deviations, and of the longest value. */
  readonly decimals: number;
}

export function measuredColumn(
  family: FamilyId,
  column: string,
  { target, tolerance, unit }: { target: number; tolerance: number; unit: MeasureUnit },
  values: readonly number[],
): MeasuredColumn {
  const asStored = hasDimensionsAsStored(family);
  const decimals = decimalsOf(column, [target, ...values], { unit, asStored });
  return { column, target, tolerance, decimals };
}

export interface MeasureCellProps {
  family: FamilyId;
  measured: MeasuredColumn;
  /** Of the part, in mm. */
  value: number | undefined;
  unit: MeasureUnit;
  /** The measured part would be worn. */
  worn?: WornBy | undefined;
}

/** The part's measure, its position within the tolerance, and its deviation or wear. */
export function MeasureCell({ family, measured, value, unit, worn }: MeasureCellProps) {
  const t = useText();
  const text = useFigure(family, unit);
  if (value === undefined) return null;
  const { column, target, tolerance, decimals } = measured;
  const figure = (
    <span className={css.value}>
      <Figure text={text(column, value)} decimals={decimals} />
    </span>
  );
  if (worn !== undefined) {
    const { by, limit } = worn;
    const isBeyond = Math.abs(value - limit) + tolerance < by;
    return (
      <span className={css.measure}>
        {figure}
        <span className={css.worn({ isBeyond })}>
          {t(isBeyond ? "measure.wornOut" : "measure.wornBy", {
            wear: shownIn(unit, column, by).toFixed(decimals),
            limit: shownIn(unit, column, limit).toFixed(decimals),
          })}
        </span>
      </span>
    );
  }
  const { position, closeness } = gaugeOf(value - target, tolerance, unit);
  const deviation = signed(shownIn(unit, column, value - target), decimals);
  const reach = Math.abs(position) * 50;
  return (
    <span className={css.measure}>
      {figure}
      <span className={css.gauge} aria-hidden>
        <span className={css.tick} />
        <span
          className={css.reach({ closeness })}
          style={{
            insetInlineStart: `${position < 0 ? 50 - reach : 50}%`,
            inlineSize: `${reach}%`,
          }}
        />
        <span
          className={css.dot({ closeness })}
          style={{ insetInlineStart: `${50 + position * 50}%` }}
        />
      </span>
      <span className={css.deviation({ closeness })}>
        <span aria-hidden>{deviation}</span>
        <VisuallyHidden>{t("measure.off", { deviation })}</VisuallyHidden>
      </span>
    </span>
  );
}

/** Writes a measure without its unit: rotors as stored, others with two decimals, inches with three. */
export function useFigure(family: FamilyId, unit: MeasureUnit) {
  const format = useFormat();
  return (column: string, value: number): string => {
    if (isCount(column)) return format.count(value);
    return unit === "in" ? format.inches(value) : format.dimension(value, family);
  };
}
