import { textIn } from "@caliper/catalogue-model";
import type { DataImport, ImportState } from "@caliper/api-client";
import {
  Button,
  ChipGroup,
  type DataColumn,
  DataTable,
  EmptyState,
  FileName,
  Link,
  Select,
  Stack,
  Tag,
  type TagProps,
} from "@caliper/design-system";
import { type Folds, useFolded } from "../../administration/index.ts";
import { useText } from "../../messages/index.ts";
import { useColumn } from "../../shared/columns/index.ts";
import { useFormat, useLinks, useLocale } from "../../provider/index.ts";
import { resultState } from "../../shared/results/index.ts";
import { useTerms } from "../../terms/index.ts";
import { FailureState } from "../../shared/failure-state/index.ts";
import { buttons, field, filters } from "./History.css.ts";
import { filterableStates, type ImportHistoryViewProps } from "./props.ts";

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

const folds: Folds = {
  when: ["who"],
  table: ["kind"],
  state: ["added", "changed", "removed", "duration"],
};

/** The changes of the catalogue, newest first. */
export function HistoryTable(props: ImportHistoryViewProps) {
  const { imports, error, onRetry, tables, filter, onFilterChange, onOlder, isFetching } = props;
  const { table, state = "all" } = filter;
  const t = useText();
  const locale = useLocale();
  const { ref, columns } = useFolded(useHistoryColumns(props.onAsk), 960, folds);
  const isFiltered = state !== "all" || table !== undefined;
  return (
    <Stack gap={16}>
      <div className={filters}>
        <div className={field}>
          <Select
            label={t("common.table")}
            items={[
              { id: "", label: t("history.allTables") },
              ...(tables ?? []).map(({ name, title }) => ({
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
          value={state}
          onChange={(id) => onFilterChange({ ...filter, state: id === "all" ? undefined : id })}
        />
      </div>
      <div ref={ref}>
        <DataTable
          id="import-history"
          label={t("common.history")}
          columns={columns}
          rows={imports ?? []}
          getRowId={({ id }) => id}
          getRowText={({ fileName, table: name }) => `${fileName ?? ""} ${name}`}
          rowHeight="rowImport"
          state={resultState(error, imports?.length)}
          loadingLabel={t("common.loading")}
          emptyState={
            <EmptyState
              icon="history"
              title={t(isFiltered ? "history.emptyFilter" : "history.empty")}
              hint={isFiltered ? undefined : t("history.emptyHint")}
            />
          }
          errorState={error !== null && <FailureState error={error} onRetry={onRetry} />}
        />
      </div>
      {onOlder && (
        <div>
          <Button onPress={onOlder} isPending={isFetching}>
            {t("history.older")}
          </Button>
        </div>
      )}
    </Stack>
  );
}

/** @param onAsk opens the question before an undo */
export function useHistoryColumns(onAsk: (asked: DataImport) => void): DataColumn<DataImport>[] {
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
    column.time("when", "common.when", ({ createdAt }) => createdAt),
    column.text("who", "common.who", ({ user }) => user),
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
    column.text("kind", "history.kind", kindOf, { isMuted: true }),
    column.text("table", "common.table", ({ table }) => terms.table(table), { minWidth: 80 }),
    ...countTitles.map(([id, title]): DataColumn<DataImport> => ({
      id,
      header: t(title),
      align: "end",
      isMono: true,
      cell: (row) => counted(row, id),
    })),
    {
      id: "duration",
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
      isUnprinted: true,
      align: "end",
      cell: (row) =>
        row.state === "committed" && (
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
        ),
    },
  ];
}
