import { rereadSession } from "@caliper/api-client";
import { RequiredSecondFactor } from "@caliper/catalogue-widgets";
import { BrandMark, Button, Heading, Inline, Stack } from "@caliper/design-system";
import { useText } from "../messages/index.ts";
import { Reauthentication } from "../shell/AccountDialogs.tsx";
import LanguageMenu from "../shell/LanguageMenu.tsx";
import { useSignOut } from "../shell/useSignOut.ts";
import { useServices } from "../state/services.tsx";
import { PageTitle } from "./PageTitle.tsx";
import { column, head, headEnd, page } from "./SignInPage.css.ts";

/** The only page of users who must set up a second factor. */
export default function SecondFactorPage() {
  const t = useText();
  const { queries } = useServices();
  const signOut = useSignOut();
  const title = t("portal.secondFactor.title");
  return (
    <main className={page}>
      <PageTitle>{title}</PageTitle>
      <div className={column}>
        <div className={head}>
          <BrandMark />
          <div className={headEnd}>
            <LanguageMenu />
          </div>
        </div>
        <Stack gap={24}>
          <Heading level={1} variant="hero">
            {title}
          </Heading>
          <RequiredSecondFactor onSetUp={() => void rereadSession(queries)} />
        </Stack>
        <Inline>
          <Button variant="plain" icon="logout" onPress={signOut}>
            {t("portal.shell.logOut")}
          </Button>
        </Inline>
      </div>
      <Reauthentication />
    </main>
  );
}
