import type { CodeHit } from "@caliper/api-client";
import type { FamilyId } from "@caliper/catalogue-model";
import { Code, DataTable } from "@caliper/design-system";
import type { DataColumn } from "@caliper/design-system";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { Outline } from "../../drawings/index.ts";
import { useDefaultWarehouse, useFormat, useLinks } from "../../provider/index.ts";
import { useTerms } from "../../terms/index.ts";
import { groupByMatch } from "../groupHits.ts";
import { codeMessages } from "./messages.ts";
import { searchMessages } from "../messages.ts";
import { useAwaited } from "../../shared/search-state/index.ts";
import { outlineScales } from "../parts/outlineScales.ts";
import { HitCard } from "./HitCard.tsx";
import { FitsCell, MatchCell, ProductCell, SizeCell } from "./HitCells.tsx";

export interface HitsTableProps {
  hits: readonly CodeHit[];
  /** What the hits answer; marked in them. */
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
  const isAwaited = useAwaited();
  const scales = outlineScales(hits);
  const columns = useColumns({ hits, query, scales, showsPrices, showsFits });
  return (
    <DataTable
      // Rows that can be chosen and rows that only open are two kinds of table.
      key={onSelect === undefined ? "open" : "choose"}
      label={formatMessage(codeMessages.results, { code: query })}
      columns={columns}
      groups={groupByMatch(hits).map((group) => ({
        id: group.kind,
        label: terms.match(group.kind),
        rows: group.hits,
      }))}
      rowHeight="rowResult"
      state={state}
      loadingLabel={formatMessage(searchMessages.loading)}
      skeletonRows={8}
      emptyState={emptyState}
      errorState={errorState}
      getRowId={(hit) => hit.code}
      getRowText={(hit) => hit.code}
      {...(onSelect && { selectedId: selected, onSelect })}
      onRowAction={onOpen}
      takesFocus={isAwaited}
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
  const links = useLinks();
  const preferred = useDefaultWarehouse();
  // One column, so one warehouse: the server answers the user's first.
  const warehouse = hits.find((hit) => hit.price !== undefined)?.price?.warehouse ?? preferred;
  return [
    {
      id: "outline",
      header: formatMessage(searchMessages.outlineColumn),
      width: 72,
      cell: (hit) => (
        <Outline family={hit.family} measures={hit.measures} scaleWithin={scales.get(hit.family)} />
      ),
    },
    {
      id: "code",
      header: formatMessage(searchMessages.codeColumn),
      isRowHeader: true,
      cell: (hit) => <Code href={links.datasheet(hit)}>{hit.code}</Code>,
    },
    {
      id: "product",
      header: formatMessage(searchMessages.productColumn),
      cell: (hit) => <ProductCell hit={hit} />,
    },
    ...(showsFits
      ? [
          {
            id: "fits",
            header: formatMessage(codeMessages.fitsColumn),
            cell: (hit: CodeHit) => <FitsCell hit={hit} />,
          },
        ]
      : []),
    {
      id: "matched",
      header: formatMessage(codeMessages.matchedColumn),
      cell: (hit) => <MatchCell hit={hit} query={query} />,
    },
    {
      id: "size",
      header: formatMessage(searchMessages.sizeColumn),
      align: "end",
      isMono: true,
      cell: (hit) => <SizeCell hit={hit} />,
    },
    ...(showsPrices && warehouse !== undefined
      ? [
          {
            id: "price",
            header: formatMessage(codeMessages.priceColumn, {
              warehouse: terms.warehouse(warehouse),
            }),
            align: "end" as const,
            isMono: true,
            cell: (hit: CodeHit) => format.amount(hit.price?.amount),
          },
        ]
      : []),
  ];
}
