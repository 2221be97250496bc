import { type AuditFilter, auditQuery } from "@caliper/api-client";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { contained, useClient } from "../provider/index.ts";
import { AuditLogView } from "./AuditLogView.tsx";

export interface AuditLogProps {
  /** The filter, when controlled (in the URL). Otherwise it is kept in state. */
  filter?: AuditFilter;
  /** Called when the filter changes, so that the host can keep it in the URL. */
  onFilterChange?: (filter: AuditFilter) => void;
}

/** The change log with paging. */
export const AuditLog = contained("accounts", AuditLogContent);

function AuditLogContent({ filter: given, onFilterChange }: AuditLogProps) {
  const [local, setLocal] = useState<AuditFilter>({});
  const filter = given ?? local;
  const log = useInfiniteQuery(auditQuery(useClient(), filter));
  return (
    <AuditLogView
      filter={filter}
      onFilter={onFilterChange ?? setLocal}
      entries={log.data}
      error={log.data === undefined && !log.isFetching ? log.error : null}
      onRetry={() => void log.refetch()}
      onOlder={log.hasNextPage ? () => void log.fetchNextPage() : undefined}
      isLoadingOlder={log.isFetchingNextPage}
      olderError={log.isFetchNextPageError ? log.error : null}
    />
  );
}
