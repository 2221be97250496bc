import { type SentOrder, sentOrdersQuery } from "@caliper/api-client";
import {
  Button,
  type DataColumn,
  DataTable,
  EmptyState,
  LinkButton,
  Stack,
} from "@caliper/design-system";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { useClient, useFormat } from "../provider/index.ts";
import { FailureState } from "../shared/failure-state/index.ts";
import { useTerms } from "../terms/index.ts";
import { historyMessages as texts } from "./historyMessages.ts";
import { orderMessages as words } from "./messages.ts";

export interface OrderHistoryProps {
  /** Link that repeats an order. */
  repeatHref: (id: number) => string;
}

const idOf = ({ id }: SentOrder) => String(id);
const textOf = ({ id, customer }: SentOrder) => `${id} ${customer}`;

/** Sent orders, newest first, each with a link to repeat it with today's prices. */
export function OrderHistory({ repeatHref }: OrderHistoryProps) {
  const { formatMessage, formatDate } = useIntl();
  const format = useFormat();
  const terms = useTerms();
  const client = useClient();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    sentOrdersQuery(client),
  );
  const columns: readonly DataColumn<SentOrder>[] = [
    {
      id: "number",
      header: formatMessage(texts.number),
      isRowHeader: true,
      isMono: true,
      sortBy: ({ id }) => id,
      cell: ({ id }) => String(id),
    },
    {
      id: "sentAt",
      header: formatMessage(texts.sentAt),
      sortBy: ({ sentAt }) => sentAt,
      cell: ({ sentAt }) => formatDate(sentAt, { dateStyle: "medium", timeStyle: "short" }),
    },
    {
      id: "user",
      header: formatMessage(words.user),
      sortBy: ({ customer }) => customer,
      cell: ({ customer }) => customer,
    },
    {
      id: "warehouse",
      header: formatMessage(words.warehouse),
      sortBy: ({ warehouse }) => terms.warehouse(warehouse),
      cell: ({ warehouse }) => terms.warehouse(warehouse),
    },
    {
      id: "products",
      header: formatMessage(words.products),
      align: "end",
      sortBy: ({ lineCount }) => lineCount,
      cell: ({ lineCount }) => format.count(lineCount),
    },
    {
      id: "pieces",
      header: formatMessage(words.pieces),
      align: "end",
      sortBy: ({ pieces }) => pieces,
      cell: ({ pieces }) => format.count(pieces),
    },
    {
      id: "total",
      header: formatMessage(words.totalAmount),
      align: "end",
      isMono: true,
      sortBy: ({ total }) => total,
      cell: ({ total }) => format.amount(total),
    },
    {
      id: "sentBy",
      header: formatMessage(texts.sentBy),
      sortBy: ({ sentBy }) => sentBy,
      cell: ({ sentBy }) => sentBy,
    },
    { id: "note", header: formatMessage(words.note), isMuted: true, cell: ({ note }) => note },
    {
      id: "repeat",
      header: formatMessage(words.actions),
      align: "end",
      cell: ({ id }) => (
        <LinkButton size="chip" icon="refresh" href={repeatHref(id)}>
          {formatMessage(texts.repeatName, { id: String(id) })}
        </LinkButton>
      ),
    },
  ];
  const stateOf = () => {
    if (data === undefined) return error === null ? "loading" : "error";
    return data.length === 0 ? "empty" : "data";
  };
  return (
    <Stack gap={16}>
      <DataTable
        id="order-history"
        label={formatMessage(texts.history)}
        columns={columns}
        rows={data ?? []}
        getRowId={idOf}
        getRowText={textOf}
        state={stateOf()}
        loadingLabel={formatMessage(texts.historyLoading)}
        emptyState={<EmptyState icon="history" title={formatMessage(texts.historyEmpty)} />}
        errorState={error && <FailureState error={error} onRetry={() => void refetch()} />}
        rowHeight="rowResult"
      />
      {hasNextPage && (
        <Button isPending={isFetchingNextPage} onPress={() => void fetchNextPage()}>
          {formatMessage(texts.showMore)}
        </Button>
      )}
    </Stack>
  );
}
