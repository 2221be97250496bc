import { familyIds } from "@caliper/api-client/access";
import { Button, Code, DataTable, Stack, Text, useNarrow } from "@caliper/design-system";
import type { DataColumn } from "@caliper/design-system";
import { useState } from "react";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { Outline } from "../../drawings/index.ts";
import { useFormat, useLinks } from "../../provider/context.ts";
import { useTerms } from "../../terms/useTerms.ts";
import { ProductCell, SizeCell } from "../code/HitCells.tsx";
import { searchMessages, vehicleMessages } from "../messages.ts";
import { wordGap } from "../parts/wordGap.ts";
import { groupByFamily } from "./groupByFamily.ts";
import type { VehicleRow } from "./groupByFamily.ts";
import { VehicleCard } from "./VehicleCard.tsx";

export interface VehicleTableProps {
  rows: readonly VehicleRow[];
  /** The searched vehicle in words. */
  vehicle: string;
  state: "loading" | "empty" | "error" | "data";
  emptyState: ReactNode;
  errorState: ReactNode;
  onOpen: (row: VehicleRow) => void;
}

/** Past this many rows only those in sight are rendered, inside a window of this height in px. */
const virtualFrom = 200;
const windowHeight = 640;
/** On a phone nothing is virtual: so many cards at a time. */
const cardsAtATime = 100;

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
  const columns = useColumns();
  const isNarrow = useNarrow();
  const [cards, setCards] = useState(cardsAtATime);
  const ordered = groupByFamily(rows, familyIds).flatMap((group) => group.rows);
  const shown = isNarrow ? ordered.slice(0, cards) : ordered;
  return (
    <Stack gap={16}>
      <DataTable
        label={formatMessage(vehicleMessages.results, { vehicle })}
        columns={columns}
        groups={groupByFamily(shown, familyIds).map((group) => ({
          id: group.family,
          label: terms.family(group.family, "many"),
          rows: group.rows,
        }))}
        rowHeight="rowResult"
        state={state}
        loadingLabel={formatMessage(searchMessages.loading)}
        skeletonRows={8}
        emptyState={emptyState}
        errorState={errorState}
        getRowId={(row) => row.id}
        getRowText={(row) => row.code}
        onRowAction={(id) => {
          const row = rows.find((candidate) => candidate.id === id);
          if (row !== undefined) onOpen(row);
        }}
        renderCard={(row) => <VehicleCard row={row} />}
        {...(rows.length > virtualFrom && { maxHeight: windowHeight })}
      />
      {state === "data" && shown.length < rows.length && (
        <Button fill onPress={() => setCards(cards + cardsAtATime)}>
          {formatMessage(vehicleMessages.showMore)}
        </Button>
      )}
    </Stack>
  );
}

function useColumns(): DataColumn<VehicleRow>[] {
  const { formatMessage } = useIntl();
  const terms = useTerms();
  const format = useFormat();
  const links = useLinks();
  return [
    {
      id: "outline",
      header: formatMessage(searchMessages.outlineColumn),
      width: 72,
      cell: (row) => <Outline family={row.family} measures={row.measures} />,
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
