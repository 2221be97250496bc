import { Button, PageHeader, SectionHeading, Stack } from "@caliper/design-system";
import { useIntl } from "react-intl";
import { HistoryTable } from "./HistoryTable.tsx";
import { LayoutList } from "./LayoutList.tsx";
import { historyMessages as texts } from "./messages.ts";
import type { ImportHistoryViewProps } from "./props.ts";
import { Retention } from "./Retention.tsx";
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
        {props.history && <Retention history={props.history} edit={props.retention} />}
        <HistoryTable {...props} />
      </Stack>
      <Stack gap={16} as="section">
        <SectionHeading number={2}>{formatMessage(texts.tables)}</SectionHeading>
        <TableList {...props} />
      </Stack>
      {props.layouts.list.length > 0 && (
        <Stack gap={16} as="section">
          <SectionHeading number={3}>{formatMessage(texts.layouts)}</SectionHeading>
          <LayoutList {...props.layouts} />
        </Stack>
      )}
      <UndoDialogs {...props} />
    </Stack>
  );
}
