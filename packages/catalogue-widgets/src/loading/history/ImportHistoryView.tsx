import type { ApiError, DataImport, LoadableTable, UndoResult } from "@caliper/api-client";
import { Button, PageHeader, SectionHeading, Stack } from "@caliper/design-system";
import { useIntl } from "react-intl";
import { HistoryTable } from "./HistoryTable.tsx";
import { historyMessages as texts } from "./messages.ts";
import { TableList } from "./TableList.tsx";
import { UndoDialogs } from "./UndoDialogs.tsx";

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

/** Who changed what and when, how to take it back, and what each table takes. */
export function ImportHistoryView(props: ImportHistoryViewProps) {
  const { formatMessage } = useIntl();
  return (
    <Stack gap={32}>
      <PageHeader
        title={formatMessage(texts.load)}
        actions={
          <Button variant="primary" icon="upload" onPress={props.onLoad}>
            {formatMessage(texts.load)}
          </Button>
        }
      />
      <Stack gap={16} as="section">
        <SectionHeading number={1}>{formatMessage(texts.heading)}</SectionHeading>
        <HistoryTable {...props} />
      </Stack>
      <Stack gap={16} as="section">
        <SectionHeading number={2}>{formatMessage(texts.tables)}</SectionHeading>
        <TableList {...props} />
      </Stack>
      <UndoDialogs {...props} />
    </Stack>
  );
}
