import { mayOpen } from "@caliper/api-client";
import { ImportPreview } from "@caliper/catalogue-widgets";
import { useIntl } from "react-intl";
import { useParams } from "react-router-dom";
import { menuMessages } from "../shell/messages.ts";
import { useSession } from "../state/session.tsx";
import { PageTitle } from "./PageTitle.tsx";
import { SectionClosed } from "./SectionStates.tsx";

/** What an import changes, before its commit and after. */
export default function ImportPreviewPage() {
  const { formatMessage } = useIntl();
  const { id = "" } = useParams();
  const { viewer } = useSession();
  if (!mayOpen("loadData", viewer)) return <SectionClosed />;
  return (
    <>
      <PageTitle>{formatMessage(menuMessages.loadData)}</PageTitle>
      <ImportPreview key={id} id={id} />
    </>
  );
}
