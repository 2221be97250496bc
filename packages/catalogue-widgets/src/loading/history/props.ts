import type { ApiError, ChangeHistory, DataImport, LoadableTable } from "@caliper/api-client";
import type { Layouts } from "./useLayouts.ts";
import type { ImportUndo } from "./useImportUndo.ts";
import type { RetentionEdit } from "./useRetention.ts";

/** The states that the history filters by; other states are listed under All. */
export const filterableStates = ["ready", "committed", "undone", "failed"] as const;

/** The filter of the history; undefined for all. */
export interface HistoryFilter {
  readonly table?: string | undefined;
  readonly state?: string | undefined;
}

export interface ImportHistoryViewProps extends ImportUndo {
  /** Newest first; undefined while loading. */
  imports: readonly DataImport[] | undefined;
  /** Size and retention of the history; undefined while loading. */
  history: ChangeHistory | undefined;
  /** The change of its retention. */
  retention: RetentionEdit;
  layouts: Layouts;
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
