import {
  historyQuery,
  importsQuery,
  loadableTablesQuery,
  tableDownloadUrl,
  templateUrl,
} from "@caliper/api-client";
import { useQueries, useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { contained, useClient } from "../../provider/index.ts";
import { giveFocus } from "../../shared/focus/index.ts";
import { ImportHistoryView } from "./ImportHistoryView.tsx";
import { filterableStates, type HistoryFilter } from "./props.ts";
import { useImportUndo } from "./useImportUndo.ts";
import { useLayouts } from "./useLayouts.ts";
import { useRetention } from "./useRetention.ts";

const portion = 25;

export interface ImportHistoryProps {
  /** Kept here unless the host keeps it. */
  filter?: HistoryFilter | undefined;
  /** Called when the filter changes, so that the host can keep it in the URL. */
  onFilterChange?: ((filter: HistoryFilter) => void) | undefined;
  /** Called by the button that loads a file. */
  onLoad: () => void;
}

/** Change history and loadable tables. */
export const ImportHistory = contained("loading", ImportHistoryContent);

function ImportHistoryContent({ filter, onFilterChange, onLoad }: ImportHistoryProps) {
  const client = useClient();
  const [ownFilter, setOwnFilter] = useState<HistoryFilter>({});
  const { table, state: chosen } = filter ?? ownFilter;
  const state = filterableStates.find((each) => each === chosen);
  const [befores, setBefores] = useState<readonly (string | undefined)[]>([undefined]);
  const tables = useQuery(loadableTablesQuery(client));
  const history = useQuery(historyQuery(client));
  const pages = useQueries({
    queries: befores.map((before) =>
      importsQuery(client, { table, state, before, limit: portion }),
    ),
  });
  const failed = pages.find((page) => page.error !== null && page.data === undefined);
  const next = pages.at(-1)?.data?.next;
  const root = useRef<HTMLDivElement>(null);
  const focusHeading = () => giveFocus(() => root.current?.querySelector("h2"));
  const undo = useImportUndo(focusHeading);
  const layouts = useLayouts(focusHeading);
  const retention = useRetention();
  return (
    <div ref={root}>
      <ImportHistoryView
        imports={pages[0]?.data ? pages.flatMap((page) => page.data?.imports ?? []) : undefined}
        history={history.data}
        retention={retention}
        layouts={layouts}
        error={failed?.error ?? null}
        onRetry={() => void failed?.refetch()}
        tables={tables.data}
        filter={{ table, state }}
        onFilterChange={(next) => {
          (onFilterChange ?? setOwnFilter)(next);
          if (next.table !== table || next.state !== state) setBefores([undefined]);
        }}
        {...(next !== undefined && { onOlder: () => setBefores([...befores, next]) })}
        isFetching={pages.some((page) => page.isFetching && page.data === undefined)}
        onLoad={onLoad}
        {...undo}
        templateHref={(name) => templateUrl(client, name)}
        downloadHref={(name) => tableDownloadUrl(client, name)}
      />
    </div>
  );
}
