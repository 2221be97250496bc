import { mayOpen } from "@caliper/api-client";
import { NewsletterViewer } from "@caliper/catalogue-widgets";
import { PageHeader, Stack } from "@caliper/design-system";
import { useIntl } from "react-intl";
import { menuMessages } from "../shell/messages.ts";
import { useSession } from "../state/session.tsx";
import { PageTitle } from "./PageTitle.tsx";
import { PageClosed } from "./SectionStates.tsx";

/** The published newsletter. */
export default function NewsletterPage() {
  const { viewer } = useSession();
  const title = useIntl().formatMessage(menuMessages.newsletter);
  if (!mayOpen("newsletter", viewer)) return <PageClosed />;
  return (
    <Stack gap={16}>
      <PageTitle>{title}</PageTitle>
      <PageHeader title={title} />
      <NewsletterViewer />
    </Stack>
  );
}
