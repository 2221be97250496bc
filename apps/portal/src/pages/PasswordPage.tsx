import { SetPassword } from "@caliper/catalogue-widgets";
import { PageHeader, Stack } from "@caliper/design-system";
import { useIntl } from "react-intl";
import { useParams } from "react-router-dom";
import { paths } from "../paths.ts";
import { pageMessages } from "./messages.ts";
import { PageTitle } from "./PageTitle.tsx";

/** The page behind a password link; it needs no session. */
export default function PasswordPage() {
  const { formatMessage } = useIntl();
  const { token = "" } = useParams();
  const title = formatMessage(pageMessages.passwordTitle);
  return (
    <Stack gap={24}>
      <PageTitle>{title}</PageTitle>
      <PageHeader title={title} />
      <SetPassword token={token} signInHref={paths.signIn()} />
    </Stack>
  );
}
