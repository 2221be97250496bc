import { type FamilyId, familyIds } from "@caliper/catalogue-model";
import { type DataColumn, Text } from "@caliper/design-system";
import { useText } from "../../messages/index.ts";
import { useColumn } from "../../shared/columns/index.ts";
import { useFormat } from "../../provider/index.ts";
import { useTerms } from "../../terms/index.ts";
import { type ResultStates, ResultTable, usePriceColumn } from "../../shared/results/index.ts";
import { usePartColumns } from "../results/partColumns.tsx";
import { PartCard } from "../results/PartCard.tsx";
import { outlineScales } from "../results/outlineScales.ts";
import { groupByFamily, type VehicleRow } from "./groupByFamily.ts";
import { wordGap } from "../results/wordGap.ts";

export interface VehicleTableProps extends ResultStates {
  rows: readonly VehicleRow[];
  /** The searched vehicle as text. */
  vehicle: string;
  onOpen: (row: VehicleRow) => void;
}

/** Products that fit a vehicle, grouped by product type. */
export function VehicleTable({ rows, vehicle, onOpen, ...states }: VehicleTableProps) {
  const t = useText();
  const terms = useTerms();
  const scales = outlineScales(rows);
  const format = useFormat();
  const columns = useColumns(rows, scales);
  return (
    <ResultTable
      id="vehicle-results"
      cardsBelow={672}
      label={t("search.vehicle.results", { vehicle })}
      columns={columns}
      groups={groupByFamily(rows, familyIds).map((group) => ({
        id: group.family,
        label: terms.family(group.family, "many"),
        rows: group.rows,
      }))}
      {...states}
      getRowId={(row) => row.id}
      getRowText={(row) => row.code}
      onRowAction={onOpen}
      renderCard={(row) => (
        <PartCard part={row} scaleWithin={scales.get(row.family)}>
          <Text variant="cell">
            <span translate="no">
              {[row.maker, row.model, row.submodel].filter((part) => part !== null).join(wordGap)}
            </span>
            {wordGap}
            <Text variant="caption" tone="subtle" nowrap>
              {[format.years(row.years), row.position && terms.position(row.position)]
                .filter(Boolean)
                .join(" · ")}
            </Text>
          </Text>
        </PartCard>
      )}
    />
  );
}

/** Without the brand, which every search names. */
function useColumns(
  rows: readonly VehicleRow[],
  scales: ReadonlyMap<FamilyId, number>,
): DataColumn<VehicleRow>[] {
  const t = useText();
  const column = useColumn();
  const terms = useTerms();
  const part = usePartColumns<VehicleRow>(scales);
  const price = usePriceColumn(rows);
  return [
    part.outline,
    part.code,
    part.product,
    {
      id: "model",
      header: t("search.vehicle.model"),
      sortBy: (row) => `${row.model} ${row.submodel ?? ""}`,
      cell: (row) => (
        <Text variant="cell">
          <span translate="no">{row.model}</span>
          {wordGap}
          <Text variant="caption" tone="subtle">
            {row.submodel}
          </Text>
        </Text>
      ),
    },
    column.years(),
    {
      id: "position",
      header: t("common.position"),
      isMuted: true,
      sortBy: (row) => row.position && terms.position(row.position),
      cell: (row) => (row.position === null ? null : terms.position(row.position)),
    },
    part.size,
    ...price,
  ];
}
