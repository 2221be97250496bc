import type { Application } from "@caliper/api-client";
import { Button } from "@caliper/design-system";
import { useState } from "react";
import { useText } from "../../messages/index.ts";
import { condense, firstModels } from "../../shared/applications/index.ts";
import { Block } from "../../shared/sheet-layout/index.ts";
import { useFormat } from "../../provider/index.ts";
import { commonVehicles } from "../inCommon.ts";
import * as styles from "./VehiclesBlock.css.ts";

export interface VehiclesBlockProps {
  a: readonly Application[];
  b: readonly Application[];
}

const firstShown = 40;

/** The vehicles that both parts fit, as a printed catalogue lists them. */
export function VehiclesBlock({ a, b }: VehiclesBlockProps) {
  const t = useText();
  const { years } = useFormat();
  const [isWhole, setWhole] = useState(false);
  const { vehicles, models } = commonVehicles(a, b);
  const all = condense(vehicles);
  const { makers, more } = firstModels(all, isWhole ? Infinity : firstShown);
  return (
    <Block
      heading={t("comparison.vehiclesHeading")}
      note={t("comparison.vehiclesCount", {
        both: models.both,
        first: models.a,
        second: models.b,
      })}
      empty={makers.length === 0 && t("comparison.noVehicles")}
    >
      <dl className={styles.list}>
        {makers.map(({ maker, models: theirs }) => (
          <div key={maker} className={styles.maker}>
            <dt className={styles.name}>{maker}</dt>
            <dd className={styles.models}>
              {theirs.map(({ model, years: spans }) => (
                <span key={model} className={styles.model}>
                  {model} <span className={styles.years}>{spans.map(years).join(", ")}</span>
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      {more > 0 && (
        <div className={styles.foot}>
          <Button variant="plain" onPress={() => setWhole(true)}>
            {t("comparison.showAll", { count: models.both })}
          </Button>
        </div>
      )}
    </Block>
  );
}
