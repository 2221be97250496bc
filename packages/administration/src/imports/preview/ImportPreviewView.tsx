import { textIn } from "@caliper/catalogue-model";
import type { DataImport, LoadableTable } from "@caliper/api-client";
import { useLinks, useLocale } from "@caliper/catalogue-widgets/shared";
import {
  Button,
  ChipGroup,
  EmptyState,
  LinkButton,
  Notice,
  PageHeader,
  Stack,
  useNarrow,
  useRoom,
} from "@caliper/design-system";
import { useState } from "react";
import { useIntl } from "react-intl";
import { useText } from "../../messages/index.ts";
import { UndoDialogs } from "../history/UndoDialogs.tsx";
import { type ImportUndo, isUndoable } from "../history/useImportUndo.ts";
import { type CauseFixes, Causes } from "./Causes.tsx";
import { columnsOf, hasWarnings, problemsFirst, withChanges } from "./columns.ts";
import { CommitBar, type CommitBarProps, Undecided } from "./CommitBar.tsx";
import { Counts } from "./Counts.tsx";
import { Exceptions } from "./Exceptions.tsx";
import type { Correction } from "./correction.ts";
import { aside, facts, mono, tools } from "./ImportPreviewView.css.ts";
import { Notes, type NotesProps } from "./Notes.tsx";
import { PreviewTable } from "./PreviewTable.tsx";
import { RowMap } from "./RowMap.tsx";
import type { LoadedRows, RowFilter } from "./useImportRows.ts";

export interface ImportPreviewViewProps extends Pick<
  CommitBarProps,
  "isCommitting" | "isDiscarding" | "onCommit" | "onDiscard"
> {
  data: DataImport;
  /** For titles of tables and columns. */
  tables: readonly LoadableTable[];
  filter: RowFilter;
  onFilterChange: (filter: RowFilter) => void;
  /** Those of the filter. */
  loaded: Pick<LoadedRows, "headers" | "rows" | "need">;
  correction: Correction;
  fixes: CauseFixes;
  /** Of an applied import. */
  undo: ImportUndo;
  isComparedAgain?: boolean;
  /** The server's message of a refusal. */
  refusal?: string | undefined;
}

/** px; room for a commit bar with the controls for invalid rows, in every language. */
const wideBar = 1040;

/** The changes of an import row by row, and the decision. */
export function ImportPreviewView(props: ImportPreviewViewProps) {
  const { data, tables, filter, loaded, isComparedAgain = false, refusal } = props;
  const { headers, rows } = loaded;
  const t = useText();
  const locale = useLocale();
  const titleOf = (name: string) => {
    const title = tables.find((one) => one.name === name)?.title;
    return title === undefined ? name : textIn(title, locale);
  };
  const table = tables.find(({ name }) => name === data.table);
  const all = columnsOf(headers, table, locale);
  const columnTitle = (header: string) =>
    all.find((column) => column.header === header)?.title ?? header;
  const keys = all.filter(({ isKey }) => isKey);
  const otherColumns = all.filter(({ isKey }) => !isKey);
  // Cards show only changed and invalid cells.
  const isNarrow = useNarrow();
  const [onlyChanged, setOnlyChanged] = useState(true);
  const total = rows.length;
  const fetched = rows.filter((row) => row !== undefined);
  const columns = problemsFirst(
    onlyChanged ? withChanges(otherColumns, fetched) : otherColumns,
    fetched,
  );
  const { added, changed, removed, invalid, warned } = data.counts;
  const isReady = data.state === "ready";
  const [skips, setSkips] = useState(false);
  const [acceptsWarnings, setAcceptsWarnings] = useState(false);
  const { ref, room } = useRoom();
  const [shown, setShown] = useState<{ index: number }>();
  const showRow = (index: number) => {
    if (filter !== "all") props.onFilterChange("all");
    setShown({ index });
  };
  const hasWideBar = room >= wideBar;
  const exceptions = isReady && (invalid > 0 || hasWarnings(data)) && (
    <Exceptions
      data={data}
      skips={skips}
      onSkipsChange={setSkips}
      acceptsWarnings={acceptsWarnings}
      onAcceptsWarningsChange={setAcceptsWarnings}
    />
  );
  return (
    <Stack gap={24}>
      <Head data={data} onUndo={() => props.undo.ask(data)} />
      <UndoDialogs {...props.undo} />
      {isComparedAgain && <Notice tone="warning">{t("preview.stale")}</Notice>}
      {refusal !== undefined && <Notice tone="danger">{refusal}</Notice>}
      <StateNotice data={data} />
      <div ref={ref}>
        <Counts data={data} titleOf={titleOf} />
        {isReady && !isNarrow && <RowMap data={data} onChoose={showRow} />}
      </div>
      {isReady && <ScaledColumns data={data} titleOf={columnTitle} />}
      <Notes data={data} titleOf={columnTitle} />
      {isReady && (invalid > 0 || warned > 0) && (
        <Causes data={data} titleOf={columnTitle} fixes={props.fixes} />
      )}
      {exceptions && !hasWideBar && (
        <Notice tone="warning" action={exceptions}>
          <Undecided data={data} />
        </Notice>
      )}
      <Stack gap={12}>
        <div className={tools}>
          <ChipGroup
            label={t("preview.filter")}
            items={[
              {
                id: "all",
                label: t("preview.allButUnchanged"),
                count: added + changed + removed + invalid,
              },
              { id: "added", label: t("common.added"), count: added },
              { id: "changed", label: t("common.changed"), count: changed },
              { id: "removed", label: t("common.removed"), count: removed },
              { id: "invalid", label: t("preview.invalid"), count: invalid },
              ...(warned > 0
                ? [{ id: "warned" as const, label: t("preview.unusual"), count: warned }]
                : []),
            ]}
            value={filter}
            onChange={(next) => {
              setShown(undefined);
              props.onFilterChange(next);
            }}
          />
          {total > 0 && !isNarrow && (
            <div className={tools}>
              {columns.length < otherColumns.length && fetched.length < total && (
                <span className={aside}>
                  {t("preview.columnsSoFar", { fetched: fetched.length, total })}
                </span>
              )}
              <Button variant="plain" icon="filter" onPress={() => setOnlyChanged(!onlyChanged)}>
                {t(onlyChanged ? "preview.allColumns" : "preview.onlyChanged")}
              </Button>
            </div>
          )}
        </div>
        {total === 0 ? (
          <Nothing isFiltered={filter !== "all"} isReady={isReady} />
        ) : (
          <PreviewTable
            key={filter}
            data={data}
            columns={columns}
            titleOf={columnTitle}
            keys={keys}
            rows={rows}
            onRowsNeeded={loaded.need}
            // Until then the rows of the filter before are shown.
            scrollTo={total === added + changed + removed + invalid ? shown : undefined}
            correction={isReady ? props.correction : undefined}
          />
        )}
      </Stack>
      {isReady && (
        <CommitBar
          {...props}
          title={titleOf(data.table)}
          skips={skips}
          acceptsWarnings={acceptsWarnings}
          exceptions={hasWideBar && exceptions}
        />
      )}
    </Stack>
  );
}

