import { auditActions } from "@caliper/api-client";
import { AuditLog } from "@caliper/catalogue-widgets";
import { useIntl } from "react-intl";
import { useNavigate } from "react-router-dom";
import { paths } from "../paths.ts";
import { menuMessages } from "../shell/messages.ts";
import { useListQuery } from "../state/useListQuery.ts";
import { Page } from "./Page.tsx";

/** The change log, for administrators. */
export default function AuditPage() {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const query = useListQuery();
  const title = formatMessage(menuMessages.audit);
  return (
    <Page title={title}>
      <AuditLog
        filter={{
          actor: query.get("actor") ?? undefined,
          action: auditActions.find((each) => each === query.get("action")),
          target: query.get("target") ?? undefined,
        }}
        onFilterChange={(filter) => void navigate(paths.audit(filter))}
      />
    </Page>
  );
}
