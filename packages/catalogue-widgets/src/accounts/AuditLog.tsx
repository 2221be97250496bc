import { auditQuery } from "@caliper/api-client";
import type { AuditFilter } from "@caliper/api-client";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useClient } from "../provider/index.ts";
import { AuditLogView } from "./AuditLogView.tsx";

/** The log of changes, page after page. */
export function AuditLog() {
  const [filter, setFilter] = useState<AuditFilter>({});
  const log = useInfiniteQuery(auditQuery(useClient(), filter));
  return (
    <AuditLogView
      filter={filter}
      onFilter={setFilter}
      entries={log.data}
      error={log.data === undefined && !log.isFetching ? log.error : null}
      onRetry={() => void log.refetch()}
      onOlder={log.hasNextPage ? () => void log.fetchNextPage() : undefined}
      isLoadingOlder={log.isFetchingNextPage}
    />
  );
}
