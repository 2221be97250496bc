import { textIn } from "@caliper/catalogue-model";
import { downloadTable, loadableTablesQuery, tableNamesQuery } from "@caliper/api-client";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { contained, useClient, useLocale } from "../provider/index.ts";
import { TableDownloadView } from "./TableDownloadView.tsx";
import { useDownload } from "./useDownload.ts";

/** Any table of the catalogue as a spreadsheet. */
export const TableDownload = contained("reports", TableDownloadContent);

function TableDownloadContent() {
  const client = useClient();
  const locale = useLocale();
  const [table, setTable] = useState<string | null>(null);
  const names = useQuery(tableNamesQuery(client));
  // Titles and row counts are optional: without them the list shows the names.
  const known = useQuery(loadableTablesQuery(client));
  const download = useDownload((options) => downloadTable(client, table ?? "", options));
  const tables =
    known.isPending || names.data === undefined
      ? undefined
      : names.data.map((name) => {
          const described = known.data?.find((candidate) => candidate.name === name);
          return {
            name,
            title: described === undefined ? name : textIn(described.title, locale),
            rows: described?.rows,
          };
        });
  return (
    <TableDownloadView
      tables={tables}
      error={names.isFetching ? null : names.error}
      onRetry={() => void names.refetch()}
      value={table}
      onChange={(name) => {
        download.reset();
        setTable(name);
      }}
      download={download}
    />
  );
}
