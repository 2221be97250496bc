import { mayOpen } from "@caliper/api-client/access";
import { AuditLog } from "@caliper/catalogue-widgets";
import { PageHeader, Stack } from "@caliper/design-system";
import { useIntl } from "react-intl";
import { menuMessages } from "../shell/messages.ts";
import { useSession } from "../state/session.tsx";
import { PageTitle } from "./PageTitle.tsx";
import { SectionClosed } from "./SectionStates.tsx";

/** Who changed what, for administrators. */
export default function AuditPage() {
  const { formatMessage } = useIntl();
  const { viewer } = useSession();
  if (!mayOpen("audit", viewer)) return <SectionClosed />;
  const title = formatMessage(menuMessages.audit);
  return (
    <Stack gap={24}>
      <PageTitle>{title}</PageTitle>
      <PageHeader title={title} />
      <AuditLog />
    </Stack>
  );
}
