import { textIn } from "@caliper/catalogue-model";
import type { DataImport, ImportState } from "@caliper/api-client";
import {
  Button,
  ChipGroup,
  type DataColumn,
  DataTable,
  EmptyState,
  Link,
  Select,
  Stack,
  Tag,
  type TagProps,
} from "@caliper/design-system";
import { useIntl } from "react-intl";
import { type Folds, useFolded } from "../../administration/index.ts";
import { useColumn } from "../../shared/columns/index.ts";
import { useFormat, useLinks, useLocale } from "../../provider/index.ts";
import { resultState } from "../../shared/results/index.ts";
import { useTerms } from "../../terms/index.ts";
import { FailureState } from "../../shared/failure-state/index.ts";
import { buttons, field, filters } from "./History.css.ts";
import { filterableStates, type ImportHistoryViewProps } from "./props.ts";
import { historyMessages as texts } from "./messages.ts";

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
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { ref, columns } = useFolded(useHistoryColumns(props.onAsk), 960, folds);
  const isFiltered = state !== "all" || table !== undefined;
  return (
    <Stack gap={16}>
      <div className={filters}>
        <div className={field}>
          <Select
            label={formatMessage(texts.table)}
            items={[
              { id: "", label: formatMessage(texts.allTables) },
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
          label={formatMessage(texts.state)}
          items={[
            { id: "all", label: formatMessage(texts.allStates) },
            ...filterableStates.map((id) => ({ id, label: formatMessage(texts[id]) })),
          ]}
          value={state}
          onChange={(id) => onFilterChange({ ...filter, state: id === "all" ? undefined : id })}
        />
      </div>
      <div ref={ref}>
        <DataTable
          id="import-history"
          label={formatMessage(texts.history)}
          columns={columns}
          rows={imports ?? []}
          getRowId={({ id }) => id}
          getRowText={({ fileName, table: name }) => `${fileName ?? ""} ${name}`}
          rowHeight="rowImport"
          state={resultState(error, imports?.length)}
          loadingLabel={formatMessage(texts.loading)}
          emptyState={
            <EmptyState
              icon="history"
              title={formatMessage(isFiltered ? texts.emptyFilter : texts.empty)}
              hint={isFiltered ? undefined : formatMessage(texts.emptyHint)}
            />
          }
          errorState={error !== null && <FailureState error={error} onRetry={onRetry} />}
        />
      </div>
      {onOlder && (
        <div>
          <Button onPress={onOlder} isPending={isFetching}>
            {formatMessage(texts.older)}
          </Button>
        </div>
      )}
    </Stack>
  );
}

/** @param onAsk opens the question before an undo */
export function useHistoryColumns(onAsk: (asked: DataImport) => void): DataColumn<DataImport>[] {
  const { formatMessage } = useIntl();
  const column = useColumn();
  const format = useFormat();
  const terms = useTerms();
  const links = useLinks();
  const kindOf = ({ kind, mode }: DataImport) => {
    if (kind === "amendment") return formatMessage(texts.amendment);
    if (kind === "undo") return formatMessage(texts.undoKind);
    return formatMessage(mode === "total" ? texts.total : texts.partial);
  };
  const isOver = ({ state }: DataImport) => state === "discarded" || state === "staging";
  const counted = (row: DataImport, name: "added" | "changed" | "removed") =>
    row.counts[name] !== 0 && format.count(row.counts[name]);
  return [
    column.time("when", texts.when, ({ createdAt }) => createdAt),
    column.text("who", texts.who, ({ user }) => user),
    {
      id: "file",
      header: formatMessage(texts.file),
      isRowHeader: true,
      minWidth: 112,
      sortBy: (row) => row.fileName ?? kindOf(row),
      cell: (row) => {
        const name = row.fileName ?? kindOf(row);
        return isOver(row) ? name : <Link href={links.importPreview(row.id)}>{name}</Link>;
      },
    },
    column.text("kind", texts.kind, kindOf, { isMuted: true }),
    column.text("table", texts.table, ({ table }) => terms.table(table), { minWidth: 80 }),
    ...(["added", "changed", "removed"] as const).map((id): DataColumn<DataImport> => ({
      id,
      header: formatMessage(texts[id]),
      align: "end",
      isMono: true,
      cell: (row) => counted(row, id),
    })),
    {
      id: "duration",
      header: formatMessage(texts.duration),
      align: "end",
      isMuted: true,
      sortBy: ({ durationMs }) => durationMs,
      cell: ({ durationMs }) =>
        durationMs !== undefined && formatMessage(texts.milliseconds, { ms: durationMs }),
    },
    {
      id: "state",
      header: formatMessage(texts.state),
      sortBy: ({ state }) => formatMessage(texts[state]),
      cell: ({ state }) => <Tag tone={tones[state]}>{formatMessage(texts[state])}</Tag>,
    },
    {
      id: "actions",
      header: formatMessage(texts.actions),
      isUnprinted: true,
      align: "end",
      cell: (row) =>
        row.state === "committed" && (
          <span className={buttons}>
            <Button
              size="chip"
              icon="undo"
              label={formatMessage(texts.ofRow, {
                what: formatMessage(texts.undo),
                file: row.fileName ?? kindOf(row),
                table: terms.table(row.table),
              })}
              onPress={() => onAsk(row)}
            >
              {formatMessage(texts.undo)}
            </Button>
          </span>
        ),
    },
  ];
}
