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
import { ConfirmDialog, Notice, useAnnounce } from "@caliper/design-system";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { useIntl } from "react-intl";
import { useText } from "../messages/index.ts";
import { contained, useClient } from "../provider/index.ts";
import { FilesPanelView } from "./FilesPanelView.tsx";
import { type FilesFilter, noFilesFilter } from "./filter.ts";

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

/** Uploaded files. The list changes only after the server has confirmed. */
export const FilesPanel = contained("files", FilesPanelContent);

function FilesPanelContent({ filter, onFilterChange, bannerCache }: FilesPanelProps) {
  const { formatList, locale } = useIntl();
  const t = useText();
  const announce = useAnnounce();
  const client = useClient();
  const queries = useQueryClient();
  const [ownFilter, setOwnFilter] = useState(noFilesFilter);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set());
  const [failures, setFailures] = useState<ReadonlyMap<number, ApiError>>(new Map());
  const [bulk, setBulk] = useState<"active" | "disabled" | undefined>();
  const [lost, setLost] = useState<readonly StoredFile[]>([]);
  const [acted, setActed] = useState<string | null>(null);
  const [retiring, setRetiring] = useState<StoredFile | null>(null);
  const { data, error, isFetching, refetch } = useQuery(filesQuery(client));
  const { mutateAsync } = useMutation(changeFileMutation(client));

  const change = useCallback(
    async (file: StoredFile, to: StoredFileState) => {
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
      } finally {
        setBusy((now) => new Set([...now].filter((each) => each !== id)));
      }
      await rereadFiles(queries, client, bannerCache);
    },
    [mutateAsync, announce, t, queries, client, bannerCache],
  );

  const onChange = useCallback(
    (file: StoredFile, to: StoredFileState) => {
      if (to === "historic") setRetiring(file);
      else void change(file, to);
    },
    [change],
  );

  const changeMany = async (files: readonly StoredFile[], to: "active" | "disabled") => {
    if (bulk !== undefined) return;
    setBulk(to);
    setLost([]);
    // Read the list once at the end, not after each of thousands of files.
    const waiting = files.filter(({ state }) => state !== to).values();
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
    setLost(files.filter(({ id }) => failed.has(id)));
    // Failed files stay selected.
    setSelected(new Set([...failed.keys()].map(String)));
    announce(t("files.changedMany", { count: changed }));
    await rereadFiles(queries, client, bannerCache);
  };

  // Another administrator retired the file, so its row has no button for the message.
  const overtaken = (data ?? []).filter(
    ({ id, state }) => state === "historic" && failures.has(id),
  );
  const noticeOf = (
    tone: "danger" | "warning",
    text: "files.someFailed" | "files.overtaken",
    files: readonly StoredFile[],
  ) => {
    const names = files.slice(0, namesShown).map(({ name }) => name);
    return (
      files.length > 0 && (
        <Notice tone={tone}>
          {t(text, {
            count: files.length,
            names: formatList(files.length > namesShown ? [...names, "…"] : names),
          })}
        </Notice>
      )
    );
  };
  return (
    <>
      <FilesPanelView
        files={data}
        error={data === undefined && !isFetching ? error : null}
        onRetry={() => void refetch()}
        filter={filter ?? ownFilter}
        onFilterChange={onFilterChange ?? setOwnFilter}
        selected={selected}
        onSelectedChange={setSelected}
        busy={busy}
        failures={failures}
        onChange={onChange}
        onChangeMany={(files, to) => void changeMany(files, to)}
        bulk={bulk}
        acted={acted}
        notice={
          <>
            {noticeOf("danger", "files.someFailed", lost)}
            {noticeOf("warning", "files.overtaken", overtaken)}
          </>
        }
      />
      <ConfirmDialog
        isOpen={retiring !== null}
        onOpenChange={(isOpen) => !isOpen && setRetiring(null)}
        title={t("files.confirmTitle", { name: retiring?.name ?? "" })}
        confirmLabel={t("files.action.sendToOld")}
        cancelLabel={t("common.cancel")}
        onConfirm={() => {
          if (retiring !== null) void change(retiring, "historic");
          setRetiring(null);
        }}
        tone="danger"
      >
        {t("files.confirmBody")}
        {!locale.startsWith("es") && (
          <>
            <br />
            <span lang="es">{t("files.confirmSpanish")}</span>
          </>
        )}
      </ConfirmDialog>
    </>
  );
}
