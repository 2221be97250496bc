import {
  type ApiError,
  type BannerCache,
  changeFile,
  changeFileMutation,
  filesQuery,
  isApiError,
  rereadFiles,
  type StoredFile,
  type StoredFileState,
} from "@caliper/api-client";
import { Confirmation, useClient, useOwnState } from "@caliper/catalogue-widgets/shared";
import { Button, EmptyState, Notice, Select, useAnnounce } from "@caliper/design-system";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useIntl } from "react-intl";
import { AdminList, FilterSlot, NoMatch, TextFilter } from "../lists/index.ts";
import { contained, useText } from "../messages/index.ts";
import { FilePreview } from "./FilePreview.tsx";
import { type FilesFilter, fileStatuses, fileTypes, filterFiles, noFilesFilter } from "./filter.ts";
import { useFileColumns } from "./useFileColumns.tsx";

export interface FilesPanelProps {
  /** The filters, kept in the URL by the owner; kept here by default. */
  filter?: FilesFilter;
  /** Called when the filter changes, so that the host can keep it in the URL. */
  onFilterChange?: (filter: FilesFilter) => void;
  /** Cache of the banners, which is cleared after changes. */
  bannerCache?: BannerCache | undefined;
}

/** Concurrent requests. */
const parallel = 4;
/** Names listed in a message. */
const namesShown = 5;

const idOf = ({ id }: StoredFile) => String(id);
const textOf = ({ name, id }: StoredFile) => `${name} ${id}`;

/** Uploaded files. The list changes only after the server has confirmed. */
export const FilesPanel = contained(FilesPanelContent);

