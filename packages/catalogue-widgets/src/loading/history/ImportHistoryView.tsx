import { Button, PageHeader, SectionHeading, Stack } from "@caliper/design-system";
import { useText } from "../../messages/index.ts";
import { HistoryTable } from "./HistoryTable.tsx";
import { LayoutList } from "./LayoutList.tsx";
import type { ImportHistoryViewProps } from "./props.ts";
import { Retention } from "./Retention.tsx";
import { TableList } from "./TableList.tsx";
import { UndoDialogs } from "./UndoDialogs.tsx";

/** Change history with undo, and loadable tables. */
export function ImportHistoryView(props: ImportHistoryViewProps) {
  const t = useText();
  return (
    <Stack gap={32}>
      <PageHeader
        title={t("common.loadData")}
        actions={
          <Button variant="primary" icon="upload" onPress={props.onLoad}>
            {t("common.loadData")}
          </Button>
        }
      />
      <Stack gap={16} as="section">
        <SectionHeading number={1}>{t("common.history")}</SectionHeading>
        {props.history && <Retention history={props.history} edit={props.retention} />}
        <HistoryTable {...props} />
      </Stack>
      <Stack gap={16} as="section">
        <SectionHeading number={2}>{t("history.tables")}</SectionHeading>
        <TableList {...props} />
      </Stack>
      {props.layouts.list.length > 0 && (
        <Stack gap={16} as="section">
          <SectionHeading number={3}>{t("history.layouts")}</SectionHeading>
          <LayoutList {...props.layouts} />
        </Stack>
      )}
      <UndoDialogs {...props} />
    </Stack>
  );
}
