import { attentionQuery, type Lackable, lackable } from "@caliper/api-client";
import { FailureState, useClient, useFormat } from "@caliper/catalogue-widgets/shared";
import {
  Card,
  EmptyState,
  Grid,
  SectionHeading,
  Skeleton,
  Stack,
  Text,
} from "@caliper/design-system";
import { useQuery } from "@tanstack/react-query";
import { RecentImports } from "../imports/index.ts";
import { contained, useText } from "../messages/index.ts";

export interface AttentionProps {
  /** The list of pending amendments. */
  amendmentsHref: string;
  /** The list of incomplete products. */
  incompleteHref: (without: Lackable) => string;
}

/** The items that need an administrator's attention first: counts with links to their lists, and the newest imports. */
export const Attention = contained(AttentionContent);

function AttentionContent({ amendmentsHref, incompleteHref }: AttentionProps) {
  const t = useText();
  const { data: attention, error, refetch } = useQuery(attentionQuery(useClient()));
  if (attention === undefined && error !== null)
    return <FailureState error={error} onRetry={() => void refetch()} />;
  const counts = attention && [
    {
      id: "amendments",
      count: attention.pendingAmendments,
      label: t("attention.amendments", { count: attention.pendingAmendments }),
      href: amendmentsHref,
    },
    ...lackable.map((what) => ({
      id: what,
      count: attention.incomplete[what],
      label: t(`attention.incomplete.${what}`, { count: attention.incomplete[what] }),
      href: incompleteHref(what),
    })),
  ];
  const isDone = counts?.every(({ count }) => count === 0) === true;
  const imports = attention?.imports ?? [];
  return (
    <Stack gap={32}>
      <Stack gap={16} as="section">
        <SectionHeading>{t("attention.title")}</SectionHeading>
        {isDone ? (
          <EmptyState icon="check" title={t("attention.nothing")} />
        ) : (
          <Grid columns={4} gap={16} narrowColumns={2}>
            {counts?.flatMap(({ id, ...each }) =>
              each.count > 0 ? [<Count key={id} {...each} />] : [],
            ) ?? [1, 2].map((place) => <Skeleton key={place} shape="block" height="card" />)}
          </Grid>
        )}
      </Stack>
      {imports.length > 0 && (
        <Stack gap={16} as="section">
          <SectionHeading>{t("attention.recent")}</SectionHeading>
          <RecentImports label={t("attention.recent")} imports={imports} />
        </Stack>
      )}
    </Stack>
  );
}

interface CountProps {
  count: number;
  label: string;
  href: string;
}

/** A number and what it counts, with a link to the list. */
function Count({ count, label, href }: CountProps) {
  const format = useFormat();
  return (
    <Card href={href}>
      <Stack gap={4}>
        <Text variant="stat">{format.count(count)}</Text>
        <Text tone="muted">{label}</Text>
      </Stack>
    </Card>
  );
}
