import type { CupEffects, FluidContainer } from "@caliper/api-client";
import { useText } from "../messages/index.ts";
import { Block, BlockMessage } from "../shared/sheet-layout/index.ts";
import { BottleTable } from "./BottleTable.tsx";
import { baseDiameterText, decreaseText } from "./cupEffects.ts";

export interface CupEffectsBlockProps {
  containers: readonly FluidContainer[];
}

/** Conditions of the laboratory test, °C. */
const temperatures = [70, 120] as const;

/** The effect of the fluid on rubber cups in 70 hours at 70 and at 120 °C. */
export function CupEffectsBlock({ containers }: CupEffectsBlockProps) {
  const t = useText();
  const groups = temperatures.map((temperature) => ({
    heading: t("fluids.cupTest", { temperature }),
    rows: [
      {
        name: t("fluids.hardnessIncrease"),
        of: at(temperature, ({ hardnessIncrease }) => hardnessIncrease, String),
      },
      {
        name: t("fluids.hardnessDecrease"),
        of: at(temperature, ({ hardnessDecrease }) => hardnessDecrease, decreaseText),
      },
      {
        name: t("fluids.baseDiameter"),
        of: at(temperature, ({ baseDiameterIncrease }) => baseDiameterIncrease, baseDiameterText),
      },
    ],
  }));
  return (
    <Block heading={t("fluids.cupEffects")}>
      {containers.length === 0 ? (
        <BlockMessage>{t("fluids.noData")}</BlockMessage>
      ) : (
        <BottleTable
          label={t("fluids.cupEffects")}
          firstColumn={t("fluids.effect")}
          containers={containers}
          groups={groups}
        />
      )}
    </Block>
  );
}

/** Reads an effect of a bottle at a temperature; empty where it was not measured. */
function at(
  temperature: CupEffects["temperature"],
  effect: (effects: CupEffects) => number | undefined,
  text: (value: number) => string,
) {
  return ({ cupEffects }: FluidContainer): string => {
    const effects = cupEffects.find((each) => each.temperature === temperature);
    const value = effects && effect(effects);
    return value === undefined ? "" : text(value);
  };
}
