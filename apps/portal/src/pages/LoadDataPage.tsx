import { ImportHistory, LoadDataDialog } from "@caliper/administration";
import { PrintHead } from "@caliper/catalogue-widgets";
import { Stack } from "@caliper/design-system";
import { useNavigate } from "react-router-dom";
import { useText } from "../messages/index.ts";
import { type HistoryAddress, paths } from "../paths.ts";
import { useServices } from "../state/services.tsx";
import { useListQuery } from "../state/useListQuery.ts";
import { PageTitle } from "./PageTitle.tsx";

/** The import history; the URL can open the upload dialog over it. */
export default function LoadDataPage() {
  const t = useText();
  const { store } = useServices();
  const navigate = useNavigate();
  const query = useListQuery();
  const filter = {
    table: query.get("table") ?? undefined,
    state: query.get("state") ?? undefined,
  };
  const show = (address: HistoryAddress) =>
    void navigate(paths.loadData(address), { replace: true });
  return (
    <Stack gap={16}>
      <PageTitle>{t("portal.menu.loadData")}</PageTitle>
      <PrintHead />
      <ImportHistory
        filter={filter}
        onFilterChange={show}
        onLoad={() => show({ ...filter, load: true })}
      />
      <LoadDataDialog
        isOpen={query.get("load") === "1"}
        onClose={() => show(filter)}
        bannerCache={store.banners}
        matching={store.matching}
      />
    </Stack>
  );
}
