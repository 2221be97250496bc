import { ImportHistory, LoadDataDialog } from "@caliper/catalogue-widgets";
import { useIntl } from "react-intl";
import { useNavigate } from "react-router-dom";
import { type HistoryAddress, paths } from "../paths.ts";
import { menuMessages } from "../shell/messages.ts";
import { useServices } from "../state/services.tsx";
import { useListQuery } from "../state/useListQuery.ts";
import { PageTitle } from "./PageTitle.tsx";

/** The import history; the URL can open the upload dialog over it. */
export default function LoadDataPage() {
  const { formatMessage } = useIntl();
  const { store } = useServices();
  const navigate = useNavigate();
  const query = useListQuery();
  const filter = {
    table: query.get("table") ?? undefined,
    state: query.get("state") ?? undefined,
  };
  const show = (address: HistoryAddress) =>
    void navigate(paths.loadData(address), { replace: true });
  const open = (load: boolean) => show({ ...filter, load });
  return (
    <>
      <PageTitle>{formatMessage(menuMessages.loadData)}</PageTitle>
      <ImportHistory filter={filter} onFilterChange={show} onLoad={() => open(true)} />
      <LoadDataDialog
        isOpen={query.get("load") === "1"}
        onOpenChange={open}
        bannerCache={store.banners}
      />
    </>
  );
}
