import type { ApiError, Newsletter } from "@caliper/api-client";
import { EmptyState, Inline, LinkButton, Skeleton, Stack, Text } from "@caliper/design-system";
import { useText } from "../messages/index.ts";
import { FailureState } from "../shared/failure-state/index.ts";
import { frame } from "./Newsletter.css.ts";

export interface NewsletterViewProps {
  /** Undefined while it is loading, null when none is published. */
  newsletter: Newsletter | null | undefined;
  error: ApiError | null;
  onRetry: () => void;
  /** Whether the browser shows PDFs inside a page; otherwise there are links only. */
  canEmbed: boolean;
}

/** The newsletter inside the page, or links to it. */
export function NewsletterView({ newsletter, error, onRetry, canEmbed }: NewsletterViewProps) {
  const t = useText();
  if (error !== null) return <FailureState error={error} onRetry={onRetry} />;
  if (newsletter === undefined) {
    return (
      <Stack gap={12}>
        <output>
          <Text tone="muted">{t("newsletter.loading")}</Text>
        </output>
        <Skeleton shape="rows" count={6} />
      </Stack>
    );
  }
  if (newsletter === null) {
    return <EmptyState icon="newsletter" title={t("newsletter.none")} />;
  }
  const { name, url } = newsletter;
  const ways = (
    <Inline gap={8}>
      <LinkButton href={url} icon="external" isExternal>
        {t("common.openInTab")}
      </LinkButton>
      <LinkButton href={url} icon="download" download={name}>
        {t("newsletter.download")}
      </LinkButton>
    </Inline>
  );
  if (!canEmbed) {
    return (
      <EmptyState
        icon="newsletter"
        align="start"
        title={name}
        hint={t("newsletter.notHere")}
        action={ways}
      />
    );
  }
  return (
    <Stack gap={12}>
      {ways}
      <iframe className={frame} src={url} title={t("newsletter.frame", { name })} />
    </Stack>
  );
}
