import type { CupEffects, FluidContainer } from "@caliper/api-client";
import { useText } from "../messages/index.ts";
import { BottleBlock } from "./BottleBlock.tsx";
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
    title: t("fluids.cupTest", { temperature }),
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
    <BottleBlock
      heading={t("fluids.cupEffects")}
      firstColumn={t("fluids.effect")}
      containers={containers}
      groups={groups}
    />
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
