import { SetPassword } from "@caliper/catalogue-widgets";
import { useParams } from "react-router-dom";
import { useText } from "../messages/index.ts";
import { paths } from "../paths.ts";
import { Page } from "./Page.tsx";

/** The page behind a password link; it needs no session. */
export default function PasswordPage() {
  const t = useText();
  const { token = "" } = useParams();
  const title = t("portal.password.title");
  return (
    <Page title={title}>
      <SetPassword token={token} signInHref={paths.signIn()} />
    </Page>
  );
}
