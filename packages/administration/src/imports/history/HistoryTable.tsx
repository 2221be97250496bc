import { textIn } from "@caliper/catalogue-model";
import {
  type DataImport,
  importsQuery,
  type ImportState,
  loadableTablesQuery,
} from "@caliper/api-client";
import {
  useClient,
  useColumn,
  useFormat,
  useLinks,
  useLocale,
  useTerms,
} from "@caliper/catalogue-widgets/shared";
import {
  Button,
  ChipGroup,
  type DataColumn,
  EmptyState,
  FileName,
  Link,
  Select,
  Tag,
  type TagProps,
  Text,
} from "@caliper/design-system";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { AdminList, morePages } from "../../lists/index.ts";
import { useText } from "../../messages/index.ts";
import { isUndoable } from "./useImportUndo.ts";
import { buttons, field } from "./History.css.ts";

const countTitles = [
  ["added", "common.added"],
  ["changed", "common.changed"],
  ["removed", "common.removed"],
] as const;

const tones: Readonly<Record<ImportState, NonNullable<TagProps["tone"]>>> = {
  staging: "info",
  ready: "warning",
  committed: "success",
  undone: "neutral",
  discarded: "neutral",
  failed: "danger",
};

const portion = 25;

/** The states that the history filters by; other states are listed under All. */
const filterableStates = ["ready", "committed", "undone", "failed"] as const;

/** The filter of the history; undefined for all. */
export interface HistoryFilter {
  readonly table?: string | undefined;
  readonly state?: string | undefined;
}

export interface HistoryTableProps {
  filter: HistoryFilter;
  onFilterChange: (filter: HistoryFilter) => void;
  imports: ReturnType<typeof useImports>;
  /** Opens the question before an undo. */
  onAsk: (dataImport: DataImport) => void;
}

const stateOf = (filter: HistoryFilter) => filterableStates.find((each) => each === filter.state);

/** The changes that match a filter. */
export function useImports({ table, state }: HistoryFilter) {
  return useInfiniteQuery(
    importsQuery(useClient(), { table, state: stateOf({ state }), limit: portion }),
  );
}

/** The changes of the catalogue, newest first. */
export function HistoryTable({ filter, onFilterChange, imports, onAsk }: HistoryTableProps) {
  const { table } = filter;
  const state = stateOf(filter);
  const t = useText();
  const locale = useLocale();
  const tables = useQuery(loadableTablesQuery(useClient()));
  const columns = useHistoryColumns(onAsk);
  const isFiltered = state !== undefined || table !== undefined;
  return (
    <AdminList
      id="import-history"
      label={t("common.history")}
      query={imports}
      rows={imports.data ?? []}
      columns={columns}
      foldsBelow={960}
      getRowId={({ id }) => id}
      getRowText={({ fileName, table: name }) => `${fileName ?? ""} ${name}`}
      rowHeight="rowImport"
      empty={
        <EmptyState
          icon="history"
          title={t(isFiltered ? "history.emptyFilter" : "history.empty")}
          hint={isFiltered ? undefined : t("history.emptyHint")}
        />
      }
      filters={
        <>
          <div className={field}>
            <Select
              label={t("common.table")}
              items={[
                { id: "", label: t("history.allTables") },
                ...(tables.data ?? []).map(({ name, title }) => ({
                  id: name,
                  label: textIn(title, locale),
                })),
              ]}
              value={table ?? ""}
              onChange={(id) => onFilterChange({ ...filter, table: id === "" ? undefined : id })}
            />
          </div>
          <ChipGroup
            label={t("common.state")}
            items={[
              { id: "all", label: t("history.allStates") },
              ...filterableStates.map((id) => ({ id, label: t(`history.state.${id}`) })),
            ]}
            value={state ?? "all"}
            onChange={(id) => onFilterChange({ ...filter, state: id === "all" ? undefined : id })}
          />
        </>
      }
      more={morePages(imports, t("history.older"))}
    />
  );
}

/** @param onAsk opens the question before an undo */
export function useHistoryColumns(
  onAsk: (dataImport: DataImport) => void,
): DataColumn<DataImport>[] {
  const t = useText();
  const column = useColumn();
  const format = useFormat();
  const terms = useTerms();
  const links = useLinks();
  const kindOf = ({ kind, mode }: DataImport) => {
    if (kind === "amendment") return t("history.amendment");
    if (kind === "undo") return t("history.undoKind");
    return t(mode === "total" ? "history.total" : "history.partial");
  };
  const isOver = ({ state }: DataImport) => state === "discarded" || state === "staging";
  const counted = (row: DataImport, name: "added" | "changed" | "removed") =>
    row.counts[name] !== 0 && format.count(row.counts[name]);
  return [
    column.time("when", t("common.when"), ({ createdAt }) => createdAt),
    column.text("who", t("common.who"), ({ user }) => user, { foldsInto: "when" }),
    {
      id: "file",
      header: t("history.file"),
      isRowHeader: true,
      minWidth: 112,
      sortBy: (row) => row.fileName ?? kindOf(row),
      cell: (row) => {
        const name = row.fileName === undefined ? kindOf(row) : <FileName name={row.fileName} />;
        return isOver(row) ? name : <Link href={links.importPreview(row.id)}>{name}</Link>;
      },
    },
    column.text("kind", t("history.kind"), kindOf, { isMuted: true, foldsInto: "table" }),
    column.text("table", t("common.table"), ({ table }) => terms.table(table), { minWidth: 80 }),
    ...countTitles.map(([id, title]): DataColumn<DataImport> => ({
      id,
      foldsInto: "state",
      header: t(title),
      align: "end",
      isMono: true,
      cell: (row) => counted(row, id),
    })),
    {
      id: "duration",
      foldsInto: "state",
      header: t("history.duration"),
      align: "end",
      isMuted: true,
      sortBy: ({ durationMs }) => durationMs,
      cell: ({ durationMs }) =>
        durationMs !== undefined && t("history.milliseconds", { ms: durationMs }),
    },
    {
      id: "state",
      header: t("common.state"),
      sortBy: ({ state }) => t(`history.state.${state}`),
      cell: ({ state }) => <Tag tone={tones[state]}>{t(`history.state.${state}`)}</Tag>,
    },
    {
      id: "actions",
      header: t("common.actions"),
      inCard: "beside",
      isUnprinted: true,
      align: "end",
      cell: (row) =>
        row.state === "committed" &&
        (isUndoable(row) ? (
          <span className={buttons}>
            <Button
              size="chip"
              icon="undo"
              label={t("history.ofRow", {
                what: t("common.undo"),
                file: row.fileName ?? kindOf(row),
                table: terms.table(row.table),
              })}
              onPress={() => onAsk(row)}
            >
              {t("common.undo")}
            </Button>
          </span>
        ) : (
          <Text variant="caption" tone="subtle">
            {t("history.notKept")}
          </Text>
        )),
    },
  ];
}
