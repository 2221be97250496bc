import {
  type Attention as AttentionAnswer,
  attentionQuery,
  type Lackable,
  lackable,
} from "@caliper/api-client";
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
import type { ReactNode } from "react";
import { RecentImports } from "../imports/index.ts";
import { contained, useText } from "../messages/index.ts";

export interface AttentionProps {
  /** The list of pending amendments. */
  amendmentsHref: string;
  /** The list of searches without parts. */
  unansweredHref: string;
  /** The list of vehicles with several parts that no question tells apart. */
  undecidedHref: string;
  /** The list of incomplete products. */
  incompleteHref: (without: Lackable) => string;
  /** Content below, which appears once the height of the counts is known, so that it does not move. */
  children?: ReactNode;
}

/** The items that need an administrator's attention first: counts with links to their lists, and the newest imports. */
export const Attention = contained(AttentionContent);

function AttentionContent({ children, ...addresses }: AttentionProps) {
  const { data: attention, error, refetch } = useQuery(attentionQuery(useClient()));
  return (
    <Stack gap={40}>
      {attention === undefined && error !== null ? (
        <FailureState error={error} onRetry={() => void refetch()} />
      ) : (
        <Items {...addresses} attention={attention} />
      )}
      {(attention !== undefined || error !== null) && children}
    </Stack>
  );
}

interface ItemsProps extends Omit<AttentionProps, "children"> {
  attention: AttentionAnswer | undefined;
}

function Items({
  amendmentsHref,
  unansweredHref,
  undecidedHref,
  incompleteHref,
  attention,
}: ItemsProps) {
  const t = useText();
  const format = useFormat();
  const counts =
    attention &&
    (
      [
        ["attention.amendments", attention.pendingAmendments, amendmentsHref],
        ["attention.unanswered", attention.unansweredSearches, unansweredHref],
        ["attention.undecided", attention.undecidedVehicles ?? 0, undecidedHref],
        ...lackable.map(
          (what) =>
            [
              `attention.incomplete.${what}`,
              attention.incomplete[what],
              incompleteHref(what),
            ] as const,
        ),
      ] as const
    ).filter(([, count]) => count > 0);
  const imports = attention?.imports ?? [];
  return (
    <Stack gap={32}>
      <Stack gap={16} as="section">
        <SectionHeading>{t("attention.title")}</SectionHeading>
        {counts?.length === 0 ? (
          <EmptyState icon="check" title={t("attention.nothing")} />
        ) : (
          <Grid columns={4} gap={16} narrowColumns={2}>
            {counts?.map(([id, count, href]) => (
              <Card key={id} href={href}>
                <Stack gap={4}>
                  <Text variant="stat">{format.count(count)}</Text>
                  <Text tone="muted">{t(id, { count })}</Text>
                </Stack>
              </Card>
            )) ?? [1, 2].map((place) => <Skeleton key={place} shape="block" height="card" />)}
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
