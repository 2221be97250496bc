import { type TableSettingsHost, TableSettingsProvider } from "@caliper/design-system";
import { createContext, type ReactNode, use } from "react";
import { useText } from "../messages/index.ts";

/** One text in the host's storage. Reading returns null when nothing is stored; an empty text removes it. */
export interface StoredText {
  readonly get: () => string | null;
  readonly set: (text: string) => void;
}

/** Reads and writes the users' settings of tables: visible columns and sorting, by the table's id. */
export type TableSettingsStore = Pick<TableSettingsHost, "load" | "save">;

/** The host's store; set once, around all texts. */
export const TableSettingsStoreContext = createContext<TableSettingsStore | undefined>(undefined);

/** Gives tables with an `id` their column menu, where the host stores settings. Inside the provider of its texts. */
export function TableSettings({ children }: { children: ReactNode }) {
  const store = use(TableSettingsStoreContext);
  const t = useText();
  const labels = () => ({
    columns: t("common.columns"),
    reset: t("tableSettings.reset"),
    sortHint: t("tableSettings.sortHint"),
  });
  return (
    <TableSettingsProvider value={store ? { ...store, labels } : null}>
      {children}
    </TableSettingsProvider>
  );
}
