import type { CodeHit } from "@caliper/api-client";
import type { FamilyId } from "@caliper/catalogue-model";
import { type DataColumn, DataTable, Money } from "@caliper/design-system";
import { useIntl } from "react-intl";
import { useFormat, useWarehouse } from "../../provider/index.ts";
import { useTerms } from "../../terms/index.ts";
import { groupByMatch } from "../groupHits.ts";
import { codeMessages } from "./messages.ts";
import { PartCard } from "../parts/PartCard.tsx";
import { outlineScales } from "../parts/outlineScales.ts";
import { type ResultStates, searchMessages, useResultTable } from "../../shared/results/index.ts";
import { usePartColumns } from "../parts/partColumns.tsx";
import { FitsCell, MatchCell } from "./HitCells.tsx";

export interface HitsTableProps extends ResultStates {
  hits: readonly CodeHit[];
  /** The text that the hits match; highlighted in them. */
  query: string;
  showsPrices: boolean;
  showsFits: boolean;
  selected?: string | null;
  /** Without it a press on a row opens it. */
  onSelect?: ((code: string) => void) | undefined;
  onOpen: (hit: CodeHit) => void;
}

/** Found products, grouped by how their code matched. */
export function HitsTable({
  hits,
  query,
  showsPrices,
  showsFits,
  selected = null,
  onSelect,
  onOpen,
  ...states
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
      {...states}
      getRowId={(hit) => hit.code}
      getRowText={(hit) => hit.code}
      {...(onSelect && { selectedId: selected, onSelect })}
      onRowAction={(code) => {
        const hit = hits.find((candidate) => candidate.code === code);
        if (hit !== undefined) onOpen(hit);
      }}
      renderCard={(hit) => (
        <PartCard
          part={hit}
          scaleWithin={scales.get(hit.family)}
          price={<Money amount={hit.price?.amount} />}
        >
          <FitsCell hit={hit} />
          <span>
            <MatchCell hit={hit} query={query} inline />
          </span>
        </PartCard>
      )}
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
  const chosen = useWarehouse();
  // Until the prices of another warehouse arrive, the column shows the previous ones.
  const warehouse = hits.find((hit) => hit.price !== undefined)?.price?.warehouse ?? chosen;
  return [
    part.outline,
    part.code,
    part.product,
    ...(showsFits
      ? [
          {
            id: "fits",
            header: formatMessage(searchMessages.fitsColumn),
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
