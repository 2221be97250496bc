import { auditActions } from "@caliper/api-client";
import { mayOpen } from "@caliper/api-client";
import { AuditLog } from "@caliper/catalogue-widgets";
import { PageHeader, Stack } from "@caliper/design-system";
import { useIntl } from "react-intl";
import { useNavigate, useSearchParams } from "react-router-dom";
import { paths } from "../paths.ts";
import { menuMessages } from "../shell/messages.ts";
import { useSession } from "../state/session.tsx";
import { PageTitle } from "./PageTitle.tsx";
import { SectionClosed } from "./SectionStates.tsx";

/** Who changed what, for administrators. */
export default function AuditPage() {
  const { formatMessage } = useIntl();
  const { viewer } = useSession();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  if (!mayOpen("audit", viewer)) return <SectionClosed />;
  const title = formatMessage(menuMessages.audit);
  return (
    <Stack gap={24}>
      <PageTitle>{title}</PageTitle>
      <PageHeader title={title} />
      <AuditLog
        filter={{
          actor: query.get("actor") ?? undefined,
          action: auditActions.find((each) => each === query.get("action")),
          target: query.get("target") ?? undefined,
        }}
        onFilterChange={(filter) => void navigate(paths.audit(filter))}
      />
    </Stack>
  );
}
