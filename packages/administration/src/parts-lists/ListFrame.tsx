import type { ApiError } from "@caliper/api-client";
import { FailureState } from "@caliper/catalogue-widgets/shared";
import {
  DataTable,
  EmptyState,
  Hide,
  Link,
  PageHeader,
  Skeleton,
  Stack,
} from "@caliper/design-system";
import type { UseQueryResult } from "@tanstack/react-query";
import { useText } from "../messages/index.ts";
import type { ListHrefs } from "./hrefs.ts";

/** The way back to all lists. */
export function BackToLists({ hrefs }: { hrefs: ListHrefs }) {
  const t = useText();
  return (
    <Hide on="print">
      <Link href={hrefs.list()}>{t("lists.lists")}</Link>
    </Hide>
  );
}

export interface ListWaitingProps {
  hrefs: ListHrefs;
  query: Pick<UseQueryResult<unknown, ApiError>, "error" | "isFetching" | "refetch">;
  /** Shown where there is no such list. */
  missing: string;
  missingHint: string;
}

/** A list that is loading, failed or does not exist. */
export function ListWaiting({ hrefs, query, missing, missingHint }: ListWaitingProps) {
  const t = useText();
  const { error, isFetching, refetch } = query;
  const columns = ["common.code", "order.description", "order.quantity", "order.note"] as const;
  return (
    <Stack gap={24}>
      <PageHeader title={t("lists.list")} context={<BackToLists hrefs={hrefs} />} />
      {error === null && (
        <>
          <Skeleton shape="block" height="control" />
          <DataTable
            label={t("order.lineTable")}
            columns={columns.map((id) => ({ id, header: t(id), cell: () => null }))}
            getRowId={String}
            getRowText={String}
            state="loading"
            loadingLabel={t("lists.loadingOne")}
            rowHeight="rowResult"
          />
        </>
      )}
      {error?.kind === "notFound" && (
        <EmptyState icon="clipboard" title={missing} hint={missingHint} />
      )}
      {error !== null && error.kind !== "notFound" && (
        <FailureState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
    </Stack>
  );
}
