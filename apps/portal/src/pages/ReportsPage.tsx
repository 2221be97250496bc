import {
  InterchangeTable,
  orderDraftsIn,
  OrderHistory,
  PasteList,
  PurchaseOrderBuilder,
  TableDownload,
} from "@caliper/administration";
import { type TabItem, Tabs } from "@caliper/design-system";
import { useNavigate, useSearchParams } from "react-router-dom";
import { useText } from "../messages/index.ts";
import { paths, readRepeat, readReportView, reportViews } from "../paths.ts";
import { useServices } from "../state/services.tsx";
import { Page } from "./Page.tsx";

/** Spreadsheet exports and orders, one tab each; the tab is in the URL. */
export default function ReportsPage() {
  const t = useText();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { store } = useServices();
  const orderDrafts = orderDraftsIn(store.orderDraft);
  const title = t("portal.reports.title");
  const codes = query.get("codes") ?? "";
  const tabs: TabItem[] = [
    {
      id: "tables",
      label: t("portal.reports.tables"),
      content: <TableDownload />,
    },
    {
      id: "exchange",
      label: t("portal.reports.exchange"),
      content: <InterchangeTable />,
    },
    {
      id: "order",
      label: t("portal.reports.order"),
      content: (
        <PurchaseOrderBuilder
          drafts={orderDrafts}
          repeat={readRepeat(query)}
          // It is a draft now; remove the number from the URL, or a reload would repeat the order again.
          onRepeated={() => void navigate(paths.reports("order"), { replace: true })}
        />
      ),
    },
    {
      id: "list",
      label: t("portal.reports.list"),
      content: (
        <PasteList
          key={codes}
          initial={codes.split(",").join("\n")}
          order={{
            drafts: orderDrafts,
            onOrder: () => void navigate(paths.reports("order")),
          }}
        />
      ),
    },
    {
      id: "history",
      label: t("portal.reports.history"),
      content: <OrderHistory />,
    },
  ];
  const view = readReportView(query);
  return (
    <Page title={title} gap={16} isTitlePrinted={view !== "order"}>
      <Tabs
        label={t("portal.reports.tabs")}
        value={tabs.some(({ id }) => id === view) ? view : "tables"}
        onChange={(tab) =>
          void navigate(paths.reports(reportViews.find((candidate) => candidate === tab)))
        }
        items={tabs}
      />
    </Page>
  );
}
