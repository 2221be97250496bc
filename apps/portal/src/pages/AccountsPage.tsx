import { Accounts } from "@caliper/catalogue-widgets";
import { LinkButton } from "@caliper/design-system";
import { useIntl } from "react-intl";
import { useNavigate } from "react-router-dom";
import { paths } from "../paths.ts";
import { menuMessages } from "../shell/messages.ts";
import { useListQuery } from "../state/useListQuery.ts";
import { Page } from "./Page.tsx";

/** User accounts, for administrators. */
export default function AccountsPage() {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const query = useListQuery();
  return (
    <Page
      title={formatMessage(menuMessages.accounts)}
      actions={
        <LinkButton href={paths.audit()} icon="history">
          {formatMessage(menuMessages.audit)}
        </LinkButton>
      }
    >
      <Accounts
        filter={query.get("name") ?? ""}
        onFilterChange={(name) => void navigate(paths.accounts(name), { replace: true })}
      />
    </Page>
  );
}
