import { type FamilyId, familyIds } from "@caliper/catalogue-model";
import { Code, Text } from "@caliper/design-system";
import type { DataColumn } from "@caliper/design-system";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { Outline } from "../../drawings/index.ts";
import { useFormat, useLinks } from "../../provider/index.ts";
import { useTerms } from "../../terms/index.ts";
import { ProductCell, SizeCell } from "../code/HitCells.tsx";
import { searchMessages } from "../messages.ts";
import { vehicleMessages } from "./messages.ts";
import { LongTable } from "../parts/LongTable.tsx";
import { outlineScales } from "../parts/outlineScales.ts";
import { groupByFamily } from "./groupByFamily.ts";
import type { VehicleRow } from "./groupByFamily.ts";
import { VehicleCard } from "./VehicleCard.tsx";
import { wordGap } from "../parts/wordGap.ts";

export interface VehicleTableProps {
  rows: readonly VehicleRow[];
  /** The searched vehicle in words. */
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
    <LongTable
      label={formatMessage(vehicleMessages.results, { vehicle })}
      columns={columns}
      groups={groupByFamily(rows, familyIds).map((group) => ({
        id: group.family,
        label: terms.family(group.family, "many"),
        rows: group.rows,
      }))}
      rowHeight="rowResult"
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
  const links = useLinks();
  return [
    {
      id: "outline",
      header: formatMessage(searchMessages.outlineColumn),
      width: 72,
      cell: (row) => (
        <Outline family={row.family} measures={row.measures} scaleWithin={scales.get(row.family)} />
      ),
    },
    {
      id: "code",
      header: formatMessage(searchMessages.codeColumn),
      isRowHeader: true,
      cell: (row) => <Code href={links.datasheet(row)}>{row.code}</Code>,
    },
    {
      id: "product",
      header: formatMessage(searchMessages.productColumn),
      cell: (row) => <ProductCell hit={row} />,
    },
    {
      id: "maker",
      header: formatMessage(vehicleMessages.maker),
      cell: (row) => row.maker,
    },
    {
      id: "model",
      header: formatMessage(vehicleMessages.model),
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
      cell: (row) => format.years(row.years),
    },
    {
      id: "position",
      header: formatMessage(vehicleMessages.positionColumn),
      isMuted: true,
      cell: (row) => (row.position === null ? null : terms.position(row.position)),
    },
    {
      id: "size",
      header: formatMessage(searchMessages.sizeColumn),
      align: "end",
      isMono: true,
      cell: (row) => <SizeCell hit={row} />,
    },
  ];
}
