import { SetPassword } from "@caliper/catalogue-widgets";
import { useIntl } from "react-intl";
import { useParams } from "react-router-dom";
import { paths } from "../paths.ts";
import { pageMessages } from "./messages.ts";
import { Page } from "./Page.tsx";

/** The page behind a password link; it needs no session. */
export default function PasswordPage() {
  const { formatMessage } = useIntl();
  const { token = "" } = useParams();
  const title = formatMessage(pageMessages.passwordTitle);
  return (
    <Page title={title}>
      <SetPassword token={token} signInHref={paths.signIn()} />
    </Page>
  );
}
