import type { FluidContainer } from "@caliper/api-client";
import { type MessageDescriptor, useIntl } from "react-intl";
import { Block, BlockMessage } from "../shared/sheet-layout/index.ts";
import { useFormat } from "../provider/index.ts";
import { BottleTable, type BottleRow } from "./BottleTable.tsx";
import { messages } from "./messages.ts";

export interface CharacteristicsBlockProps {
  containers: readonly FluidContainer[];
}

/** How the bottles are packed, plastic against aluminum. */
export function CharacteristicsBlock({ containers }: CharacteristicsBlockProps) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const count = (value: number | undefined) => (value === undefined ? "" : format.count(value));
  const row = (name: MessageDescriptor, of: (container: FluidContainer) => string): BottleRow => ({
    name: formatMessage(name),
    of,
  });
  const rows = [
    row(messages.reference, ({ reference }) => reference),
    row(messages.cartonQuantity, ({ cartonQuantity }) => count(cartonQuantity)),
    row(messages.minimumOrder, ({ minimumOrder }) => count(minimumOrder)),
    row(messages.cartonWeight, ({ cartonWeight }) => format.amount(cartonWeight)),
    row(messages.cartonDimension, ({ cartonDimension }) => cartonDimension ?? ""),
    row(messages.cartonsPerPallet, ({ cartonsPerPallet }) => count(cartonsPerPallet)),
    row(messages.piecesPerPallet, ({ piecesPerPallet }) => count(piecesPerPallet)),
    row(messages.cartonsPerContainer, ({ cartonsPerContainer }) => count(cartonsPerContainer)),
  ];
  return (
    <Block heading={formatMessage(messages.characteristics)}>
      {containers.length === 0 ? (
        <BlockMessage>{formatMessage(messages.noData)}</BlockMessage>
      ) : (
        <BottleTable
          label={formatMessage(messages.characteristics)}
          firstColumn={formatMessage(messages.characteristic)}
          containers={containers}
          groups={[{ rows }]}
        />
      )}
    </Block>
  );
}
