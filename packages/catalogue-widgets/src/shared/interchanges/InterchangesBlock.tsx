import type { Interchange } from "@caliper/api-client";
import { CellGrid } from "@caliper/design-system";
import { useIntl } from "react-intl";
import { Block, BlockMessage } from "../sheet-layout/index.ts";
import { messages } from "./messages.ts";

export interface InterchangesBlockProps {
  /** Competitors' codes that this part replaces. */
  interchanges: readonly Interchange[];
}

/** Competitors' codes that the product replaces: brand over code, up to ten cells per row. */
export function InterchangesBlock({ interchanges }: InterchangesBlockProps) {
  const { formatMessage } = useIntl();
  const count = interchanges.length;
  return (
    <Block
      heading={formatMessage(messages.heading)}
      {...(count > 0 && { note: formatMessage(messages.count, { count }) })}
    >
      {count === 0 ? (
        <BlockMessage>{formatMessage(messages.empty)}</BlockMessage>
      ) : (
        <CellGrid
          label={formatMessage(messages.heading)}
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
