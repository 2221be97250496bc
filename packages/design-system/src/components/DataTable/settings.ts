import { createContext, use, useState } from "react";
import type { Sort } from "./types.ts";

/** The user's settings of a table. Ids of columns that the table does not have are ignored. */
export interface TableSettings {
  hidden: readonly string[];
  /** The first column sorts first. */
  sort: readonly Sort[];
}

/** The store for settings of tables with an `id`, and the texts of the column menu. */
export interface TableSettingsHost {
  load: (id: string) => TableSettings | undefined;
  save: (id: string, settings: TableSettings) => void;
  /** Called when a table needs them: a host may load its texts later than the provider. */
  labels: () => TableSettingsLabels;
}

export interface TableSettingsLabels {
  /** Names the button and the menu. */
  columns: string;
  /** Shows all columns in the original order of rows. */
  reset: string;
  /** How to sort by several columns. */
  sortHint: string;
}

const Host = createContext<TableSettingsHost | null>(null);

/** Lets users choose columns in every `DataTable` inside that has an `id`. */
export const TableSettingsProvider = Host.Provider;

/** Nothing changed. */
export const initialSettings: TableSettings = { hidden: [], sort: [] };

/** The settings of a table; kept only while it is mounted if it has no `id` or there is no provider. */
export function useTableSettings(id: string | undefined) {
  const host = use(Host);
  const read = () => ({ id, settings: (id !== undefined && host?.load(id)) || initialSettings });
  const [own, setOwn] = useState(read);
  const current = own.id === id ? own : read();
  if (current !== own) setOwn(current);
  return {
    settings: current.settings,
    change: (settings: TableSettings) => {
      setOwn({ id, settings });
      if (id !== undefined) host?.save(id, settings);
    },
    labels: id === undefined ? undefined : host?.labels(),
  };
}
