import type { ApiError, DataImport, LoadableTable, UndoResult } from "@caliper/api-client";

export interface ImportHistoryViewProps {
  /** The newest first; undefined while they are on their way. */
  imports: readonly DataImport[] | undefined;
  error: ApiError | null;
  onRetry: () => void;
  tables: readonly LoadableTable[] | undefined;
  /** Only changes of this table. */
  table: string | undefined;
  onTableChange: (table: string | undefined) => void;
  /** Not there on the last page. */
  onOlder?: (() => void) | undefined;
  isFetching: boolean;
  /** Opens the dialog that loads data. */
  onLoad: () => void;
  /** The import that would be taken back, while the question stands. */
  asked: DataImport | undefined;
  onAsk: (asked: DataImport | undefined) => void;
  onUndo: (asked: DataImport) => void;
  isUndoing: boolean;
  undoError: ApiError | null;
  /** What came of it. */
  result: UndoResult | undefined;
  onResultClose: () => void;
  templateHref: (table: string) => string;
  downloadHref: (table: string) => string;
}
