import {
  commitImportMutation,
  comparedAgain,
  discardImportMutation,
  fixCellMutation,
  importQuery,
  importRowsQuery,
  isApiError,
  loadableTablesQuery,
  problemsUrl,
  refusalOf,
  type ImportRow,
} from "@caliper/api-client";
import { EmptyState, LinkButton, Skeleton, Stack } from "@caliper/design-system";
import { useMutation, useQueries, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useIntl } from "react-intl";
import { useClient, useLinks, useNavigate } from "../../provider/context.ts";
import { FailureState } from "../../search/parts/FailureState.tsx";
import { giveFocus } from "../giveFocus.ts";
import { inSheet } from "./columns.ts";
import { ImportPreviewView, type RowFilter } from "./ImportPreviewView.tsx";
import { previewMessages as texts } from "./messages.ts";
import { faultName } from "./PreviewCell.tsx";
import { pageSize } from "./PreviewTable.tsx";

export interface ImportPreviewProps {
  /** The import; its upload id. */
  id: string;
}

/** An import before and after its commit. */
export function ImportPreview({ id }: ImportPreviewProps) {
  const client = useClient();
  const { data, error, isFetching, refetch } = useQuery(importQuery(client, id));
  if (isApiError(error) && error.kind !== "notFound" && data === undefined) {
    return <FailureState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  }
  if (error !== null && data === undefined) return <Gone />;
  if (data === undefined) return <Waiting />;
  return data.state === "discarded" ? <Gone /> : <LoadedPreview key={id} id={id} />;
}

function LoadedPreview({ id }: ImportPreviewProps) {
  const client = useClient();
  const queries = useQueryClient();
  const links = useLinks();
  const navigate = useNavigate();
  const { data } = useQuery(importQuery(client, id));
  const tables = useQuery(loadableTablesQuery(client));
  const [filter, setFilter] = useState<RowFilter>("all");
  const [needed, setNeeded] = useState<readonly number[]>([0]);
  const [at, setAt] = useState<{ row: number; column: string }>();
  const [isComparedAgain, setComparedAgain] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const commit = useMutation(commitImportMutation(client));
  const discard = useMutation(discardImportMutation(client));
  const fix = useMutation(fixCellMutation(client));
  const root = useRef<HTMLDivElement>(null);
  const within = (selector: string) => root.current?.querySelector<HTMLElement>(selector);
  /** The cell, or the next one to be mended; when there is none, the decision. */
  const focusCell = (cell: { row: number; column: string }) =>
    giveFocus(
      () =>
        within(`[data-fault="${CSS.escape(faultName(cell, cell.column))}"]`) ??
        within("[data-fault]") ??
        within("[data-decide] button:enabled"),
    );

  const parts = useQueries({
    queries: needed.map((page) =>
      importRowsQuery(client, {
        id,
        kind: filter === "all" ? undefined : filter,
        offset: page * pageSize,
        limit: pageSize,
      }),
    ),
  });
  const [first] = parts;
  const pages = new Map<number, readonly ImportRow[]>();
  for (const [index, page] of needed.entries()) {
    const rows = parts[index]?.data?.rows;
    if (rows) pages.set(page, rows);
  }

  /** What the server refused may be out of date: it is read again before anybody decides anew. */
  async function refused(thrown: unknown) {
    setRefusal(undefined);
    if (!isApiError(thrown) || thrown.status !== 409) return setRefusal(refusalOf(thrown));
    const fresh = await queries.fetchQuery(importQuery(client, id));
    await comparedAgain(queries, fresh);
    if (fresh.state === "ready") setComparedAgain(true);
    else setRefusal(refusalOf(thrown));
  }

  if (data === undefined || tables.isPending || first?.isPending === true) return <Waiting />;
  if (first?.error) {
    return <FailureState error={first.error} onRetry={() => void first.refetch()} />;
  }
  return (
    <div ref={root}>
      <ImportPreviewView
        data={data}
        tables={tables.data ?? []}
        filter={filter}
        onFilterChange={(next) => {
          setFilter(next);
          setNeeded([0]);
          setAt(undefined);
        }}
        headers={first?.data?.columns ?? []}
        total={first?.data?.total ?? 0}
        pages={pages}
        onPage={(page) => setNeeded((now) => (now.includes(page) ? now : [...now, page]))}
        problemsHref={problemsUrl(client, id)}
        isComparedAgain={isComparedAgain}
        refusal={refusal}
        isCommitting={commit.isPending}
        isDiscarding={discard.isPending}
        onCommit={(decision) => {
          setComparedAgain(false);
          setRefusal(undefined);
          commit.mutate(
            { id, ...decision, comparedAt: data.comparedAt },
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
        fixing={{
          at,
          isPending: fix.isPending,
          open: ({ row }, column) => row !== undefined && setAt({ row, column }),
          close: () => {
            if (at) focusCell(at);
            setAt(undefined);
          },
          save: (value) => {
            if (at === undefined) return;
            fix.mutate(
              { id, row: at.row, column: inSheet(data, at.column), value },
              {
                onSuccess: () => {
                  focusCell(at);
                  setAt(undefined);
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
  const { formatMessage } = useIntl();
  return (
    <output aria-label={formatMessage(texts.loading)}>
      <Stack gap={24}>
        <Skeleton shape="block" height="control" />
        <Skeleton shape="block" height="card" />
        <Skeleton shape="rows" row="rowDimension" count={10} />
      </Stack>
    </output>
  );
}

/** Discarded, expired, or never there. */
function Gone() {
  const { formatMessage } = useIntl();
  const links = useLinks();
  return (
    <EmptyState
      icon="history"
      title={formatMessage(texts.gone)}
      hint={formatMessage(texts.goneHint)}
      action={
        <LinkButton href={links.importHistory({ load: true })} icon="upload">
          {formatMessage(texts.loadAgain)}
        </LinkButton>
      }
    />
  );
}
