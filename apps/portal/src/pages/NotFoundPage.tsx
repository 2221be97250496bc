import { EmptyState, LinkButton, PageHeader, Stack } from "@caliper/design-system";
import { useIntl } from "react-intl";
import { useLocation } from "react-router-dom";
import { paths } from "../paths.ts";
import { pageMessages } from "./messages.ts";
import { PageTitle } from "./PageTitle.tsx";

/** Any address that is no page of ours. */
export default function NotFoundPage() {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  const title = formatMessage(pageMessages.notFoundTitle);
  return (
    <Stack gap={24}>
      <PageTitle>{title}</PageTitle>
      <PageHeader title={title} />
      <EmptyState
        title={formatMessage(pageMessages.notFoundDetail, { path: pathname })}
        action={
          <LinkButton href={paths.home()} icon="home">
            {formatMessage(pageMessages.goHome)}
          </LinkButton>
        }
      />
    </Stack>
  );
}
