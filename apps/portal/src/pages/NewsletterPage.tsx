import { NewsletterViewer } from "@caliper/catalogue-widgets";
import { useIntl } from "react-intl";
import { menuMessages } from "../shell/messages.ts";
import { Page } from "./Page.tsx";

/** The published newsletter. */
export default function NewsletterPage() {
  const title = useIntl().formatMessage(menuMessages.newsletter);
  return (
    <Page title={title} gap={16}>
      <NewsletterViewer />
    </Page>
  );
}
