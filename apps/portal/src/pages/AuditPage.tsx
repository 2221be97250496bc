import { auditActions } from "@caliper/api-client";
import { AuditLog } from "@caliper/administration";
import { useNavigate } from "react-router-dom";
import { useText } from "../messages/index.ts";
import { paths } from "../paths.ts";
import { useListQuery } from "../state/useListQuery.ts";
import { Page } from "./Page.tsx";

/** The change log, for administrators. */
export default function AuditPage() {
  const t = useText();
  const navigate = useNavigate();
  const query = useListQuery();
  const title = t("portal.menu.audit");
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
