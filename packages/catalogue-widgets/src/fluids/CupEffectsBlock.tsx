import type { CupEffects, FluidContainer } from "@caliper/api-client";
import { useIntl } from "react-intl";
import { Block, BlockMessage } from "../shared/sheet-layout/index.ts";
import { BottleTable } from "./BottleTable.tsx";
import { baseDiameterText, decreaseText } from "./cupEffects.ts";
import { messages } from "./messages.ts";

export interface CupEffectsBlockProps {
  containers: readonly FluidContainer[];
}

/** Conditions of the laboratory test, °C. */
const temperatures = [70, 120] as const;

/** The effect of the fluid on rubber cups in 70 hours at 70 and at 120 °C. */
export function CupEffectsBlock({ containers }: CupEffectsBlockProps) {
  const { formatMessage } = useIntl();
  const groups = temperatures.map((temperature) => ({
    heading: formatMessage(messages.cupTest, { temperature }),
    rows: [
      {
        name: formatMessage(messages.hardnessIncrease),
        of: at(temperature, ({ hardnessIncrease }) => hardnessIncrease, String),
      },
      {
        name: formatMessage(messages.hardnessDecrease),
        of: at(temperature, ({ hardnessDecrease }) => hardnessDecrease, decreaseText),
      },
      {
        name: formatMessage(messages.baseDiameter),
        of: at(temperature, ({ baseDiameterIncrease }) => baseDiameterIncrease, baseDiameterText),
      },
    ],
  }));
  return (
    <Block heading={formatMessage(messages.cupEffects)}>
      {containers.length === 0 ? (
        <BlockMessage>{formatMessage(messages.noData)}</BlockMessage>
      ) : (
        <BottleTable
          label={formatMessage(messages.cupEffects)}
          firstColumn={formatMessage(messages.effect)}
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
