import { ImportHistory, LoadDataDialog } from "@caliper/catalogue-widgets";
import { useIntl } from "react-intl";
import { useSearchParams } from "react-router-dom";
import { menuMessages } from "../shell/messages.ts";
import { useServices } from "../state/services.tsx";
import { PageTitle } from "./PageTitle.tsx";

/** The import history; the URL can open the upload dialog over it. */
export default function LoadDataPage() {
  const { formatMessage } = useIntl();
  const { store } = useServices();
  const [query, setQuery] = useSearchParams();
  const open = (isOpen: boolean) => setQuery(isOpen ? { load: "1" } : {}, { replace: true });
  return (
    <>
      <PageTitle>{formatMessage(menuMessages.loadData)}</PageTitle>
      <ImportHistory onLoad={() => open(true)} />
      <LoadDataDialog
        isOpen={query.get("load") === "1"}
        onOpenChange={open}
        bannerCache={store.banners}
      />
    </>
  );
}
