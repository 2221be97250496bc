import { auditQuery } from "@caliper/api-client";
import type { AuditFilter } from "@caliper/api-client";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useClient } from "../provider/index.ts";
import { AuditLogView } from "./AuditLogView.tsx";

export interface AuditLogProps {
  /** What is shown; its owner keeps it in the address. Kept here unless told. */
  filter?: AuditFilter;
  onFilterChange?: (filter: AuditFilter) => void;
}

/** The log of changes, page after page. */
export function AuditLog({ filter: given, onFilterChange }: AuditLogProps) {
  const [own, setOwn] = useState<AuditFilter>({});
  const filter = given ?? own;
  const log = useInfiniteQuery(auditQuery(useClient(), filter));
  return (
    <AuditLogView
      filter={filter}
      onFilter={onFilterChange ?? setOwn}
      entries={log.data}
      error={log.data === undefined && !log.isFetching ? log.error : null}
      onRetry={() => void log.refetch()}
      onOlder={log.hasNextPage ? () => void log.fetchNextPage() : undefined}
      isLoadingOlder={log.isFetchingNextPage}
      olderError={log.isFetchNextPageError ? log.error : null}
    />
  );
}
