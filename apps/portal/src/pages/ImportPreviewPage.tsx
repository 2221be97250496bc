import { ImportPreview } from "@caliper/catalogue-widgets";
import { useIntl } from "react-intl";
import { useParams } from "react-router-dom";
import { menuMessages } from "../shell/messages.ts";
import { PageTitle } from "./PageTitle.tsx";

/** What an import changes, before and after its commit. */
export default function ImportPreviewPage() {
  const { formatMessage } = useIntl();
  const { id = "" } = useParams();
  return (
    <>
      <PageTitle>{formatMessage(menuMessages.loadData)}</PageTitle>
      <ImportPreview key={id} id={id} />
    </>
  );
}
