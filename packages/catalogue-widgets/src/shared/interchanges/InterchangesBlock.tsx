import type { Interchange } from "@caliper/api-client";
import { CellGrid } from "@caliper/design-system";
import { useIntl } from "react-intl";
import { Block, BlockMessage } from "../sheet-layout/index.ts";
import { messages } from "./messages.ts";

export interface InterchangesBlockProps {
  interchanges: readonly Interchange[];
  number?: number | undefined;
}

/** Competitors' codes that the product replaces: brand over code, ten cells per row. */
export function InterchangesBlock({ interchanges, number }: InterchangesBlockProps) {
  const { formatMessage } = useIntl();
  const count = interchanges.length;
  return (
    <Block
      number={number}
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
            value: <span translate="no">{code}</span>,
          }))}
        />
      )}
    </Block>
  );
}
