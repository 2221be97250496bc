import type { DataImport } from "@caliper/api-client";
import { giveFocus } from "@caliper/catalogue-widgets/shared";
import { DataTable, EmptyState } from "@caliper/design-system";
import { useRef } from "react";
import { contained, useText } from "../../messages/index.ts";
import { useHistoryColumns } from "./HistoryTable.tsx";
import { UndoDialogs } from "./UndoDialogs.tsx";
import { useImportUndo } from "./useImportUndo.ts";

const names: ReadonlySet<string> = new Set(["when", "who", "file", "table", "state", "actions"]);

export interface RecentImportsProps {
  /** Accessible name of the list. */
  label: string;
  /** The latest imports, newest first. */
  imports: readonly DataImport[];
}

/** A few imports with their undo, for an overview. */
export const RecentImports = contained(RecentImportsContent);

function RecentImportsContent({ label, imports }: RecentImportsProps) {
  const t = useText();
  const root = useRef<HTMLDivElement>(null);
  const undo = useImportUndo(() => giveFocus(() => root.current));
  const columns = useHistoryColumns(undo.ask).filter(({ id }) => names.has(id));
  return (
    <div ref={root} tabIndex={-1} style={{ outline: "none" }}>
      <DataTable
        id="recent-imports"
        label={label}
        columns={columns}
        rows={imports}
        getRowId={({ id }) => id}
        getRowText={({ fileName, table }) => `${fileName ?? ""} ${table}`}
        state={imports.length === 0 ? "empty" : "data"}
        emptyState={<EmptyState icon="history" title={t("history.empty")} />}
      />
      <UndoDialogs {...undo} />
    </div>
  );
}
