import type { FluidContainer } from "@caliper/api-client";
import { type PlainTextId, useText } from "../messages/index.ts";
import { useFormat } from "../provider/index.ts";
import { BottleBlock, type BottleRow } from "./BottleBlock.tsx";

export interface CharacteristicsBlockProps {
  containers: readonly FluidContainer[];
}

/** How the bottles are packed, plastic against aluminum. */
export function CharacteristicsBlock({ containers }: CharacteristicsBlockProps) {
  const t = useText();
  const format = useFormat();
  const count = (value: number | undefined) => (value === undefined ? "" : format.count(value));
  const row = (name: PlainTextId, of: (container: FluidContainer) => string): BottleRow => ({
    name: t(name),
    of,
  });
  const rows = [
    row("common.reference", ({ reference }) => reference),
    row("fluids.cartonQuantity", ({ cartonQuantity }) => count(cartonQuantity)),
    row("fluids.minimumOrder", ({ minimumOrder }) => count(minimumOrder)),
    row("fluids.cartonWeight", ({ cartonWeight }) => format.amount(cartonWeight)),
    row("fluids.cartonDimension", ({ cartonDimension }) => cartonDimension ?? ""),
    row("fluids.cartonsPerPallet", ({ cartonsPerPallet }) => count(cartonsPerPallet)),
    row("fluids.piecesPerPallet", ({ piecesPerPallet }) => count(piecesPerPallet)),
    row("fluids.cartonsPerContainer", ({ cartonsPerContainer }) => count(cartonsPerContainer)),
  ];
  return (
    <BottleBlock
      heading={t("fluids.characteristics")}
      firstColumn={t("fluids.characteristic")}
      containers={containers}
      groups={[{ rows }]}
    />
  );
}
