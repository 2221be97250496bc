import { rowLimit } from "@caliper/catalogue-model";
import type { ApiError, StoredFile, StoredFileState } from "@caliper/api-client";
import { Button, DataTable, EmptyState, Select, Stack, Text } from "@caliper/design-system";
import { type ReactNode, useCallback, useMemo, useState } from "react";
import { FilterBar, FilterSlot, ListRegion, NoMatch, TextFilter } from "../administration/index.ts";
import { useText } from "../messages/index.ts";
import { resultState } from "../shared/results/index.ts";
import { FailureState } from "../shared/failure-state/index.ts";
import { FilePreview } from "./FilePreview.tsx";
import { type FilesFilter, fileStatuses, fileTypes, filterFiles, noFilesFilter } from "./filter.ts";
import { useFileColumns } from "./useFileColumns.tsx";

export interface FilesPanelViewProps {
  /** Undefined while loading. */
  files: readonly StoredFile[] | undefined;
  error?: ApiError | null;
  onRetry?: (() => void) | undefined;
  filter: FilesFilter;
  onFilterChange: (filter: FilesFilter) => void;
  /** Ids of the selected files. */
  selected: ReadonlySet<string>;
  onSelectedChange: (selected: ReadonlySet<string>) => void;
  /** Ids of files with a pending change. */
  busy: ReadonlySet<number>;
  /** Failures by file id. */
  failures: ReadonlyMap<number, ApiError>;
  onChange: (file: StoredFile, to: StoredFileState) => void;
  onChangeMany: (files: readonly StoredFile[], to: "active" | "disabled") => void;
  /** The state of the bulk action in progress. */
  bulk?: "active" | "disabled" | undefined;
  /** Row of the last action. */
  acted?: string | null;
  /** Result of the last bulk action. */
  notice?: ReactNode;
}

const windowHeight = 640;

const idOf = ({ id }: StoredFile) => String(id);
const textOf = ({ name, id }: StoredFile) => `${name} ${id}`;
const none: ReadonlySet<string> = new Set();

/** Uploaded files with preview and state. */
export function FilesPanelView(props: FilesPanelViewProps) {
  const {
    files,
    error = null,
    onRetry,
    filter,
    onFilterChange,
    selected,
    onSelectedChange,
  } = props;
  const { busy, failures, onChange, onChangeMany, bulk, acted = null, notice } = props;
  const t = useText();
  const [open, setOpen] = useState<StoredFile | null>(null);
  const rows = useMemo(() => filterFiles(files ?? [], filter), [files, filter]);
  const ids = useMemo(() => rows.map(idOf), [rows]);
  const onOpen = useCallback((file: StoredFile) => setOpen(file), []);
  const columns = useFileColumns({ busy, failures, onOpen, onChange });
  // Bulk actions skip filtered-out files.
  const chosen = useMemo(() => rows.filter((row) => selected.has(idOf(row))), [rows, selected]);
  const chosenIds = useMemo(() => new Set(chosen.map(idOf)), [chosen]);
  const isHistoric = filter.status === "historic";
  const isFiltered = (files?.length ?? 0) > 0 && rows.length === 0;

  const bulkButton = (to: "active" | "disabled") => (
    <Button
      onPress={() => onChangeMany(chosen, to)}
      isPending={bulk === to}
      isDisabled={chosen.length === 0 || (bulk !== undefined && bulk !== to)}
    >
      {t(to === "active" ? "files.activateSelected" : "files.disableSelected")}
    </Button>
  );
  const empty = isFiltered ? (
    <NoMatch
      title={t("files.noMatch")}
      clearLabel={t("files.clearFilters")}
      onClear={() => onFilterChange(noFilesFilter)}
    />
  ) : (
    <EmptyState icon="image" title={t("files.empty")} hint={t("files.emptyHint")} />
  );
  return (
    <Stack gap={16}>
      <FilterBar
        end={
          <>
            {files !== undefined && (
              <Text tone="subtle" nowrap>
                {t("common.count", { shown: rows.length, all: files.length })}
              </Text>
            )}
            {!isHistoric && bulkButton("active")}
            {!isHistoric && bulkButton("disabled")}
          </>
        }
      >
        <FilterSlot>
          <Select
            label={t("common.type")}
            items={fileTypes.map((id) => ({
              id,
              label: t(id === "any" ? "common.any" : `files.kind.${id}`),
            }))}
            value={filter.type}
            onChange={(type) => onFilterChange({ ...filter, type })}
          />
        </FilterSlot>
        <FilterSlot>
          <Select
            label={t("common.status")}
            items={fileStatuses.map((id) => ({
              id,
              label: t(id === "any" ? "common.any" : `files.state.${id}`),
            }))}
            value={filter.status}
            onChange={(status) => onFilterChange({ ...filter, status })}
          />
        </FilterSlot>
        <TextFilter
          label={t("files.name")}
          clearLabel={t("common.clear")}
          value={filter.name}
          onChange={(name) => onFilterChange({ ...filter, name })}
        />
      </FilterBar>
      {notice}
      <ListRegion label={t("common.files")} ids={ids} acted={acted}>
        <DataTable
          id="files"
          label={t("common.files")}
          columns={columns}
          rows={rows}
          getRowId={idOf}
          getRowText={textOf}
          // Historic files cannot be changed.
          {...(!isHistoric && {
            selectedIds: chosenIds.size === 0 ? none : chosenIds,
            onSelectionChange: onSelectedChange,
            selectAllLabel: t("files.selectAll"),
          })}
          onRowAction={(id) => setOpen(rows.find((row) => idOf(row) === id) ?? null)}
          state={resultState(error, files && rows.length)}
          loadingLabel={t("files.loading")}
          emptyState={empty}
          errorState={error !== null && <FailureState error={error} onRetry={onRetry} />}
          rowHeight="rowResult"
          {...(rows.length > rowLimit && { maxHeight: windowHeight })}
        />
      </ListRegion>
      <FilePreview file={open} onClose={() => setOpen(null)} />
    </Stack>
  );
}
