import type { FamilyId } from "@caliper/catalogue-model";
import { Code, Measurement } from "@caliper/design-system";
import { Outline } from "../drawings/index.ts";
import { useText } from "../messages/index.ts";
import { useLinks } from "../provider/index.ts";
import { ReplacedMark } from "../shared/replacements/index.ts";
import { PriceFob } from "../shared/results/index.ts";
import { useTerms } from "../terms/index.ts";
import { FitNote } from "../vehicle/index.ts";
import { CertaintyMark } from "./CertaintyMark.tsx";
import type { MeasureUnit } from "../links/index.ts";
import { meanText } from "./gauge.ts";
import * as css from "./MeasureCard.css.ts";
import { MeasureCell, type MeasuredColumn, type RankedHit } from "./MeasureCell.tsx";
import { FitsLine, Identity, OtherMeasures } from "./MeasureFacts.tsx";

export interface MeasureCardProps {
  family: FamilyId;
  hit: RankedHit;
  measured: readonly MeasuredColumn[];
  unit: MeasureUnit;
  scale: number | undefined;
  /** The measure under the pointer. */
  pointed: string | null;
  onPoint: (column: string | null) => void;
}

/** A part on a phone, with a gauge per measure. */
export function MeasureCard({
  family,
  hit,
  measured,
  unit,
  scale,
  pointed,
  onPoint,
}: MeasureCardProps) {
  const t = useText();
  const terms = useTerms();
  const links = useLinks();
  return (
    <div className={css.card}>
      <div className={css.outline}>
        <Outline family={family} measures={hit.measures} scaleWithin={scale} size="large" />
      </div>
      <div className={css.words}>
        <Code href={links.datasheet({ code: hit.code, family })}>{hit.code}</Code>
        <Identity hit={hit} />
        <ReplacedMark part={hit} />
        <FitNote code={hit.code} />
        <FitsLine hit={hit} />
      </div>
      <div className={css.mean}>
        <CertaintyMark certainty={hit.certainty} />
        <span className={css.term}>{t("measure.meanShort")}</span>
        <Measurement
          value={meanText(hit.deviation, unit)}
          unit={t(unit === "in" ? "measure.inches" : "common.millimeters")}
        />
      </div>
      <dl className={css.measures}>
        {measured.map((each) => (
          <div
            key={each.column}
            className={css.pair}
            data-highlighted={each.column === pointed || undefined}
            onPointerEnter={({ pointerType }) => {
              if (pointerType !== "touch") onPoint(each.column);
            }}
            onPointerLeave={() => onPoint(null)}
          >
            <dt className={css.term}>
              {terms.letter(family, each.column)} {terms.column(family, each.column)}
            </dt>
            <dd className={css.value}>
              <MeasureCell
                family={family}
                measured={each}
                value={hit.measures[each.column]}
                unit={unit}
                worn={hit.worn[each.column]}
              />
            </dd>
          </div>
        ))}
      </dl>
      <div className={css.rest}>
        <OtherMeasures {...{ family, hit, measured, unit, onPoint }} />
        <PriceFob code={hit.code} price={hit.price} />
      </div>
    </div>
  );
}
