import { EmptyState, LinkButton } from "@caliper/design-system";
import { useText } from "../messages/index.ts";
import { paths } from "../paths.ts";
import { Page } from "./Page.tsx";

/** The URL has no known section or view. */
export function SectionUndefined() {
  const t = useText();
  return (
    <MessagePage title={t("portal.section.undefined")} hint={t("portal.section.undefinedHint")} />
  );
}

/** The section exists, but not for this account. */
export function SectionClosed() {
  const t = useText();
  return <MessagePage title={t("portal.section.closed")} hint={t("portal.section.closedHint")} />;
}

/** The page exists, but not for this account. */
export function PageClosed() {
  const t = useText();
  return <MessagePage title={t("portal.page.closed")} hint={t("portal.section.closedHint")} />;
}

interface MessagePageProps {
  title: string;
  /** Below the title. */
  hint: string;
}

/** A heading, a sentence, and a link to the home page. */
export function MessagePage({ title, hint }: MessagePageProps) {
  const t = useText();
  return (
    <Page title={title}>
      <EmptyState
        title={hint}
        action={
          <LinkButton href={paths.home()} icon="home">
            {t("portal.goHome")}
          </LinkButton>
        }
      />
    </Page>
  );
}
