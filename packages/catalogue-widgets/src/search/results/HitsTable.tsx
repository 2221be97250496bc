import { useRowText } from "./useRowText.ts";
import type { CodeHit } from "@caliper/api-client";
import type { FamilyId } from "@caliper/catalogue-model";
import type { DataColumn } from "@caliper/design-system";
import { useText } from "../../messages/index.ts";
import { useTerms } from "../../terms/index.ts";
import { groupByMatch } from "./groupHits.ts";
import { PartCard } from "./PartCard.tsx";
import { outlineScales } from "./outlineScales.ts";
import { type ResultStates, ResultTable, usePriceColumn } from "../../shared/results/index.ts";
import { usePartColumns } from "./partColumns.tsx";
import { FitsCell, MatchCell, MatchedCodeCell } from "./HitCells.tsx";

export interface HitsTableProps extends ResultStates {
  hits: readonly CodeHit[];
  /** The text that the hits match; highlighted in them. */
  query: string;
  showsFits: boolean;
  selected?: string | null;
  /** Without it, pressing a row opens it. */
  onSelect?: ((code: string) => void) | undefined;
  onOpen: (hit: CodeHit) => void;
}

/** Found products, grouped by how their code matched. */
export function HitsTable({
  hits,
  query,
  showsFits,
  selected = null,
  onSelect,
  onOpen,
  ...states
}: HitsTableProps) {
  const t = useText();
  const terms = useTerms();
  const scales = outlineScales(hits);
  const columns = useColumns({ hits, query, scales, showsFits });
  return (
    <ResultTable
      // Rows that can be selected and rows that only open are two kinds of table.
      key={onSelect === undefined ? "open" : "choose"}
      id="code-results"
      cardsBelow={640}
      label={t("search.code.results", { code: query })}
      columns={columns}
      groups={groupByMatch(hits).map((group) => ({
        id: group.kind,
        label: terms.match(group.kind),
        rows: group.hits,
      }))}
      {...states}
      getRowId={(hit) => hit.code}
      getRowText={useRowText()}
      {...(onSelect && { selectedId: selected, onSelect })}
      partsOf={(hit) => [{ code: hit.code }]}
      onRowAction={onOpen}
      renderCard={(hit) => (
        <PartCard part={hit} scaleWithin={scales.get(hit.family)}>
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
  showsFits,
}: Pick<HitsTableProps, "hits" | "query" | "showsFits"> & {
  scales: ReadonlyMap<FamilyId, number>;
}): (room: number) => readonly DataColumn<CodeHit>[] {
  const t = useText();
  const part = usePartColumns<CodeHit>(scales);
  const price = usePriceColumn(hits);
  const fits = {
    id: "fits",
    header: t("search.column.fits"),
    sortBy: (hit: CodeHit) => hit.fits && `${hit.fits.maker} ${hit.fits.model}`,
    cell: (hit: CodeHit) => <FitsCell hit={hit} />,
  };
  const matched = {
    id: "matched",
    header: t("search.column.matchedBy"),
    cell: (hit: CodeHit) => <MatchCell hit={hit} query={query} />,
  };
  const codeAndMatch = {
    ...part.code,
    cell: (hit: CodeHit) => <MatchedCodeCell hit={hit} query={query} />,
  };
  return (room) => {
    const isRoomy = room >= roomForMatch;
    return [
      part.outline,
      isRoomy ? part.code : codeAndMatch,
      part.product,
      ...(showsFits ? [fits] : []),
      ...(isRoomy ? [matched] : []),
      part.size,
      ...price,
    ];
  };
}

/** px; in a narrower table, the column of codes shows why they matched. */
const roomForMatch = 736;
