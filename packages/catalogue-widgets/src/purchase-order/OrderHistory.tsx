import { type SentOrder, sentOrdersQuery } from "@caliper/api-client";
import {
  Button,
  type DataColumn,
  DataTable,
  EmptyState,
  Link,
  LinkButton,
  Stack,
  Text,
} from "@caliper/design-system";
import { useInfiniteQuery } from "@tanstack/react-query";
import { type Folds, useFolded } from "../administration/index.ts";
import { useText } from "../messages/index.ts";
import { useColumn } from "../shared/columns/index.ts";
import { contained, useClient, useLinks } from "../provider/index.ts";
import { resultState } from "../shared/results/index.ts";
import { FailureState } from "../shared/failure-state/index.ts";
import { useTerms } from "../terms/index.ts";

const folds: Folds = {
  sentAt: ["sentBy"],
  user: ["warehouse", "note"],
  products: ["pieces"],
};

const idOf = ({ id }: SentOrder) => String(id);
const textOf = ({ id, customer }: SentOrder) => `${id} ${customer}`;

/** Sent orders, newest first, each with a link to its page and one that repeats it with today's prices. */
export const OrderHistory = contained("purchase-order", OrderHistoryContent);

function OrderHistoryContent() {
  const t = useText();
  const column = useColumn();
  const links = useLinks();
  const terms = useTerms();
  const client = useClient();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    sentOrdersQuery(client),
  );
  const all: readonly DataColumn<SentOrder>[] = [
    {
      id: "number",
      header: t("order.number"),
      isRowHeader: true,
      sortBy: ({ id }) => id,
      cell: ({ id }) => (
        <Text variant="cell" nowrap>
          <Link href={links.order(id)}>{t("order.orderNumber", { id: String(id) })}</Link>
        </Text>
      ),
    },
    column.time("sentAt", "order.sentAt", ({ sentAt }) => sentAt),
    column.text("user", "common.user", ({ customer }) => customer, { minWidth: 80 }),
    column.text("warehouse", "common.warehouse", ({ warehouse }) => terms.warehouse(warehouse)),
    column.count("products", "order.products", ({ lineCount }) => lineCount),
    column.count("pieces", "order.pieces", ({ pieces }) => pieces),
    column.amount("total", "order.total", ({ total }) => total),
    column.text("sentBy", "order.sentBy", ({ sentBy }) => sentBy, { minWidth: 80 }),
    {
      id: "note",
      header: t("order.note"),
      isMuted: true,
      minWidth: 144,
      cell: ({ note }) => note,
    },
    {
      id: "repeat",
      header: t("common.actions"),
      isUnprinted: true,
      align: "end",
      cell: ({ id }) => (
        <LinkButton
          size="chip"
          icon="refresh"
          href={links.repeatOrder(id)}
          label={t("order.repeatName", { id: String(id) })}
        >
          {t("order.repeat")}
        </LinkButton>
      ),
    },
  ];
  const { ref, columns } = useFolded(all, 960, folds);
  return (
    <Stack gap={16}>
      <div ref={ref}>
        <DataTable
          id="order-history"
          label={t("order.history")}
          columns={columns}
          rows={data ?? []}
          getRowId={idOf}
          getRowText={textOf}
          state={resultState(data === undefined ? error : null, data?.length)}
          loadingLabel={t("order.historyLoading")}
          emptyState={<EmptyState icon="history" title={t("order.historyEmpty")} />}
          errorState={error && <FailureState error={error} onRetry={() => void refetch()} />}
          rowHeight="rowResult"
        />
      </div>
      {hasNextPage && (
        <Button isPending={isFetchingNextPage} onPress={() => void fetchNextPage()}>
          {t("common.showMore")}
        </Button>
      )}
    </Stack>
  );
}
