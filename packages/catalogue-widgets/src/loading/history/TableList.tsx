import { textIn } from "@caliper/catalogue-model";
import type { LoadableTable } from "@caliper/api-client";
import { type DataColumn, DataTable, LinkButton } from "@caliper/design-system";
import { useIntl } from "react-intl";
import { type Folds, useFolded } from "../../administration/index.ts";
import { useColumn } from "../../shared/columns/index.ts";
import { useLocale } from "../../provider/index.ts";
import { buttons } from "./History.css.ts";
import type { ImportHistoryViewProps } from "./props.ts";
import { historyMessages as texts } from "./messages.ts";

const folds: Folds = { table: ["name"] };

/** The tables that can be loaded, each with its file name, a blank spreadsheet and its current data. */
export function TableList({
  tables,
  templateHref,
  downloadHref,
}: Pick<ImportHistoryViewProps, "tables" | "templateHref" | "downloadHref">) {
  const { formatMessage } = useIntl();
  const column = useColumn();
  const locale = useLocale();
  const download = (name: string, href: string, icon: "fileSheet" | "download", text: string) => (
    <LinkButton size="chip" variant="plain" icon={icon} href={href} download={`${name}.xlsx`}>
      {text}
    </LinkButton>
  );
  const columns: DataColumn<LoadableTable>[] = [
    column.text("table", texts.table, ({ title }) => textIn(title, locale), { isRowHeader: true }),
    {
      id: "name",
      header: formatMessage(texts.name),
      isMono: true,
      sortBy: ({ name }) => name,
      cell: ({ name }) => `${name}.xlsx`,
    },
    column.count("rows", texts.rows, ({ rows }) => rows, { isMono: true }),
    column.count("columns", texts.columns, (table) => table.columns.length, { isMono: true }),
    {
      id: "downloads",
      header: formatMessage(texts.downloads),
      isUnprinted: true,
      align: "end",
      cell: ({ name }) => (
        <span className={buttons}>
          {download(name, templateHref(name), "fileSheet", formatMessage(texts.template))}
          {download(name, downloadHref(name), "download", formatMessage(texts.download))}
        </span>
      ),
    },
  ];
  const { ref, columns: shown } = useFolded(columns, 720, folds);
  return (
    <div ref={ref}>
      <DataTable
        id="loadable-tables"
        label={formatMessage(texts.tables)}
        columns={shown}
        rows={tables ?? []}
        getRowId={({ name }) => name}
        getRowText={({ title }) => textIn(title, locale)}
        state={tables === undefined ? "loading" : "data"}
        loadingLabel={formatMessage(texts.loading)}
      />
    </div>
  );
}