function FilesPanelContent({ filter: given, onFilterChange, bannerCache }: FilesPanelProps) {
  const { formatList, locale } = useIntl();
  const t = useText();
  const announce = useAnnounce();
  const client = useClient();
  const queries = useQueryClient();
  const [filter, setFilter] = useOwnState(given, onFilterChange, noFilesFilter);
  const [open, setOpen] = useState<StoredFile | null>(null);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set());
  const [failures, setFailures] = useState<ReadonlyMap<number, ApiError>>(new Map());
  const [bulk, setBulk] = useState<"active" | "disabled" | undefined>();
  const [lost, setLost] = useState<readonly StoredFile[]>([]);
  const [acted, setActed] = useState<string | null>(null);
  const [retiring, setRetiring] = useState<StoredFile | null>(null);
  const files = useQuery(filesQuery(client));
  const { mutateAsync } = useMutation(changeFileMutation(client));

  const change = async (file: StoredFile, to: StoredFileState) => {
    const { id, name } = file;
    setActed(String(id));
    setBusy((now) => new Set(now).add(id));
    setFailures((now) => new Map([...now].filter(([each]) => each !== id)));
    try {
      await mutateAsync({ file, to });
      const status = t(`files.state.${to}`);
      announce(t("files.changed", { name, status }));
    } catch (thrown) {
      if (isApiError(thrown)) setFailures((now) => new Map(now).set(id, thrown));
    }
    setBusy((now) => new Set([...now].filter((each) => each !== id)));
    await rereadFiles(queries, client, bannerCache);
  };

  const changeMany = async (many: readonly StoredFile[], to: "active" | "disabled") => {
    if (bulk !== undefined) return;
    setBulk(to);
    setLost([]);
    // Read the list once at the end, not after each of thousands of files.
    const waiting = many.filter(({ state }) => state !== to).values();
    const failed = new Map<number, ApiError>();
    let changed = 0;
    const worker = async () => {
      for (const file of waiting) {
        try {
          await changeFile(client, { file, to });
          changed += 1;
        } catch (thrown) {
          if (isApiError(thrown)) failed.set(file.id, thrown);
        }
      }
    };
    await Promise.all(Array.from({ length: parallel }, worker));
    setBulk(undefined);
    setFailures(failed);
    setLost(many.filter(({ id }) => failed.has(id)));
    // Failed files stay selected.
    setSelected(new Set([...failed.keys()].map(String)));
    announce(t("files.changedMany", { count: changed }));
    await rereadFiles(queries, client, bannerCache);
  };

  const all = files.data ?? [];
  const rows = filterFiles(all, filter);
  const isHistoric = filter.status === "historic";
  const columns = useFileColumns({
    busy,
    failures,
    onOpen: setOpen,
    onChange: (file, to) => {
      if (to === "historic") setRetiring(file);
      else void change(file, to);
    },
  });
  // Bulk actions skip filtered-out files.
  const chosen = rows.filter((row) => selected.has(idOf(row)));
  const bulkButton = (to: "active" | "disabled") => (
    <Button
      onPress={() => void changeMany(chosen, to)}
      isPending={bulk === to}
      isDisabled={chosen.length === 0 || (bulk !== undefined && bulk !== to)}
    >
      {t(to === "active" ? "files.activateSelected" : "files.disableSelected")}
    </Button>
  );

  // Another administrator retired the file, so its row has no button for the message.
  const overtaken = all.filter(({ id, state }) => state === "historic" && failures.has(id));
  const noticeOf = (
    tone: "danger" | "warning",
    text: "files.someFailed" | "files.overtaken",
    affectedFiles: readonly StoredFile[],
  ) => {
    const names = affectedFiles.slice(0, namesShown).map(({ name }) => name);
    return (
      affectedFiles.length > 0 && (
        <Notice tone={tone}>
          {t(text, {
            count: affectedFiles.length,
            names: formatList(affectedFiles.length > namesShown ? [...names, "…"] : names),
          })}
        </Notice>
      )
    );
  };
  return (
    <>
      <AdminList
        id="files"
        label={t("common.files")}
        query={files}
        rows={rows}
        all={all.length}
        columns={columns}
        getRowId={idOf}
        getRowText={textOf}
        rowHeight="rowResult"
        // Historic files cannot be changed.
        {...(!isHistoric && {
          selectedIds: new Set(chosen.map(idOf)),
          onSelectionChange: setSelected,
          selectAllLabel: t("files.selectAll"),
        })}
        onRowAction={setOpen}
        empty={
          all.length > 0 ? (
            <NoMatch title={t("files.noMatch")} onClear={() => setFilter(noFilesFilter)} />
          ) : (
            <EmptyState icon="image" title={t("files.empty")} hint={t("files.emptyHint")} />
          )
        }
        acted={acted}
        actions={
          !isHistoric && (
            <>
              {bulkButton("active")}
              {bulkButton("disabled")}
            </>
          )
        }
        filters={
          <>
            <FilterSlot>
              <Select
                label={t("common.type")}
                items={fileTypes.map((id) => ({
                  id,
                  label: t(id === "any" ? "common.any" : `files.kind.${id}`),
                }))}
                value={filter.type}
                onChange={(type) => setFilter({ ...filter, type })}
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
                onChange={(status) => setFilter({ ...filter, status })}
              />
            </FilterSlot>
            <TextFilter
              label={t("files.name")}
              value={filter.name}
              onChange={(name) => setFilter({ ...filter, name })}
            />
          </>
        }
        notice={
          <>
            {noticeOf("danger", "files.someFailed", lost)}
            {noticeOf("warning", "files.overtaken", overtaken)}
          </>
        }
      />
      <FilePreview file={open} onClose={() => setOpen(null)} />
      <Confirmation
        asked={retiring}
        onClose={() => setRetiring(null)}
        onConfirm={(file) => {
          setRetiring(null);
          void change(file, "historic");
        }}
        title={t("files.confirmTitle", { name: retiring?.name ?? "" })}
        confirmLabel={t("files.action.sendToOld")}
      >
        {t("files.confirmBody")}
        {!locale.startsWith("es") && (
          <>
            <br />
            <span lang="es">{t("files.confirmSpanish")}</span>
          </>
        )}
      </Confirmation>
    </>
  );
}
