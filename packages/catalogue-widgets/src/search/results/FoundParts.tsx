import type { FoundPart } from "@caliper/api-client";
import { maySee } from "@caliper/catalogue-model";
import { Text } from "@caliper/design-system";
import { useText } from "../../messages/index.ts";
import { useViewer } from "../../provider/index.ts";
import { usePriceColumn } from "../../shared/results/index.ts";
import { FitsCell } from "./HitCells.tsx";
import { useSuggestionReason } from "./useSuggestionReason.ts";
import { PartCard } from "./PartCard.tsx";
import { PartsTable } from "./PartsTable.tsx";
import { wordGap } from "./wordGap.ts";

export interface FoundPartsProps {
  /** Not empty. */
  parts: readonly FoundPart[];
  heading?: string;
  /** Unique within the page. */
  id?: string;
}

/** Parts for a search in words or by a number, the most likely first. */
export function FoundParts({ parts, heading, id = "found-parts" }: FoundPartsProps) {
  const t = useText();
  const viewer = useViewer();
  const why = useSuggestionReason();
  const whyOf = (part: FoundPart) =>
    [...(part.matched === undefined ? [] : [part.matched]), why(part)].join(wordGap);
  const fits = {
    id: "fits",
    header: t("search.column.fits"),
    cell: (part: FoundPart) => <FitsCell hit={part} />,
  };
  const matched = {
    id: "matched",
    header: t("search.column.matchedBy"),
    cell: (part: FoundPart) => <Text variant="cell">{whyOf(part)}</Text>,
  };
  return (
    <PartsTable
      id={id}
      heading={heading ?? t("search.jump.parts")}
      parts={parts}
      cardsBelow={640}
      columns={[
        ...(maySee("applications", viewer) ? [fits] : []),
        // Vehicles and measures are already above the table.
        ...(parts.some((part) => part.matched !== undefined) ? [matched] : []),
      ]}
      lastColumns={usePriceColumn(parts)}
      renderCard={(part, scale) => (
        <PartCard part={part} scaleWithin={scale}>
          <FitsCell hit={part} />
          <Text variant="caption" tone="subtle">
            {whyOf(part)}
          </Text>
        </PartCard>
      )}
    />
  );
}
