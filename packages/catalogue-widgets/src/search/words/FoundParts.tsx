import type { FoundPart } from "@caliper/api-client";
import { maySee } from "@caliper/catalogue-model";
import { Text } from "@caliper/design-system";
import { useIntl } from "react-intl";
import { useViewer } from "../../provider/index.ts";
import { searchMessages, usePriceColumn } from "../../shared/results/index.ts";
import { FitsCell } from "../code/HitCells.tsx";
import { codeMessages } from "../code/messages.ts";
import { useSuggestionReason } from "../global/useSuggestionReason.ts";
import { PartCard } from "../parts/PartCard.tsx";
import { PartsTable } from "../parts/PartsTable.tsx";
import { wordGap } from "../parts/wordGap.ts";
import { jumpMessages } from "./messages.ts";

export interface FoundPartsProps {
  /** Not empty. */
  parts: readonly FoundPart[];
}

/** Parts for a search in words or by a number, the most likely first. */
export function FoundParts({ parts }: FoundPartsProps) {
  const { formatMessage } = useIntl();
  const viewer = useViewer();
  const why = useSuggestionReason();
  const whyOf = (part: FoundPart) =>
    [...(part.matched === undefined ? [] : [part.matched]), why(part)].join(wordGap);
  const fits = {
    id: "fits",
    header: formatMessage(searchMessages.fitsColumn),
    cell: (part: FoundPart) => <FitsCell hit={part} />,
  };
  const matched = {
    id: "matched",
    header: formatMessage(codeMessages.matchedColumn),
    cell: (part: FoundPart) => <Text variant="cell">{whyOf(part)}</Text>,
  };
  return (
    <PartsTable
      id="found-parts"
      heading={formatMessage(jumpMessages.parts)}
      parts={parts}
      tableFrom={560}
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
