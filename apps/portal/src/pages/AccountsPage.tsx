import { Accounts } from "@caliper/catalogue-widgets";
import { LinkButton } from "@caliper/design-system";
import { useIntl } from "react-intl";
import { paths } from "../paths.ts";
import { menuMessages } from "../shell/messages.ts";
import { Page } from "./Page.tsx";

/** User accounts, for administrators. */
export default function AccountsPage() {
  const { formatMessage } = useIntl();
  return (
    <Page
      title={formatMessage(menuMessages.accounts)}
      actions={
        <LinkButton href={paths.audit()} icon="history">
          {formatMessage(menuMessages.audit)}
        </LinkButton>
      }
    >
      <Accounts />
    </Page>
  );
}
