import {
  changeListLineMutation,
  listQuery,
  type ListLine,
  type WholePartsList,
} from "@caliper/api-client";
import type { Warehouse } from "@caliper/catalogue-model";
import { useClient } from "@caliper/catalogue-widgets/shared";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { LineQueue } from "./LineQueue.ts";
import { differing, type ListRow, rowsOf } from "./rows.ts";

/** The rows of a list with the changes of this tab, and the queue that saves them. */
export function useLineChanges(
  list: number,
  lines: readonly ListLine[],
  warehouse: Warehouse | undefined,
): readonly [rows: readonly ListRow[], queue: LineQueue] {
  const client = useClient();
  const queries = useQueryClient();
  const { mutateAsync } = useMutation(changeListLineMutation(client));
  const latest = useRef(warehouse);
  useEffect(() => {
    latest.current = warehouse;
  }, [warehouse]);
  const [queue] = useState(
    () =>
      new LineQueue(
        async ({ id, revision }, change) => {
          try {
            await mutateAsync({ list, line: id, revision, warehouse: latest.current, ...change });
          } finally {
            // Until the saved values are shown: without the change, the earlier ones would be.
            const { queryKey } = listQuery(client, list, latest.current);
            await queries.refetchQueries({ queryKey }, { cancelRefetch: false });
            await new Promise((done) => setTimeout(done));
          }
        },
        (id) =>
          queries
            .getQueryData<WholePartsList>(listQuery(client, list, latest.current).queryKey)
            ?.lines.find((line) => line.id === id)?.revision,
      ),
  );
  const entries = useSyncExternalStore(queue.subscribe, () => queue.entries);
  useEffect(() => {
    addEventListener("pagehide", queue.flush);
    return () => {
      removeEventListener("pagehide", queue.flush);
      queue.flush();
    };
  }, [queue]);
  useEffect(() => {
    // The same change elsewhere is no conflict.
    for (const line of lines) {
      const entry = entries.get(line.id);
      if (entry?.state === "conflict" && differing(line, entry.change).length === 0)
        queue.drop(line.id);
    }
  }, [lines, entries, queue]);
  const rows = useMemo(() => rowsOf(lines, entries), [lines, entries]);
  return [rows, queue];
}
