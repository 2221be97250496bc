import type { ApiError, StoredFile, StoredFileState } from "@caliper/api-client";
import { useColumn } from "@caliper/catalogue-widgets/shared";
import { type DataColumn, FileName, Link, Tag } from "@caliper/design-system";
import { useText } from "../messages/index.ts";
import { FileActions } from "./FileActions.tsx";

interface FileColumns {
  busy: ReadonlySet<number>;
  failures: ReadonlyMap<number, ApiError>;
  onOpen: (file: StoredFile) => void;
  onChange: (file: StoredFile, to: StoredFileState) => void;
}

const tones = { active: "success", disabled: "neutral", historic: "neutral" } as const;

export function useFileColumns({
  busy,
  failures,
  onOpen,
  onChange,
}: FileColumns): readonly DataColumn<StoredFile>[] {
  const t = useText();
  const column = useColumn();
  return [
    {
      id: "name",
      header: t("files.name"),
      isRowHeader: true,
      minWidth: 144,
      sortBy: ({ name }) => name,
      cell: (file) => (
        <Link onPress={() => onOpen(file)}>
          <FileName name={file.name} />
        </Link>
      ),
    },
    column.text("type", t("common.type"), ({ kind }) => t(`files.kind.${kind}`), { width: 88 }),
    {
      id: "status",
      header: t("common.status"),
      width: 112,
      sortBy: ({ state }) => t(`files.state.${state}`),
      cell: ({ state }) => <Tag tone={tones[state]}>{t(`files.state.${state}`)}</Tag>,
    },
    {
      id: "action",
      header: t("common.action"),
      isUnprinted: true,
      width: 256,
      cell: (file) => (
        <FileActions
          file={file}
          isBusy={busy.has(file.id)}
          error={failures.get(file.id)}
          onChange={(to) => onChange(file, to)}
        />
      ),
    },
  ];
}
