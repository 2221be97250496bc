import type { ChangeHistory } from "@caliper/api-client";
import { Button, PageHeader, SectionHeading, Stack, Text } from "@caliper/design-system";
import { useIntl } from "react-intl";
import { HistoryTable } from "./HistoryTable.tsx";
import { historyMessages as texts } from "./messages.ts";
import type { ImportHistoryViewProps } from "./props.ts";
import { TableList } from "./TableList.tsx";
import { UndoDialogs } from "./UndoDialogs.tsx";

/** Change history with undo, and loadable tables. */
export function ImportHistoryView(props: ImportHistoryViewProps) {
  const { formatMessage } = useIntl();
  return (
    <Stack gap={32}>
      <PageHeader
        title={formatMessage(texts.loadData)}
        actions={
          <Button variant="primary" icon="upload" onPress={props.onLoad}>
            {formatMessage(texts.loadData)}
          </Button>
        }
      />
      <Stack gap={16} as="section">
        <SectionHeading number={1}>{formatMessage(texts.history)}</SectionHeading>
        {props.history && <Size history={props.history} />}
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

const bytesPerMegabyte = 1_000_000;

/** How large the history is, and what is deleted from it. */
function Size({ history }: { history: ChangeHistory }) {
  const { formatMessage } = useIntl();
  const { changes, rows, bytes, keptDays, keptChanges } = history;
  const size = formatMessage(texts.size, { changes, rows, megabytes: bytes / bytesPerMegabyte });
  const kept =
    keptDays === 0
      ? formatMessage(texts.keptForever)
      : formatMessage(texts.keptFor, { days: keptDays, changes: keptChanges });
  return <Text tone="muted">{[size, kept].join(" ")}</Text>;
}
