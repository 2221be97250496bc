import {
  type ApiError,
  type DataImport,
  type ImportRow,
  importRowsQuery,
} from "@caliper/api-client";
import { useQueries, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useClient } from "../../provider/index.ts";
import type { RowFilter } from "./ImportPreviewView.tsx";
import { pageSize } from "./PreviewTable.tsx";

/** The rows of a comparison that match a filter. */
interface Choice {
  readonly filter: RowFilter;
  readonly comparedAt: string | undefined;
}

export interface ImportRowsOnScreen {
  readonly headers: readonly string[];
  readonly total: number;
  readonly pages: ReadonlyMap<number, readonly ImportRow[]>;
  /** Comparison of these rows. */
  readonly comparedAt: string | undefined;
  readonly isPending: boolean;
  readonly error: ApiError | null;
  readonly refetch: () => void;
  readonly need: (page: number) => void;
  /** Prefetches the rows of another comparison. */
  readonly prepare: (comparedAt: string | undefined) => Promise<unknown>;
  /** Returns to the first page. */
  readonly startOver: () => void;
}

/**
 * The rows of an import that were scrolled into view. Rows of the previous comparison or filter stay
 * until the first new ones are loaded.
 */
export function useImportRows(
  { id, comparedAt }: Pick<DataImport, "id" | "comparedAt">,
  filter: RowFilter,
): ImportRowsOnScreen {
  const client = useClient();
  const queries = useQueryClient();
  const [needed, setNeeded] = useState<readonly number[]>([0]);
  const [shown, setShown] = useState<Choice>({ filter, comparedAt });
  const queriesOf = (choice: Choice) =>
    needed.map((page) =>
      importRowsQuery(client, {
        id,
        kind: choice.filter === "all" ? undefined : choice.filter,
        comparedAt: choice.comparedAt,
        offset: page * pageSize,
        limit: pageSize,
      }),
    );
  const wanted = useQueries({ queries: queriesOf({ filter, comparedAt }) });
  const present = useQueries({
    queries: queriesOf(shown).map((query) => ({ ...query, enabled: false })),
  });
  const [first] = wanted;
  const isShown = shown.filter === filter && shown.comparedAt === comparedAt;
  if (!isShown && first?.data) setShown({ filter, comparedAt });

  const parts = isShown || present[0]?.data === undefined ? wanted : present;
  const pages = new Map<number, readonly ImportRow[]>();
  for (const [index, page] of needed.entries()) {
    const rows = parts[index]?.data?.rows;
    if (rows) pages.set(page, rows);
  }
  const [top] = parts;
  return {
    headers: top?.data?.columns ?? [],
    total: top?.data?.total ?? 0,
    pages,
    comparedAt: parts === present ? shown.comparedAt : comparedAt,
    isPending: top?.isPending ?? true,
    error: first?.error ?? null,
    refetch: () => void first?.refetch(),
    need: (page) => setNeeded((now) => (now.includes(page) ? now : [...now, page])),
    prepare: (next) =>
      Promise.all(
        queriesOf({ filter, comparedAt: next }).map((query) => queries.prefetchQuery(query)),
      ),
    startOver: () => setNeeded([0]),
  };
}
