import type { ApiError, DataImport, LoadableTable, UndoResult } from "@caliper/api-client";

export interface ImportHistoryViewProps {
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
  /** The import to undo, while the confirmation is open. */
  asked: DataImport | undefined;
  onAsk: (asked: DataImport | undefined) => void;
  onUndo: (asked: DataImport) => void;
  isUndoing: boolean;
  undoError: ApiError | null;
  /** Result of the undo. */
  result: UndoResult | undefined;
  onResultClose: () => void;
  templateHref: (table: string) => string;
  downloadHref: (table: string) => string;
}
