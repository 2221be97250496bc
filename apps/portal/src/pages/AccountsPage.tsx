import { mayOpen } from "@caliper/api-client";
import { Accounts } from "@caliper/catalogue-widgets";
import { LinkButton, PageHeader, Stack } from "@caliper/design-system";
import { useIntl } from "react-intl";
import { paths } from "../paths.ts";
import { menuMessages } from "../shell/messages.ts";
import { useSession } from "../state/session.tsx";
import { PageTitle } from "./PageTitle.tsx";
import { SectionClosed } from "./SectionStates.tsx";

/** Who may sign in, for administrators. */
export default function AccountsPage() {
  const { formatMessage } = useIntl();
  const { viewer } = useSession();
  if (!mayOpen("accounts", viewer)) return <SectionClosed />;
  const title = formatMessage(menuMessages.accounts);
  return (
    <Stack gap={24}>
      <PageTitle>{title}</PageTitle>
      <PageHeader
        title={title}
        actions={
          <LinkButton href={paths.audit()} icon="history">
            {formatMessage(menuMessages.audit)}
          </LinkButton>
        }
      />
      <Accounts />
    </Stack>
  );
}
