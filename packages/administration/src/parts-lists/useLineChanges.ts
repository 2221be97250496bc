import {
  changeListLineMutation,
  listQuery,
  type ListLine,
  type WholePartsList,
} from "@caliper/api-client";
import type { Warehouse } from "@caliper/catalogue-model";
import { useClient } from "@caliper/catalogue-widgets/shared";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { type LineChange, LineQueue } from "./LineQueue.ts";
import { differing, type ListRow, rowsOf, stepOf } from "./rows.ts";

export interface LineChanges {
  /** The rows of the list with the changes of this tab. */
  readonly rows: readonly ListRow[];
  /** Saves the changes. */
  readonly queue: LineQueue;
  /** Shows a change of a row at once, and saves it after `rest` ms without another one. */
  readonly change: (id: string, lineChange: LineChange, rest?: number) => void;
  /** Moves a row up or down by one. */
  readonly step: (id: string, by: 1 | -1) => void;
  /** The line of a row once none of its changes is being saved. */
  readonly settled: (id: string) => Promise<ListLine | undefined>;
}

/** Changes of a list's lines that are shown before they are saved. The functions are the same at every rendering. */
export function useLineChanges(
  list: number,
  lines: readonly ListLine[],
  warehouse: Warehouse | undefined,
): LineChanges {
  const client = useClient();
  const queries = useQueryClient();
  const { mutateAsync } = useMutation(changeListLineMutation(client));
  const [queue] = useState(() => {
    const keyOf = ({ warehouse }: LineChange) => listQuery(client, list, warehouse).queryKey;
    return new LineQueue(
      async ({ id, revision }, change) => {
        try {
          await mutateAsync({ list, line: id, revision, ...change });
        } finally {
          // Until the saved values are shown: without the change, the earlier ones would be.
          await queries.refetchQueries({ queryKey: keyOf(change) }, { cancelRefetch: false });
          await new Promise((done) => setTimeout(done));
        }
      },
      (id, saved) =>
        queries.getQueryData<WholePartsList>(keyOf(saved))?.lines.find((line) => line.id === id)
          ?.revision,
    );
  });
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
  const latest = useRef(rows);
  useLayoutEffect(() => {
    latest.current = rows;
  }, [rows]);
  const acts = useMemo(() => {
    // A row that is rendered later has an earlier revision, which would be a conflict with the user's own change.
    const find = (id: string) => latest.current.find((row) => row.id === id);
    const change: LineChanges["change"] = (id, lineChange, pause) => {
      const row = find(id);
      if (row) queue.change(row.saved, { ...lineChange, ...(warehouse && { warehouse }) }, pause);
    };
    const step: LineChanges["step"] = (id, by) => {
      const before = stepOf(latest.current, id, by);
      if (before !== undefined) change(id, { before });
    };
    const settled: LineChanges["settled"] = async (id) => {
      const row = find(id);
      return row && { ...row.line, revision: await queue.settled(row.saved) };
    };
    return { change, step, settled };
  }, [queue, warehouse]);
  return { rows, queue, ...acts };
}
