import type { ApiError } from "@caliper/api-client";
import {
  EmptyState,
  Form,
  Select,
  Skeleton,
  Stack,
  Text,
  useAnnounce,
} from "@caliper/design-system";
import { useState } from "react";
import { useText } from "../messages/index.ts";
import { FailureState } from "../shared/failure-state/index.ts";
import { DownloadButtons, DownloadStatus } from "./DownloadStatus.tsx";
import { column } from "./Reports.css.ts";
import type { RunningDownload } from "./useDownload.ts";

export interface DownloadableTable {
  /** The table's name on the wire. */
  readonly name: string;
  /** The localized title, or the name if there is none. */
  readonly title: string;
  readonly rows?: number | undefined;
}

export interface TableDownloadViewProps {
  /** Undefined while loading. */
  tables: readonly DownloadableTable[] | undefined;
  /** The error of loading the list. */
  error: ApiError | null;
  onRetry: () => void;
  /** The name of the chosen table. */
  value: string | null;
  onChange: (name: string) => void;
  download: RunningDownload;
}

/** Chooses a table and downloads it. */
export function TableDownloadView({
  tables,
  error,
  onRetry,
  value,
  onChange,
  download,
}: TableDownloadViewProps) {
  const t = useText();
  const announce = useAnnounce();
  const [isMissing, setMissing] = useState(false);
  if (error !== null) return <FailureState error={error} onRetry={onRetry} />;
  if (tables?.length === 0) {
    return <EmptyState icon="table" title={t("reports.tables.none")} />;
  }
  const unchosen = t("reports.tables.unchosen");
  const isRunning = download.state.kind === "running";
  const submit = () => {
    setMissing(value === null);
    if (value === null) announce(unchosen, "assertive");
    else download.start();
  };
  return (
    <div className={column}>
      <Form onSubmit={submit} errors={isMissing ? { table: unchosen } : {}} isPending={isRunning}>
        <Text tone="muted">{t("reports.tables.intro")}</Text>
        {tables === undefined ? (
          <Skeleton shape="block" height="control" />
        ) : (
          <Select
            name="table"
            label={t("common.table")}
            placeholder={t("common.chooseTable")}
            items={tables.map(({ name, title, rows }) => ({
              id: name,
              label: title,
              ...(rows !== undefined && { note: t("reports.tables.rows", { rows }) }),
            }))}
            value={value}
            onChange={(name) => {
              setMissing(false);
              onChange(name);
            }}
            isDisabled={isRunning}
          />
        )}
        <DownloadButtons download={download} isDisabled={tables === undefined} />
        <Stack>
          <DownloadStatus state={download.state} onRetry={download.start} />
        </Stack>
      </Form>
    </div>
  );
}
