import type { Interchange } from "@caliper/api-client";
import { CellGrid } from "@caliper/design-system";
import { useText } from "../../messages/index.ts";
import { Block } from "../../shared/sheet-layout/index.ts";
import { commonInterchanges } from "../inCommon.ts";

export interface SharedInterchangesBlockProps {
  a: readonly Interchange[];
  b: readonly Interchange[];
}

/** Competitors' codes that both parts replace. */
export function SharedInterchangesBlock({ a, b }: SharedInterchangesBlockProps) {
  const t = useText();
  const shared = commonInterchanges(a, b);
  return (
    <Block
      heading={t("comparison.interchangesHeading")}
      note={t("comparison.interchangesCount", {
        both: shared.length,
        first: a.length,
        second: b.length,
      })}
      empty={shared.length === 0 && t("comparison.noInterchanges")}
    >
      <CellGrid
        label={t("comparison.interchangesHeading")}
        cells={shared.map(({ brand, code }) => ({
          id: `${brand} ${code}`,
          label: brand,
          value: code,
        }))}
      />
    </Block>
  );
}
