import { downloadTable, loadableTablesQuery, tableNamesQuery } from "@caliper/api-client";
import { relatedTables, textIn } from "@caliper/catalogue-model";
import { FailureState, useClient, useLocale } from "@caliper/catalogue-widgets/shared";
import {
  EmptyState,
  Form,
  Select,
  Skeleton,
  Stack,
  Text,
  useAnnounce,
} from "@caliper/design-system";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { contained, useText } from "../messages/index.ts";
import { DownloadButtons, DownloadStatus } from "./DownloadStatus.tsx";
import { PriceChanges } from "./PriceChanges.tsx";
import { column } from "./Reports.css.ts";
import { useDownload } from "./useDownload.ts";

/** Downloads any table of the catalogue as a spreadsheet. */
export const TableDownload = contained(TableDownloadContent);

function TableDownloadContent() {
  const client = useClient();
  const locale = useLocale();
  const [value, setValue] = useState<string | null>(null);
  const names = useQuery(tableNamesQuery(client));
  // Titles and row counts are optional: without them the list shows the names.
  const loadableTables = useQuery(loadableTablesQuery(client));
  const download = useDownload((options) => downloadTable(client, value ?? "", options));
  const tables =
    loadableTables.isPending || names.data === undefined
      ? undefined
      : names.data.map((name) => {
          const described = loadableTables.data?.find((candidate) => candidate.name === name);
          return {
            name,
            title: described === undefined ? name : textIn(described.title, locale),
            rows: described?.rows,
          };
        });
  const t = useText();
  const announce = useAnnounce();
  const [isMissing, setMissing] = useState(false);
  if (names.error !== null && !names.isFetching)
    return <FailureState error={names.error} onRetry={() => void names.refetch()} />;
  if (tables?.length === 0) {
    return <EmptyState icon="table" title={t("reports.tables.none")} />;
  }
  const unchosen = t("reports.tables.unchosen");
  const { isRunning } = download;
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
              download.reset();
              setValue(name);
            }}
            isDisabled={isRunning}
          />
        )}
        <DownloadButtons download={download} isDisabled={tables === undefined} />
        <Stack>
          <DownloadStatus download={download} />
        </Stack>
      </Form>
      {value === relatedTables.price.wireName && <PriceChanges />}
    </div>
  );
}
