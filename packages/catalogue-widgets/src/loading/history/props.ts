import type { ApiError, DataImport, LoadableTable } from "@caliper/api-client";
import type { ImportUndo } from "./useImportUndo.ts";

export interface ImportHistoryViewProps extends ImportUndo {
  /** Newest first; undefined while loading. */
  imports: readonly DataImport[] | undefined;
  error: ApiError | null;
  onRetry: () => void;
  tables: readonly LoadableTable[] | undefined;
  /** Filter by table. */
  table: string | undefined;
  onTableChange: (table: string | undefined) => void;
  /** Undefined on the last page. */
  onOlder?: (() => void) | undefined;
  isFetching: boolean;
  onLoad: () => void;
  templateHref: (table: string) => string;
  downloadHref: (table: string) => string;
}
