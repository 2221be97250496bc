import type { Interchange } from "@caliper/api-client";
import { CellGrid } from "@caliper/design-system";
import { useText } from "../../messages/index.ts";
import { Block, BlockMessage } from "../sheet-layout/index.ts";

export interface InterchangesBlockProps {
  /** Competitors' codes that this part replaces. */
  interchanges: readonly Interchange[];
}

/** Competitors' codes that the product replaces: brand over code, up to ten cells per row. */
export function InterchangesBlock({ interchanges }: InterchangesBlockProps) {
  const t = useText();
  const count = interchanges.length;
  return (
    <Block
      heading={t("datasheet.interchanges.heading")}
      {...(count > 0 && { note: t("datasheet.interchanges.count", { count }) })}
    >
      {count === 0 ? (
        <BlockMessage>{t("datasheet.interchanges.empty")}</BlockMessage>
      ) : (
        <CellGrid
          label={t("datasheet.interchanges.heading")}
          cells={interchanges.map(({ brand, code }, index) => ({
            id: `${index} ${brand} ${code}`,
            label: brand,
            value: code,
          }))}
        />
      )}
    </Block>
  );
}
