import type { ApiError } from "@caliper/api-client";
import { FailureState } from "@caliper/catalogue-widgets/shared";
import {
  DataTable,
  type DataTableProps,
  EmptyState,
  type EmptyStateProps,
  PageHeader,
  Skeleton,
  Stack,
} from "@caliper/design-system";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { type PlainTextId, useText } from "../messages/index.ts";

export interface UnreadPageProps {
  title: string;
  /** The way back. */
  context: ReactNode;
  query: Pick<UseQueryResult<unknown, ApiError>, "error" | "isFetching" | "refetch">;
  /** The message if the page does not exist. */
  missing: Pick<EmptyStateProps, "icon" | "title" | "hint">;
  /** The table of lines while they are loading. */
  lines?: Pick<DataTableProps<never>, "rowHeight"> & {
    /** The titles of its columns. */
    readonly columns: readonly PlainTextId[];
  };
}

/** A page of lines that is loading, failed or does not exist. */
export function UnreadPage({ title, context, query, missing, lines }: UnreadPageProps) {
  const t = useText();
  const { error, isFetching, refetch } = query;
  return (
    <Stack gap={24}>
      <PageHeader title={title} context={context} />
      {error === null && <Skeleton shape="block" height="control" />}
      {error === null && lines && (
        <DataTable
          {...lines}
          label={t("order.lineTable")}
          loadingLabel={t("common.loading")}
          columns={lines.columns.map((id) => ({ id, header: t(id), cell: () => null }))}
          getRowId={String}
          getRowText={String}
          state="loading"
        />
      )}
      {error?.kind === "notFound" && <EmptyState {...missing} />}
      {error !== null && error.kind !== "notFound" && (
        <FailureState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
    </Stack>
  );
}
