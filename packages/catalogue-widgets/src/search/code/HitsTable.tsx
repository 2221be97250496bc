import type { CodeHit } from "@caliper/api-client";
import type { FamilyId } from "@caliper/catalogue-model";
import { DataTable } from "@caliper/design-system";
import type { DataColumn } from "@caliper/design-system";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { useDefaultWarehouse, useFormat } from "../../provider/index.ts";
import { useTerms } from "../../terms/index.ts";
import { groupByMatch } from "../groupHits.ts";
import { codeMessages } from "./messages.ts";
import { outlineScales } from "../parts/outlineScales.ts";
import { usePartColumns, useResultTable } from "../parts/resultTable.tsx";
import { HitCard } from "./HitCard.tsx";
import { FitsCell, MatchCell } from "./HitCells.tsx";

export interface HitsTableProps {
  hits: readonly CodeHit[];
  /** The text that the hits match; highlighted in them. */
  query: string;
  state: "loading" | "empty" | "error" | "data";
  emptyState: ReactNode;
  errorState: ReactNode;
  showsPrices: boolean;
  showsFits: boolean;
  selected: string | null;
  onSelect: ((code: string) => void) | undefined;
  onOpen: (code: string) => void;
}

/** Found products, grouped by how their code matched. */
export function HitsTable({
  hits,
  query,
  state,
  emptyState,
  errorState,
  showsPrices,
  showsFits,
  selected,
  onSelect,
  onOpen,
}: HitsTableProps) {
  const { formatMessage } = useIntl();
  const terms = useTerms();
  const scales = outlineScales(hits);
  const columns = useColumns({ hits, query, scales, showsPrices, showsFits });
  return (
    <DataTable
      // Rows that can be selected and rows that only open are two kinds of table.
      key={onSelect === undefined ? "open" : "choose"}
      {...useResultTable()}
      id="code-results"
      label={formatMessage(codeMessages.results, { code: query })}
      columns={columns}
      groups={groupByMatch(hits).map((group) => ({
        id: group.kind,
        label: terms.match(group.kind),
        rows: group.hits,
      }))}
      state={state}
      emptyState={emptyState}
      errorState={errorState}
      getRowId={(hit) => hit.code}
      getRowText={(hit) => hit.code}
      {...(onSelect && { selectedId: selected, onSelect })}
      onRowAction={onOpen}
      renderCard={(hit) => <HitCard hit={hit} query={query} scaleWithin={scales.get(hit.family)} />}
    />
  );
}

function useColumns({
  hits,
  query,
  scales,
  showsPrices,
  showsFits,
}: Pick<HitsTableProps, "hits" | "query" | "showsPrices" | "showsFits"> & {
  scales: ReadonlyMap<FamilyId, number>;
}): DataColumn<CodeHit>[] {
  const { formatMessage } = useIntl();
  const terms = useTerms();
  const format = useFormat();
  const part = usePartColumns<CodeHit>(scales);
  const preferred = useDefaultWarehouse();
  // One column shows one warehouse: the server sends the user's first.
  const warehouse = hits.find((hit) => hit.price !== undefined)?.price?.warehouse ?? preferred;
  return [
    part.outline,
    part.code,
    part.product,
    ...(showsFits
      ? [
          {
            id: "fits",
            header: formatMessage(codeMessages.fitsColumn),
            sortBy: (hit: CodeHit) => hit.fits && `${hit.fits.maker} ${hit.fits.model}`,
            cell: (hit: CodeHit) => <FitsCell hit={hit} />,
          },
        ]
      : []),
    {
      id: "matched",
      header: formatMessage(codeMessages.matchedColumn),
      cell: (hit) => <MatchCell hit={hit} query={query} />,
    },
    part.size,
    ...(showsPrices && warehouse !== undefined
      ? [
          {
            id: "price",
            header: formatMessage(codeMessages.priceColumn, {
              warehouse: terms.warehouse(warehouse),
            }),
            align: "end" as const,
            isMono: true,
            sortBy: (hit: CodeHit) => hit.price?.amount,
            cell: (hit: CodeHit) => format.amount(hit.price?.amount),
          },
        ]
      : []),
  ];
}