/** Columns in which nearly all values changed by one factor, as with a wrong unit. */
function ScaledColumns({ data, titleOf }: NotesProps) {
  const t = useText();
  return data.counts.scaled.map(({ column: header, factor, rows }) => {
    const column = titleOf(header);
    return (
      <Notice key={header} tone="warning">
        {factor >= 1
          ? t("preview.multiplied", { column, rows, factor })
          : t("preview.divided", { column, rows, factor: round(1 / factor) })}
      </Notice>
    );
  });
}

/** Without the error of a reciprocal: 25.4, not 25.400000000000002. */
const round = (factor: number) => Number(factor.toPrecision(6));

/** Upload types, the same in every language. */
const modeNames = { total: "EXCEL TOTAL", partial: "EXCEL PARCIAL" } as const;

function Head({ data, onUndo }: Pick<ImportPreviewViewProps, "data"> & { onUndo: () => void }) {
  const t = useText();
  const links = useLinks();
  const { fileName, table, mode, rows, sheet, headerRow, batches, state, kind } = data;
  return (
    <PageHeader
      context={t(state === "ready" ? "preview.context" : "preview.contextDone")}
      title={
        fileName === undefined ? (
          <span className={mono}>{table}</span>
        ) : (
          <>
            {t("preview.into", { file: fileName })} <span className={mono}>{table}</span>
          </>
        )
      }
      note={
        <span className={facts}>
          {kind === "import" && <span lang="es">{modeNames[mode]}</span>}
          <span>{t("preview.rows", { rows })}</span>
          {sheet !== undefined && <span>{t("preview.sheet", { sheet })}</span>}
          {headerRow !== undefined && <span>{t("preview.headerRow", { row: headerRow })}</span>}
          {batches !== undefined && <span>{t("preview.batches", { batches })}</span>}
        </span>
      }
      actions={
        state === "ready" ? undefined : (
          <>
            {state === "committed" && isUndoable(data) && (
              <Button icon="undo" onPress={onUndo}>
                {t("common.undo")}
              </Button>
            )}
            <LinkButton href={links.importHistory()} icon="history">
              {t("preview.toHistory")}
            </LinkButton>
          </>
        )
      }
    />
  );
}

/** The state of an import that is not ready. */
function StateNotice({ data }: Pick<ImportPreviewViewProps, "data">) {
  const { formatDate } = useIntl();
  const t = useText();
  const { state, counts, user, committedAt, reason } = data;
  const when = (at: string) => formatDate(at, { dateStyle: "medium", timeStyle: "short" });
  switch (state) {
    case "committed": {
      const hasChanges = counts.added + counts.changed + counts.removed > 0;
      const done = hasChanges
        ? t("preview.inserted", { n: counts.added + counts.changed })
        : t("preview.withoutChanges");
      const by = committedAt && t("preview.committedBy", { user, when: when(committedAt) });
      return (
        <Notice tone="success" title={t("preview.uploaded")}>
          <div>{done}</div>
          {by && <div>{by}</div>}
        </Notice>
      );
    }
    case "undone":
      return <Notice tone="info">{t("preview.undone")}</Notice>;
    case "failed":
      return (
        <Notice tone="danger" title={t("preview.failed")}>
          {reason}
        </Notice>
      );
    case "staging":
      return (
        <Notice tone="warning" title={t("preview.staging")}>
          {t("preview.stagingHint")}
        </Notice>
      );
    case "ready":
    case "discarded":
      return null;
  }
}

function Nothing({ isFiltered, isReady }: { isFiltered: boolean; isReady: boolean }) {
  const t = useText();
  if (isFiltered || !isReady) {
    return <EmptyState icon="table" title={t("preview.emptyFilter")} />;
  }
  return <EmptyState icon="success" title={t("preview.empty")} hint={t("preview.emptyHint")} />;
}
