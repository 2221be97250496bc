import { historyQuery } from "@caliper/api-client";
import { giveFocus, useClient, useOwnState } from "@caliper/catalogue-widgets/shared";
import {
  Button,
  PageHeader,
  SectionHeading,
  Skeleton,
  Stack,
  useStaysTrue,
} from "@caliper/design-system";
import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { contained, useText } from "../../messages/index.ts";
import { type HistoryFilter, HistoryTable, useImports } from "./HistoryTable.tsx";
import { LayoutList } from "./LayoutList.tsx";
import { Retention } from "./Retention.tsx";
import { field } from "./History.css.ts";
import { StockSettings } from "./StockSettings.tsx";
import { TableList } from "./TableList.tsx";
import { UndoDialogs } from "./UndoDialogs.tsx";
import { useImportUndo } from "./useImportUndo.ts";

export interface ImportHistoryProps {
  /** Kept here unless the host keeps it. */
  filter?: HistoryFilter | undefined;
  /** Called when the filter changes, so that the host can keep it in the URL. */
  onFilterChange?: ((filter: HistoryFilter) => void) | undefined;
  /** Called by the button that loads a file. */
  onLoad: () => void;
}

/** Change history with undo, and loadable tables. */
export const ImportHistory = contained(ImportHistoryContent);

function ImportHistoryContent({ filter: given, onFilterChange, onLoad }: ImportHistoryProps) {
  const t = useText();
  const [filter, setFilter] = useOwnState(given, onFilterChange, {});
  const imports = useImports(filter);
  const history = useQuery(historyQuery(useClient()));
  // The tables below the history appear once its height is known, so that they do not move.
  const hasTables = useStaysTrue(!imports.isPending && !history.isPending);
  const root = useRef<HTMLDivElement>(null);
  const focusHeading = () => giveFocus(() => root.current?.querySelector("h2"));
  const undo = useImportUndo(focusHeading);
  return (
    <div ref={root}>
      <Stack gap={32}>
        <PageHeader
          title={t("history.pageTitle")}
          actions={
            <Button variant="primary" icon="upload" onPress={onLoad}>
              {t("history.loadFile")}
            </Button>
          }
        />
        <Stack gap={16} as="section">
          <SectionHeading number={1}>{t("common.history")}</SectionHeading>
          <HistoryTable
            filter={filter}
            onFilterChange={setFilter}
            imports={imports}
            onAsk={undo.ask}
          />
          {history.data && <Retention history={history.data} />}
        </Stack>
        {!hasTables && <Skeleton shape="block" height="chip" />}
        {hasTables && (
          <Stack gap={16} as="section">
            <SectionHeading number={2}>{t("history.tables")}</SectionHeading>
            <TableList />
            <div className={field}>
              <StockSettings />
            </div>
          </Stack>
        )}
        <LayoutList onForgotten={focusHeading} />
        <UndoDialogs {...undo} />
      </Stack>
    </div>
  );
}
