import type { ApiError, ChangeHistory, DataImport, LoadableTable } from "@caliper/api-client";
import type { ImportUndo } from "./useImportUndo.ts";

/** What the history shows; undefined for all. */
export interface HistoryFilter {
  readonly table?: string | undefined;
  readonly state?: string | undefined;
}

export interface ImportHistoryViewProps extends ImportUndo {
  /** Newest first; undefined while loading. */
  imports: readonly DataImport[] | undefined;
  /** Size and retention of the history; undefined while loading. */
  history: ChangeHistory | undefined;
  error: ApiError | null;
  onRetry: () => void;
  tables: readonly LoadableTable[] | undefined;
  filter: HistoryFilter;
  onFilterChange: (filter: HistoryFilter) => void;
  /** Undefined on the last page. */
  onOlder?: (() => void) | undefined;
  isFetching: boolean;
  onLoad: () => void;
  templateHref: (table: string) => string;
  downloadHref: (table: string) => string;
}
