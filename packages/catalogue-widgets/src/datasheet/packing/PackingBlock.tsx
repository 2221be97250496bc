import type { Pallet } from "@caliper/api-client";
import { FactsStrip } from "@caliper/design-system";
import { useIntl } from "react-intl";
import { useFormat } from "../../provider/index.ts";
import { Block, BlockMessage } from "../../shared/sheet-layout/index.ts";
import { messages } from "./messages.ts";

export interface PackingBlockProps {
  /** Pieces per box and pallet, and weight in kg. */
  pallet: Pallet;
}

/** How the product is packed: pieces per box and per pallet, weight of a box in kg. */
export function PackingBlock({ pallet }: PackingBlockProps) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const { boxQuantity, palletQuantity, weight } = pallet;
  const facts = [
    {
      id: "box",
      label: messages.perBox,
      value: boxQuantity === null ? "" : format.count(boxQuantity),
    },
    {
      id: "pallet",
      label: messages.perPallet,
      value: palletQuantity === null ? "" : format.count(palletQuantity),
    },
    { id: "weight", label: messages.weight, value: format.amount(weight) },
  ].filter(({ value }) => value !== "");
  return (
    <Block heading={formatMessage(messages.heading)}>
      {facts.length === 0 ? (
        <BlockMessage>{formatMessage(messages.empty)}</BlockMessage>
      ) : (
        <FactsStrip
          variant="stat"
          rule="none"
          facts={facts.map(({ id, label, value }) => ({
            id,
            label: formatMessage(label),
            value,
          }))}
        />
      )}
    </Block>
  );
}
