import {
  type ApiError,
  type CatalogueTable,
  caliperKitsQuery,
  cylinderCupsQuery,
  type TableRow,
} from "@caliper/api-client";
import { columnOf, type FamilyId } from "@caliper/catalogue-model";
import { Code, EmptyState, SearchField, Stack } from "@caliper/design-system";
import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { useState } from "react";
import { useText } from "../messages/index.ts";
import { contained, useClient, useFormat, useLinks, useNavigate } from "../provider/index.ts";
import { AddableTable } from "../shared/add-to-list/index.ts";
import { PrintedSentence } from "../shared/print-head/index.ts";
import { resultState } from "../shared/results/index.ts";
import { FailureState } from "../shared/failure-state/index.ts";
import { useTerms } from "../terms/index.ts";
import { filter as filterStyle } from "./CatalogueTable.css.ts";
import { filterRows } from "./filterRows.ts";

/** Every caliper system. */
export const CaliperKitTable = contained("tables", () => (
  <Table family="caliper_kits" query={useQuery(caliperKitsQuery(useClient()))} />
));

/** Every cylinder cup, with competitors' codes where the viewer may see them. */
export const CylinderCupsTable = contained("tables", () => (
  <Table family="cylinder_cups" query={useQuery(cylinderCupsQuery(useClient()))} />
));

interface TableProps {
  family: FamilyId;
  query: UseQueryResult<CatalogueTable, ApiError>;
}

/** All products of a small family, with a filter. */
function Table({ family, query: { data: table, isFetching, refetch, ...query } }: TableProps) {
  const error = isFetching ? null : query.error;
  const t = useText();
  const terms = useTerms();
  const links = useLinks();
  const navigate = useNavigate();
  const [filter, setFilter] = useState("");
  const columns = useColumns(family, table);
  const rows = filterRows(table?.rows ?? [], filter);
  return (
    <Stack gap={16}>
      {table && (
        <PrintedSentence>
          {[String(rows.length), terms.family(family, rows.length === 1 ? "one" : "many")].join(
            " ",
          )}
        </PrintedSentence>
      )}
      <div className={filterStyle}>
        <SearchField
          label={t("tables.filter")}
          placeholder={t("tables.placeholder")}
          clearLabel={t("common.clear")}
          value={filter}
          onChange={setFilter}
        />
      </div>
      <AddableTable
        partsOf={({ code }) => [{ code }]}
        id={family}
        label={terms.family(family, "many")}
        columns={columns}
        rows={rows}
        getRowId={(row) => row.code}
        getRowText={(row) => row.code}
        onRowAction={({ code }) => navigate(links.datasheet({ code, family }))}
        state={resultState(error, table && rows.length)}
        loadingLabel={t("common.loading")}
        emptyState={
          <EmptyState
            icon="table"
            title={t(filter === "" ? "common.noData" : "common.noResults")}
          />
        }
        errorState={error !== null && <FailureState error={error} onRetry={() => void refetch()} />}
      />
    </Stack>
  );
}

function useColumns(family: FamilyId, table: CatalogueTable | undefined) {
  const t = useText();
  const terms = useTerms();
  const format = useFormat();
  const links = useLinks();
  const isMeasure = (field: string) => columnOf(family, field)?.unit === "mm";
  // Codes and sizes are in the monospaced font.
  const isWord = (field: string) => columnOf(family, field)?.type === "text" && field !== "size";
  const textOf = (row: TableRow, column: string): string => {
    const cell = row.cells[column] ?? null;
    if (cell === null) return "";
    if (typeof cell === "string") return isWord(column) ? terms.value(cell) : cell;
    return isMeasure(column) ? format.dimension(cell, family) : format.count(cell);
  };
  const isFigure = (column: string) =>
    table?.rows.some((row) => typeof row.cells[column] === "number") === true;
  // One unnamed column while the table loads.
  const names = table?.columns ?? [""];
  return names.map((column) => ({
    id: column || "loading",
    header: isMeasure(column)
      ? t("tables.inMillimeters", { column: terms.column(family, column) })
      : terms.column(family, column),
    sortBy: (row: TableRow) => row.cells[column],
    isRowHeader: column === "code",
    isMono: !isWord(column),
    align: isFigure(column) ? ("end" as const) : ("start" as const),
    cell: (row: TableRow) => {
      const text = textOf(row, column);
      const linked = column === "code" ? family : columnOf(family, column)?.codeOf;
      if (linked === undefined || text === "") return text;
      return <Code href={links.datasheet({ code: text, family: linked })}>{text}</Code>;
    },
  }));
}
