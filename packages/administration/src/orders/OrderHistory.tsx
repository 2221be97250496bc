import {
  type ApiError,
  ownOrdersQuery,
  type SentOrder,
  sentOrdersQuery,
} from "@caliper/api-client";
import { useClient, useColumn, useLinks, useTerms } from "@caliper/catalogue-widgets/shared";
import { type DataColumn, EmptyState, Link, LinkButton, Tag, Text } from "@caliper/design-system";
import { useInfiniteQuery, type UseInfiniteQueryResult } from "@tanstack/react-query";
import { AdminList, Marks, morePages } from "../lists/index.ts";
import { contained, useText } from "../messages/index.ts";
import { OrderStateTag } from "./customer/OrderStateTag.tsx";

const idOf = ({ id }: SentOrder) => String(id);
const textOf = ({ id, customer }: SentOrder) => `${id} ${customer}`;
type Column = DataColumn<SentOrder>;

/** Sent orders, newest first, each with a link to its page and one that repeats it with today's prices. */
export const OrderHistory = contained(OrderHistoryContent);

function OrderHistoryContent() {
  const t = useText();
  const column = useColumn();
  const links = useLinks();
  const orders = useInfiniteQuery(sentOrdersQuery(useClient()));
  const columns = useOrderColumns(links.order);
  const state: Column = {
    id: "state",
    header: t("order.state"),
    cell: ({ request }) =>
      request && (
        <Marks>
          <Tag tone="info" icon="user">
            {t("order.customers")}
          </Tag>
          <OrderStateTag state={request.state} />
        </Marks>
      ),
  };
  const repeat: Column = {
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
  };
  return (
    <Orders
      orders={orders}
      columns={[
        ...[columns.number, columns.sentAt],
        column.text("user", t("common.user"), ({ customer }) => customer, { minWidth: 80 }),
        state,
        ...[columns.warehouse("user"), columns.products, columns.pieces, columns.total],
        column.text("sentBy", t("order.sentBy"), ({ sentBy }) => sentBy, {
          minWidth: 80,
          foldsInto: "sentAt",
        }),
        ...[columns.note("user"), repeat],
      ]}
    />
  );
}

/** The orders that the user has sent, newest first, with their states and whether an answer is new. */
export const OwnOrders = contained(OwnOrdersContent);

function OwnOrdersContent() {
  const t = useText();
  const column = useColumn();
  const links = useLinks();
  const orders = useInfiniteQuery(ownOrdersQuery(useClient()));
  const columns = useOrderColumns(links.ownOrders);
  const state: Column = {
    id: "state",
    header: t("order.state"),
    cell: ({ request }) =>
      request && (
        <Marks>
          <OrderStateTag state={request.state} />
          {request.hasNews && <Tag tone="info">{t("order.hasNews")}</Tag>}
        </Marks>
      ),
  };
  const reference = column.text<SentOrder>(
    "reference",
    t("order.reference"),
    ({ request }) => request?.reference,
    { minWidth: 96 },
  );
  return (
    <Orders
      orders={orders}
      emptyHint={t("order.ownEmptyHint")}
      columns={[
        ...[columns.number, columns.sentAt, reference, state, columns.warehouse("reference")],
        ...[columns.products, columns.pieces, columns.total, columns.note("reference")],
      ]}
    />
  );
}

/** The columns that both lists of orders have. */
function useOrderColumns(linkTo: (id: number) => string) {
  const t = useText();
  const column = useColumn();
  const terms = useTerms();
  const number: Column = {
    id: "number",
    header: t("order.number"),
    isRowHeader: true,
    sortBy: ({ id }) => id,
    cell: ({ id }) => (
      <Text variant="cell" nowrap>
        <Link href={linkTo(id)}>{t("order.orderNumber", { id: String(id) })}</Link>
      </Text>
    ),
  };
  const note = (foldsInto: string): Column => ({
    id: "note",
    header: t("order.note"),
    foldsInto,
    isMuted: true,
    minWidth: 144,
    cell: ({ note: text }) => text,
  });
  return {
    number,
    sentAt: column.time<SentOrder>("sentAt", t("order.sentAt"), ({ sentAt }) => sentAt),
    warehouse: (foldsInto: string) =>
      column.text<SentOrder>(
        "warehouse",
        t("common.warehouse"),
        ({ warehouse }) => terms.warehouse(warehouse),
        { foldsInto },
      ),
    products: column.count<SentOrder>(
      "products",
      t("order.products"),
      ({ lineCount }) => lineCount,
    ),
    pieces: column.count<SentOrder>("pieces", t("order.pieces"), ({ pieces }) => pieces, {
      foldsInto: "products",
    }),
    total: column.amount<SentOrder>("total", t("order.total"), ({ total }) => total),
    note,
  };
}

interface OrdersProps {
  orders: UseInfiniteQueryResult<readonly SentOrder[], ApiError>;
  columns: readonly Column[];
  emptyHint?: string;
}

function Orders({ orders, columns, emptyHint }: OrdersProps) {
  const t = useText();
  return (
    <AdminList
      id="order-history"
      label={t("order.history")}
      query={orders}
      rows={orders.data ?? []}
      columns={columns}
      foldsBelow={960}
      getRowId={idOf}
      getRowText={textOf}
      loadingLabel={t("order.historyLoading")}
      empty={
        <EmptyState
          icon="history"
          title={t("order.historyEmpty")}
          {...(emptyHint !== undefined && { hint: emptyHint })}
        />
      }
      rowHeight="rowResult"
      more={morePages(orders, t("common.showMore"))}
    />
  );
}
