import type { Interchange } from "@caliper/api-client";
import { CellGrid } from "@caliper/design-system";
import { useMemo } from "react";
import { useIntl } from "react-intl";
import { Block, BlockMessage } from "../../shared/sheet-layout/index.ts";
import { commonInterchanges } from "../inCommon.ts";
import { messages } from "../messages.ts";

export interface SharedInterchangesBlockProps {
  a: readonly Interchange[];
  b: readonly Interchange[];
}

/** Competitors' codes that both parts replace. */
export function SharedInterchangesBlock({ a, b }: SharedInterchangesBlockProps) {
  const { formatMessage } = useIntl();
  const shared = useMemo(() => commonInterchanges(a, b), [a, b]);
  return (
    <Block
      heading={formatMessage(messages.interchangesHeading)}
      note={formatMessage(messages.interchangesCount, {
        both: shared.length,
        first: a.length,
        second: b.length,
      })}
    >
      {shared.length === 0 ? (
        <BlockMessage>{formatMessage(messages.noInterchanges)}</BlockMessage>
      ) : (
        <CellGrid
          label={formatMessage(messages.interchangesHeading)}
          cells={shared.map(({ brand, code }) => ({
            id: `${brand} ${code}`,
            label: brand,
            value: code,
          }))}
        />
      )}
    </Block>
  );
}
