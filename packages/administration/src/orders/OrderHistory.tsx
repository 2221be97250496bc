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
import type { OwnOrderHrefs } from "./customer/hrefs.ts";
import { OrderStateTag } from "./customer/OrderStateTag.tsx";

const idOf = ({ id }: SentOrder) => String(id);
const textOf = ({ id, customer }: SentOrder) => `${id} ${customer}`;

/** Sent orders, newest first, each with a link to its page and one that repeats it with today's prices. */
export const OrderHistory = contained(function OrderHistoryContent() {
  return <Orders orders={useInfiniteQuery(sentOrdersQuery(useClient()))} />;
});

export interface OwnOrdersProps {
  /** Addresses of the host. */
  hrefs: OwnOrderHrefs;
}

/** The orders that the user has sent, newest first, with their states and whether an answer is new. */
export const OwnOrders = contained(function OwnOrdersContent({ hrefs }: OwnOrdersProps) {
  return <Orders orders={useInfiniteQuery(ownOrdersQuery(useClient()))} hrefs={hrefs} />;
});

interface OrdersProps extends Partial<OwnOrdersProps> {
  orders: UseInfiniteQueryResult<readonly SentOrder[], ApiError>;
}

function Orders({ orders, hrefs }: OrdersProps) {
  const t = useText();
  const column = useColumn();
  const links = useLinks();
  const terms = useTerms();
  const isOwn = hrefs !== undefined;
  const linkTo = (id: number) => (hrefs ? hrefs.order(id) : links.order(id));
  const who: DataColumn<SentOrder> = isOwn
    ? column.text("who", t("order.reference"), ({ request }) => request?.reference, {
        minWidth: 96,
      })
    : column.text("who", t("common.user"), ({ customer }) => customer, { minWidth: 80 });
  const repeat: DataColumn<SentOrder> = {
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
  const sentBy: DataColumn<SentOrder> = column.text(
    "sentBy",
    t("order.sentBy"),
    (order) => order.sentBy,
    { minWidth: 80, foldsInto: "sentAt" },
  );
  const columns: readonly DataColumn<SentOrder>[] = [
    {
      id: "number",
      header: t("order.number"),
      isRowHeader: true,
      sortBy: ({ id }) => id,
      cell: ({ id }) => (
        <Text variant="cell" nowrap>
          <Link href={linkTo(id)}>{t("order.orderNumber", { id: String(id) })}</Link>
        </Text>
      ),
    },
    column.time("sentAt", t("order.sentAt"), ({ sentAt }) => sentAt),
    who,
    {
      id: "state",
      header: t("order.state"),
      cell: ({ request }) =>
        request && (
          <Marks>
            {!isOwn && <Tag icon="user">{t("order.customers")}</Tag>}
            <OrderStateTag state={request.state} />
            {isOwn && request.hasNews && <Tag tone="info">{t("order.hasNews")}</Tag>}
          </Marks>
        ),
    },
    column.text("warehouse", t("common.warehouse"), ({ warehouse }) => terms.warehouse(warehouse), {
      foldsInto: "who",
    }),
    column.count("products", t("order.products"), ({ lineCount }) => lineCount),
    column.count("pieces", t("order.pieces"), ({ pieces }) => pieces, { foldsInto: "products" }),
    column.amount("total", t("order.total"), ({ total }) => total),
    ...(isOwn ? [] : [sentBy]),
    {
      id: "note",
      header: t("order.note"),
      foldsInto: "who",
      isMuted: true,
      minWidth: 144,
      cell: ({ note }) => note,
    },
    ...(isOwn ? [] : [repeat]),
  ];
  return (
    <AdminList
      id="order-history"
      label={t(isOwn ? "order.own" : "order.history")}
      query={orders}
      rows={orders.data ?? []}
      columns={columns}
      foldsBelow={960}
      getRowId={idOf}
      getRowText={textOf}
      empty={
        <EmptyState
          icon="history"
          title={t("order.historyEmpty")}
          {...(isOwn && { hint: t("order.ownEmptyHint") })}
        />
      }
      rowHeight="rowResult"
      more={morePages(orders, t("common.showMore"))}
    />
  );
}
