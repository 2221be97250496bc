import { type SentOrder, sentOrdersQuery } from "@caliper/api-client";
import { useClient, useColumn, useLinks, useTerms } from "@caliper/catalogue-widgets/shared";
import { type DataColumn, EmptyState, Link, LinkButton, Text } from "@caliper/design-system";
import { useInfiniteQuery } from "@tanstack/react-query";
import { AdminList, morePages } from "../lists/index.ts";
import { contained, useText } from "../messages/index.ts";

const idOf = ({ id }: SentOrder) => String(id);
const textOf = ({ id, customer }: SentOrder) => `${id} ${customer}`;

/** Sent orders, newest first, each with a link to its page and one that repeats it with today's prices. */
export const OrderHistory = contained(OrderHistoryContent);

function OrderHistoryContent() {
  const t = useText();
  const column = useColumn();
  const links = useLinks();
  const terms = useTerms();
  const client = useClient();
  const orders = useInfiniteQuery(sentOrdersQuery(client));
  const columns: readonly DataColumn<SentOrder>[] = [
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
    column.time("sentAt", t("order.sentAt"), ({ sentAt }) => sentAt),
    column.text("user", t("common.user"), ({ customer }) => customer, { minWidth: 80 }),
    column.text("warehouse", t("common.warehouse"), ({ warehouse }) => terms.warehouse(warehouse), {
      foldsInto: "user",
    }),
    column.count("products", t("order.products"), ({ lineCount }) => lineCount),
    column.count("pieces", t("order.pieces"), ({ pieces }) => pieces, { foldsInto: "products" }),
    column.amount("total", t("order.total"), ({ total }) => total),
    column.text("sentBy", t("order.sentBy"), ({ sentBy }) => sentBy, {
      minWidth: 80,
      foldsInto: "sentAt",
    }),
    {
      id: "note",
      header: t("order.note"),
      foldsInto: "user",
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
      empty={<EmptyState icon="history" title={t("order.historyEmpty")} />}
      rowHeight="rowResult"
      more={morePages(orders, t("common.showMore"))}
    />
  );
}
