import type { MeasureHit } from "@caliper/api-client";
import type { FamilyId } from "@caliper/catalogue-model";
import { Button, Card, Stack, Text } from "@caliper/design-system";
import { useState } from "react";
import { Outline } from "../drawings/index.ts";
import { useText } from "../messages/index.ts";
import { useFormat, useLinks } from "../provider/index.ts";
import { AddToList } from "../shared/add-to-list/index.ts";
import { PriceFob } from "../shared/results/index.ts";
import { FitNote } from "../vehicle/index.ts";
import { CertaintyMark } from "./CertaintyMark.tsx";
import { isEqual, type MeasureUnit } from "../links/index.ts";
import { meanText } from "./gauge.ts";
import * as css from "./MeasureGrid.css.ts";

export interface MeasureGridProps {
  family: FamilyId;
  hits: readonly MeasureHit[];
  unit: MeasureUnit;
  scale: number | undefined;
}

/** About two screens; more on request. */
const atATime = 60;

/** The parts as a grid of outlines, all to one scale. */
export function MeasureGrid({ family, hits, unit, scale }: MeasureGridProps) {
  const t = useText();
  const format = useFormat();
  const links = useLinks();
  const [shown, setShown] = useState(atATime);
  const unitName = t(unit === "in" ? "measure.inches" : "common.millimeters");
  return (
    <Stack gap={16}>
      <ol className={css.grid} aria-label={t("measure.results")}>
        {hits.slice(0, shown).map((hit, index) => (
          <li key={hit.code}>
            <AddToList as="corner" parts={[{ code: hit.code }]} />
            <Card href={links.datasheet({ code: hit.code, family })} padding={8}>
              <span className={css.card}>
                <span className={css.head}>
                  <span className={css.code} translate="no">
                    {hit.code}
                  </span>
                  <span className={css.rank}>{format.count(index + 1)}</span>
                </span>
                <span className={css.picture}>
                  <Outline
                    family={family}
                    measures={hit.measures}
                    scaleWithin={scale}
                    size="card"
                  />
                </span>
                <CertaintyMark certainty={hit.certainty} />
                <Text
                  variant="caption"
                  tone={isEqual(hit.deviation, unit) ? "success" : "muted"}
                  nowrap
                >
                  {t("measure.meanOf", {
                    deviation: meanText(hit.deviation, unit),
                    unit: unitName,
                  })}
                </Text>
                <FitNote code={hit.code} />
                <PriceFob price={hit.price} />
              </span>
            </Card>
          </li>
        ))}
      </ol>
      {shown < hits.length && (
        <Button fill onPress={() => setShown(shown + atATime)}>
          {t("common.showMore")}
        </Button>
      )}
    </Stack>
  );
}
