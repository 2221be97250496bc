import { type FamilyId, familyIds } from "@caliper/catalogue-model";
import { DataTable, Text } from "@caliper/design-system";
import type { DataColumn } from "@caliper/design-system";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { useFormat } from "../../provider/index.ts";
import { useTerms } from "../../terms/index.ts";
import { vehicleMessages } from "./messages.ts";
import { usePartColumns, useResultTable } from "../parts/resultTable.tsx";
import { outlineScales } from "../parts/outlineScales.ts";
import { groupByFamily } from "./groupByFamily.ts";
import type { VehicleRow } from "./groupByFamily.ts";
import { VehicleCard } from "./VehicleCard.tsx";
import { wordGap } from "../parts/wordGap.ts";

export interface VehicleTableProps {
  rows: readonly VehicleRow[];
  /** The searched vehicle as text. */
  vehicle: string;
  state: "loading" | "empty" | "error" | "data";
  emptyState: ReactNode;
  errorState: ReactNode;
  onOpen: (row: VehicleRow) => void;
}

/** Products that fit a vehicle, grouped by product type. */
export function VehicleTable({
  rows,
  vehicle,
  state,
  emptyState,
  errorState,
  onOpen,
}: VehicleTableProps) {
  const { formatMessage } = useIntl();
  const terms = useTerms();
  const scales = outlineScales(rows);
  const columns = useColumns(scales);
  return (
    <DataTable
      {...useResultTable()}
      id="vehicle-results"
      label={formatMessage(vehicleMessages.results, { vehicle })}
      columns={columns}
      groups={groupByFamily(rows, familyIds).map((group) => ({
        id: group.family,
        label: terms.family(group.family, "many"),
        rows: group.rows,
      }))}
      state={state}
      emptyState={emptyState}
      errorState={errorState}
      getRowId={(row) => row.id}
      getRowText={(row) => row.code}
      onRowAction={(id) => {
        const row = rows.find((candidate) => candidate.id === id);
        if (row !== undefined) onOpen(row);
      }}
      renderCard={(row) => <VehicleCard row={row} scaleWithin={scales.get(row.family)} />}
    />
  );
}

function useColumns(scales: ReadonlyMap<FamilyId, number>): DataColumn<VehicleRow>[] {
  const { formatMessage } = useIntl();
  const terms = useTerms();
  const format = useFormat();
  const part = usePartColumns<VehicleRow>(scales);
  return [
    part.outline,
    part.code,
    part.product,
    {
      id: "maker",
      header: formatMessage(vehicleMessages.maker),
      sortBy: (row) => row.maker,
      cell: (row) => row.maker,
    },
    {
      id: "model",
      header: formatMessage(vehicleMessages.model),
      sortBy: (row) => `${row.model} ${row.submodel ?? ""}`,
      cell: (row) => (
        <Text variant="cell">
          {row.model}
          {wordGap}
          <Text variant="caption" tone="subtle">
            {row.submodel}
          </Text>
        </Text>
      ),
    },
    {
      id: "years",
      header: formatMessage(vehicleMessages.yearColumn),
      isMono: true,
      sortBy: (row) => row.years.from,
      cell: (row) => format.years(row.years),
    },
    {
      id: "position",
      header: formatMessage(vehicleMessages.positionColumn),
      isMuted: true,
      sortBy: (row) => row.position && terms.position(row.position),
      cell: (row) => (row.position === null ? null : terms.position(row.position)),
    },
    part.size,
  ];
}
