import { Button, DataTable, Stack, useNarrow } from "@caliper/design-system";
import type { DataTableProps, RowGroup } from "@caliper/design-system";
import { useState } from "react";
import { useIntl } from "react-intl";
import { searchMessages } from "../messages.ts";
import { useAwaited } from "../../shared/search-state/index.ts";

export interface LongTableProps<Row> extends Omit<
  DataTableProps<Row>,
  "rows" | "groups" | "maxHeight" | "loadingLabel" | "skeletonRows"
> {
  groups: readonly RowGroup<Row>[];
}

/** On a phone nothing is virtual: so many cards at a time. */
const cardsAtATime = 100;

/** Grouped results that may be thousands: the page scrolls over them; or cards a hundred at a time on a phone. */
export function LongTable<Row>({ groups, ...table }: LongTableProps<Row>) {
  const { formatMessage } = useIntl();
  const isNarrow = useNarrow();
  const isAwaited = useAwaited();
  const [cards, setCards] = useState(cardsAtATime);
  const count = groups.reduce((sum, group) => sum + group.rows.length, 0);
  const shown = isNarrow ? firstOf(groups, cards) : groups;
  return (
    <Stack gap={16}>
      <DataTable
        {...table}
        takesFocus={isAwaited}
        groups={shown}
        loadingLabel={formatMessage(searchMessages.loading)}
        skeletonRows={8}
      />
      {table.state === "data" && isNarrow && cards < count && (
        <Button fill onPress={() => setCards(cards + cardsAtATime)}>
          {formatMessage(searchMessages.showMore)}
        </Button>
      )}
    </Stack>
  );
}

/** The groups as far as `most` rows reach; a group that begins behind them is left out. */
function firstOf<Row>(groups: readonly RowGroup<Row>[], most: number): readonly RowGroup<Row>[] {
  let left = most;
  return groups.flatMap((group) => {
    const rows = group.rows.slice(0, left);
    left -= rows.length;
    return rows.length === 0 ? [] : [{ ...group, rows }];
  });
}
