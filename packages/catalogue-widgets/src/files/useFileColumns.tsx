import type { ApiError, StoredFile, StoredFileState } from "@caliper/api-client";
import { type DataColumn, Link, Tag } from "@caliper/design-system";
import { useMemo } from "react";
import { useIntl } from "react-intl";
import { FileActions } from "./FileActions.tsx";
import { filesMessages, kindMessages, stateMessages } from "./messages.ts";

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
  const { formatMessage } = useIntl();
  return useMemo(
    () => [
      {
        id: "name",
        header: formatMessage(filesMessages.name),
        isRowHeader: true,
        minWidth: 144,
        sortBy: ({ name }) => name,
        cell: (file) => <Link onPress={() => onOpen(file)}>{file.name}</Link>,
      },
      {
        id: "type",
        header: formatMessage(filesMessages.type),
        width: 88,
        sortBy: ({ kind }) => formatMessage(kindMessages[kind]),
        cell: ({ kind }) => formatMessage(kindMessages[kind]),
      },
      {
        id: "status",
        header: formatMessage(filesMessages.status),
        width: 112,
        sortBy: ({ state }) => formatMessage(stateMessages[state]),
        cell: ({ state }) => <Tag tone={tones[state]}>{formatMessage(stateMessages[state])}</Tag>,
      },
      {
        id: "action",
        header: formatMessage(filesMessages.action),
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
    ],
    [formatMessage, busy, failures, onOpen, onChange],
  );
}
