import {
  commitImportMutation,
  discardImportMutation,
  correctCellMutation,
  fixCellsMutation,
  importQuery,
  isApiError,
  loadableTablesQuery,
  refusalOf,
  type DataImport,
} from "@caliper/api-client";
import {
  FailureState,
  giveFocus,
  useClient,
  useLinks,
  useNavigate,
} from "@caliper/catalogue-widgets/shared";
import { EmptyState, LinkButton, Skeleton, Stack } from "@caliper/design-system";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { contained, useText } from "../../messages/index.ts";
import { useImportUndo } from "../history/useImportUndo.ts";
import { inSheet } from "./columns.ts";
import { ImportPreviewView } from "./ImportPreviewView.tsx";
import { faultName } from "./PreviewCell.tsx";
import { type RowFilter, useImportRows } from "./useImportRows.ts";

export interface ImportPreviewProps {
  /** Upload id of the import. */
  id: string;
}

/** A staged import: what it would change, to check, correct and apply. */
export const ImportPreview = contained(ImportPreviewContent);

function ImportPreviewContent({ id }: ImportPreviewProps) {
  const client = useClient();
  const { data, error, isFetching, refetch } = useQuery(importQuery(client, id));
  if (isApiError(error) && error.kind !== "notFound" && data === undefined) {
    return <FailureState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  }
  if (error !== null && data === undefined) return <Gone />;
  if (data === undefined) return <Waiting />;
  return data.state === "discarded" ? <Gone /> : <LoadedPreview key={id} data={data} />;
}

function LoadedPreview({ data }: { data: DataImport }) {
  const { id, comparedAt } = data;
  const client = useClient();
  const queries = useQueryClient();
  const links = useLinks();
  const navigate = useNavigate();
  const tables = useQuery(loadableTablesQuery(client));
  const [filter, setFilter] = useState<RowFilter>("all");
  const rows = useImportRows(data, filter);
  const [at, setAt] = useState<{ row: number; column: string }>();
  const [isComparedAgain, setComparedAgain] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const commit = useMutation(commitImportMutation(client));
  const discard = useMutation(discardImportMutation(client));
  /** The comparison that the user has seen: the first, or that after a corrected cell. */
  const seenComparison = useRef(comparedAt);
  const correctCell = correctCellMutation(client);
  const correcting = useMutation({
    ...correctCell,
    onSuccess: async (changed, ...rest) => {
      seenComparison.current = changed.comparedAt;
      // Load the rows first, or the focus would go to a cell that disappears.
      await rows.prepare(changed.comparedAt);
      return correctCell.onSuccess?.(changed, ...rest);
    },
  });
  const fixCells = fixCellsMutation(client);
  const fixing = useMutation({
    ...fixCells,
    onSuccess: async (changed, ...rest) => {
      seenComparison.current = changed.comparedAt;
      rows.startOver();
      await rows.prepare(changed.comparedAt);
      return fixCells.onSuccess?.(changed, ...rest);
    },
    onError: (thrown) => void refused(thrown),
  });
  const root = useRef<HTMLDivElement>(null);
  const within = (selector: string) => root.current?.querySelector<HTMLElement>(selector);
  /** Focuses the cell, else the next invalid cell, else the decision. */
  const focusCell = (cell: { row: number; column: string }) =>
    giveFocus(
      () =>
        within(`[data-fault="${CSS.escape(faultName(cell, cell.column))}"]`) ??
        within("[data-fault]") ??
        within("[data-decide] button:enabled"),
    );

  const undo = useImportUndo(() => giveFocus(() => within("h1")));

  useEffect(() => {
    if (comparedAt === undefined || seenComparison.current === comparedAt) return;
    seenComparison.current = comparedAt;
    setComparedAgain(true);
  }, [comparedAt]);

  /** Reads the import again after a conflict, because the shown comparison may be outdated. */
  async function refused(thrown: unknown) {
    setRefusal(undefined);
    if (!isApiError(thrown) || thrown.status !== 409) return setRefusal(refusalOf(thrown));
    const fresh = await queries.fetchQuery(importQuery(client, id));
    if (fresh.state === "ready") setComparedAgain(true);
    else setRefusal(refusalOf(thrown));
  }

  if (tables.isPending || rows.isPending) return <Waiting />;
  if (rows.error) return <FailureState error={rows.error} onRetry={rows.refetch} />;
  return (
    <div ref={root}>
      <ImportPreviewView
        data={data}
        tables={tables.data ?? []}
        filter={filter}
        onFilterChange={(next) => {
          setFilter(next);
          rows.startOver();
          setAt(undefined);
        }}
        loaded={rows}
        isComparedAgain={isComparedAgain}
        refusal={refusal}
        undo={undo}
        isCommitting={commit.isPending}
        isDiscarding={discard.isPending}
        onCommit={(decision) => {
          setComparedAgain(false);
          setRefusal(undefined);
          commit.mutate(
            { id, ...decision, comparedAt: rows.comparedAt },
            {
              onSuccess: () => {
                window.scrollTo({ top: 0 });
                giveFocus(() => within("h1"));
              },
              onError: (thrown) => void refused(thrown),
            },
          );
        }}
        onDiscard={() =>
          discard.mutate(id, {
            onSuccess: () => navigate(links.importHistory()),
            onError: (thrown) => void refused(thrown),
          })
        }
        fixes={{
          pending: fixing.isPending ? fixing.variables : undefined,
          apply: (fix) => {
            setRefusal(undefined);
            fixing.mutate({ id, ...fix });
          },
        }}
        correction={{
          at,
          isPending: correcting.isPending,
          open: ({ row }, column) => row !== undefined && setAt({ row, column }),
          close: () => {
            if (at) focusCell(at);
            setAt(undefined);
          },
          save: (value) => {
            if (at === undefined) return;
            correcting.mutate(
              { id, row: at.row, column: inSheet(data, at.column), value },
              {
                onSuccess: () => {
                  focusCell(at);
                  // Another cell may have been opened meanwhile.
                  setAt((open) => (open === at ? undefined : open));
                },
                onError: (thrown) => void refused(thrown),
              },
            );
          },
        }}
      />
    </div>
  );
}

function Waiting() {
  const t = useText();
  return (
    <output aria-label={t("common.loading")}>
      <Stack gap={24}>
        <Skeleton shape="block" height="control" />
        <Skeleton shape="block" height="card" />
        <Skeleton shape="rows" row="rowDimension" count={10} />
      </Stack>
    </output>
  );
}

/** Discarded, expired or unknown. */
function Gone() {
  const t = useText();
  const links = useLinks();
  return (
    <EmptyState
      icon="history"
      title={t("preview.gone")}
      hint={t("preview.goneHint")}
      action={
        <LinkButton href={links.importHistory({ load: true })} icon="upload">
          {t("preview.loadAgain")}
        </LinkButton>
      }
    />
  );
}
