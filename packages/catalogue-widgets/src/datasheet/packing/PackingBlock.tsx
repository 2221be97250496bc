import type { Pallet } from "@caliper/api-client";
import { FactsStrip } from "@caliper/design-system";
import { useText } from "../../messages/index.ts";
import { useFormat } from "../../provider/index.ts";
import { Block } from "../../shared/sheet-layout/index.ts";

export interface PackingBlockProps {
  /** Pieces per box and pallet, and weight in kg. */
  pallet: Pallet;
}

/** How the product is packed: pieces per box and per pallet, weight of a box in kg. */
export function PackingBlock({ pallet }: PackingBlockProps) {
  const t = useText();
  const format = useFormat();
  const { boxQuantity, palletQuantity, weight } = pallet;
  const facts = [
    {
      id: "box",
      label: t("datasheet.packing.perBox"),
      value: boxQuantity === null ? "" : format.count(boxQuantity),
    },
    {
      id: "pallet",
      label: t("datasheet.packing.perPallet"),
      value: palletQuantity === null ? "" : format.count(palletQuantity),
    },
    { id: "weight", label: t("datasheet.packing.weight"), value: format.amount(weight) },
  ].filter(({ value }) => value !== "");
  return (
    <Block
      heading={t("datasheet.packing.heading")}
      empty={facts.length === 0 && t("datasheet.packing.empty")}
    >
      <FactsStrip variant="stat" rule="none" facts={facts} />
    </Block>
  );
}
