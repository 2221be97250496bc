import type { HardwareApplication } from "@caliper/api-client";
import { type Warehouse, warehouses } from "@caliper/catalogue-model";
import { type DataColumn, DataTable, Stack, Text } from "@caliper/design-system";
import { useIntl } from "react-intl";
import { useColumn } from "../../shared/columns/index.ts";
import { useFormat } from "../../provider/index.ts";
import { useTerms } from "../../terms/index.ts";
import { type ResultStates, searchMessages, useResultTable } from "../../shared/results/index.ts";
import { vehicleMessages } from "../vehicle/messages.ts";
import { byModel, numbered } from "./byModel.ts";
import { kitMessages } from "./messages.ts";
import { SlottedCode } from "./SlottedCode.tsx";

export interface KitTableProps extends ResultStates {
  rows: readonly HardwareApplication[];
  /** The searched vehicle as text. */
  vehicle: string;
}

/** A kit has no measures, so all outlines are equal. */
const kit = { family: "hardware", measures: {} } as const;

type Row = HardwareApplication & { readonly id: string };

/** The hardware kits of a vehicle, with a price per warehouse if the viewer may see prices. */
export function KitTable({ rows, vehicle, ...states }: KitTableProps) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const columns = useColumns(rows);
  return (
    <Stack gap={8}>
      <DataTable
        {...useResultTable()}
        {...states}
        id="vehicle-hardware"
        rowHeight="rowDense"
        label={formatMessage(vehicleMessages.results, { vehicle })}
        columns={columns}
        groups={byModel(numbered(rows))}
        getRowId={(row) => row.id}
        getRowText={(row) => [row.code, row.maker, row.model, format.years(row.years)].join(" ")}
        renderCard={(row) => <KitCard row={row} />}
      />
      {warehousesIn(rows).length > 0 && (
        <Text variant="caption" tone="subtle">
          {formatMessage(kitMessages.fobNote)}
        </Text>
      )}
    </Stack>
  );
}

/** The warehouses with a price, in catalogue order. */
function warehousesIn(rows: readonly HardwareApplication[]): readonly Warehouse[] {
  const priced = new Set(rows.flatMap(({ prices }) => prices.map(({ warehouse }) => warehouse)));
  return warehouses.filter((warehouse) => priced.has(warehouse));
}

const amountIn = (warehouse: Warehouse) => (row: Row) =>
  row.prices.find((price) => price.warehouse === warehouse)?.amount;

function useColumns(rows: readonly HardwareApplication[]): DataColumn<Row>[] {
  const { formatMessage } = useIntl();
  const column = useColumn();
  const terms = useTerms();
  const format = useFormat();
  return [
    {
      id: "code",
      header: formatMessage(searchMessages.code),
      isRowHeader: true,
      sortBy: (row) => row.code,
      cell: (row) => <SlottedCode code={row.code} product={kit} />,
    },
    column.years(),
    column.text("axle", vehicleMessages.position, (row) => terms.position(row.axle)),
    column.text("type", kitMessages.type, (row) => terms.value(row.type)),
    column.text("location", kitMessages.location, (row) => terms.value(row.location), {
      isMuted: true,
    }),
    ...warehousesIn(rows).map((warehouse) => ({
      id: warehouse,
      header: terms.warehouse(warehouse),
      align: "end" as const,
      isMono: true,
      sortBy: amountIn(warehouse),
      cell: (row: Row) => format.amount(amountIn(warehouse)(row)),
    })),
  ];
}

function KitCard({ row }: { row: Row }) {
  const terms = useTerms();
  const format = useFormat();
  const prices = row.prices.filter(({ amount }) => amount > 0);
  return (
    <Stack gap={4}>
      <SlottedCode code={row.code} product={kit} />
      <Text variant="cell">{terms.value(row.type)}</Text>
      <Text variant="caption" tone="subtle">
        {[format.years(row.years), terms.position(row.axle), terms.value(row.location)].join(", ")}
      </Text>
      {prices.length > 0 && (
        <Text variant="caption" tone="muted">
          {prices
            .map(({ warehouse, amount }) => `${terms.warehouse(warehouse)} ${format.price(amount)}`)
            .join(" · ")}
        </Text>
      )}
    </Stack>
  );
}
