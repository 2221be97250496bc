import { textIn } from "@caliper/catalogue-model";
import {
  type LoadableTable,
  loadableTablesQuery,
  tableDownloadUrl,
  templateUrl,
} from "@caliper/api-client";
import { useClient, useColumn, useLocale } from "@caliper/catalogue-widgets/shared";
import { type DataColumn, FileName, LinkButton } from "@caliper/design-system";
import { useQuery } from "@tanstack/react-query";
import { AdminList } from "../../lists/index.ts";
import { useText } from "../../messages/index.ts";
import { buttons } from "./History.css.ts";

/** The tables that can be loaded, each with its file name, a blank spreadsheet and its current data. */
export function TableList() {
  const client = useClient();
  const tables = useQuery(loadableTablesQuery(client));
  const t = useText();
  const column = useColumn();
  const locale = useLocale();
  const download = (name: string, href: string, icon: "fileSheet" | "download", text: string) => (
    <LinkButton size="chip" variant="plain" icon={icon} href={href} download={`${name}.xlsx`}>
      {text}
    </LinkButton>
  );
  const columns: DataColumn<LoadableTable>[] = [
    column.text("table", t("common.table"), ({ title }) => textIn(title, locale), {
      isRowHeader: true,
    }),
    {
      id: "name",
      foldsInto: "table",
      header: t("history.name"),
      isMono: true,
      sortBy: ({ name }) => name,
      cell: ({ name }) => <FileName name={`${name}.xlsx`} />,
    },
    column.count("rows", t("history.rows"), ({ rows }) => rows, { isMono: true }),
    column.count("columns", t("common.columns"), (table) => table.columns.length, { isMono: true }),
    {
      id: "downloads",
      header: t("history.downloads"),
      inCard: "below",
      isUnprinted: true,
      align: "end",
      cell: ({ name }) => (
        <span className={buttons}>
          {download(name, templateUrl(client, name), "fileSheet", t("history.template"))}
          {download(name, tableDownloadUrl(client, name), "download", t("common.download"))}
        </span>
      ),
    },
  ];
  return (
    <AdminList
      id="loadable-tables"
      label={t("history.tables")}
      query={tables}
      rows={tables.data ?? []}
      columns={columns}
      foldsBelow={720}
      getRowId={({ name }) => name}
      getRowText={({ title }) => textIn(title, locale)}
      empty={null}
    />
  );
}
