import { EmptyState, LinkButton } from "@caliper/design-system";
import { useIntl } from "react-intl";
import { paths } from "../paths.ts";
import { pageMessages } from "./messages.ts";
import { Page } from "./Page.tsx";

/** The URL has no known section or view. */
export function SectionUndefined() {
  const { formatMessage } = useIntl();
  return (
    <Instead
      title={formatMessage(pageMessages.sectionUndefined)}
      hint={formatMessage(pageMessages.sectionUndefinedHint)}
    />
  );
}

/** The section exists, but not for this account. */
export function SectionClosed() {
  const { formatMessage } = useIntl();
  return (
    <Instead
      title={formatMessage(pageMessages.sectionClosed)}
      hint={formatMessage(pageMessages.sectionClosedHint)}
    />
  );
}

/** The page exists, but not for this account. */
export function PageClosed() {
  const { formatMessage } = useIntl();
  return (
    <Instead
      title={formatMessage(pageMessages.pageClosed)}
      hint={formatMessage(pageMessages.sectionClosedHint)}
    />
  );
}

/** A heading, a sentence, and a link to the home page. */
export function Instead({ title, hint }: { title: string; hint: string }) {
  const { formatMessage } = useIntl();
  return (
    <Page title={title}>
      <EmptyState
        title={hint}
        action={
          <LinkButton href={paths.home()} icon="home">
            {formatMessage(pageMessages.goHome)}
          </LinkButton>
        }
      />
    </Page>
  );
}
