import { EmptyState, LinkButton } from "@caliper/design-system";
import { type MessageDescriptor, useIntl } from "react-intl";
import { paths } from "../paths.ts";
import { pageMessages } from "./messages.ts";
import { Page } from "./Page.tsx";

/** The URL has no known section or view. */
export const SectionUndefined = () => (
  <MessagePage title={pageMessages.sectionUndefined} hint={pageMessages.sectionUndefinedHint} />
);

/** The section exists, but not for this account. */
export const SectionClosed = () => (
  <MessagePage title={pageMessages.sectionClosed} hint={pageMessages.sectionClosedHint} />
);

/** The page exists, but not for this account. */
export const PageClosed = () => (
  <MessagePage title={pageMessages.pageClosed} hint={pageMessages.sectionClosedHint} />
);

interface MessagePageProps {
  title: MessageDescriptor;
  hint: MessageDescriptor;
  /** Values in the hint. */
  values?: Readonly<Record<string, string>>;
}

/** A heading, a sentence, and a link to the home page. */
export function MessagePage({ title, hint, values }: MessagePageProps) {
  const { formatMessage } = useIntl();
  return (
    <Page title={formatMessage(title)}>
      <EmptyState
        title={formatMessage(hint, values)}
        action={
          <LinkButton href={paths.home()} icon="home">
            {formatMessage(pageMessages.goHome)}
          </LinkButton>
        }
      />
    </Page>
  );
}
