import {
  type DataImport,
  type ImportRow,
  type ImportRowKind,
  importRowsQuery,
} from "@caliper/api-client";
import { useClient } from "@caliper/catalogue-widgets/shared";
import { useQueries, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

/** All rows, those of a kind, or those with warnings. */
export type RowFilter = ImportRowKind | "all" | "warned";

export type LoadedRows = ReturnType<typeof useImportRows>;

/** Rows per page. */
const pageSize = 100;
/** Rows loaded before they are needed, in both directions. */
const ahead = 50;

/** The rows of a comparison that match a filter. */
interface Choice {
  readonly filter: RowFilter;
  readonly comparedAt: string | undefined;
}

/**
 * The rows of an import that were scrolled into view. Rows of the previous comparison or filter stay
 * until the first new ones are loaded.
 */
export function useImportRows(
  { id, comparedAt }: Pick<DataImport, "id" | "comparedAt">,
  filter: RowFilter,
) {
  const client = useClient();
  const queries = useQueryClient();
  const [needed, setNeeded] = useState<readonly number[]>([0]);
  const [shown, setShown] = useState<Choice>({ filter, comparedAt });
  const queriesOf = (choice: Choice) =>
    needed.map((page) =>
      importRowsQuery(client, {
        id,
        kind: choice.filter === "all" || choice.filter === "warned" ? undefined : choice.filter,
        warned: choice.filter === "warned",
        comparedAt: choice.comparedAt,
        offset: page * pageSize,
        limit: pageSize,
      }),
    );
  const currentPages = useQueries({ queries: queriesOf({ filter, comparedAt }) });
  const present = useQueries({
    queries: queriesOf(shown).map((query) => ({ ...query, enabled: false })),
  });
  const [first] = currentPages;
  const isShown = shown.filter === filter && shown.comparedAt === comparedAt;
  if (!isShown && first?.data) setShown({ filter, comparedAt });

  const parts = isShown || present[0]?.data === undefined ? currentPages : present;
  const [top] = parts;
  const rows = Array.from<ImportRow | undefined>({ length: top?.data?.total ?? 0 });
  for (const [index, page] of needed.entries()) {
    const loaded = parts[index]?.data?.rows ?? [];
    for (const [at, row] of loaded.entries()) rows[page * pageSize + at] = row;
  }
  return {
    headers: top?.data?.columns ?? [],
    /** All rows of the filter; undefined where not loaded yet. */
    rows,
    /** Comparison of these rows. */
    comparedAt: parts === present ? shown.comparedAt : comparedAt,
    isPending: top?.isPending ?? true,
    error: first?.error ?? null,
    refetch: () => void first?.refetch(),
    /** Loads the pages of the rows from `first` to before `end`. */
    need: (first: number, end: number) =>
      setNeeded((now) => {
        const from = Math.max(0, Math.floor((first - ahead) / pageSize));
        const to = Math.ceil(Math.min(end + ahead, rows.length) / pageSize);
        const pages = Array.from({ length: to - from }, (_, index) => from + index);
        return pages.every((page) => now.includes(page)) ? now : [...new Set([...now, ...pages])];
      }),
    /** Prefetches the rows of another comparison. */
    prepare: (next: string | undefined) =>
      Promise.all(
        queriesOf({ filter, comparedAt: next }).map((query) => queries.prefetchQuery(query)),
      ),
    /** Returns to the first page. */
    startOver: () => setNeeded([0]),
  };
}
