import type { HardwareApplication, WarehousePrice } from "@caliper/api-client";
import type { Axle } from "@caliper/catalogue-model";
import { type DataColumn, Stack, Text } from "@caliper/design-system";
import { useText } from "../../messages/index.ts";
import { useColumn } from "../../shared/columns/index.ts";
import { useFormat, useWarehouse } from "../../provider/index.ts";
import { useTerms } from "../../terms/index.ts";
import {
  PriceFob,
  type ResultStates,
  ResultTable,
  usePriceColumn,
} from "../../shared/results/index.ts";
import { isAtAxle } from "./axles.ts";
import { byModel, numbered } from "./byModel.ts";
import { SlottedCode } from "./SlottedCode.tsx";

export interface KitTableProps extends ResultStates {
  rows: readonly HardwareApplication[];
  /** The searched vehicle as text. */
  vehicle: string;
  /** The axle whose parts are shown; null for both. */
  axle: Axle | null;
}

/** A kit has no measures, so all outlines are equal. */
const kit = { family: "hardware", measures: {} } as const;

type Row = HardwareApplication & {
  readonly id: string;
  /** In the chosen warehouse. */
  readonly price?: WarehousePrice;
};

/** The hardware kits of a vehicle, with the price in the chosen warehouse if the viewer may see prices. */
export function KitTable({ rows, vehicle, axle, ...states }: KitTableProps) {
  const t = useText();
  const format = useFormat();
  const chosen = useWarehouse();
  const visibleRows = rows.filter((row) => isAtAxle(row.axle, axle));
  const priced = numbered(visibleRows).map((row): Row => {
    const price = row.prices.find(({ warehouse }) => warehouse === chosen);
    return { ...row, price };
  });
  const columns = useColumns(priced);
  return (
    <Stack gap={8}>
      <ResultTable
        cardsBelow={columns.some(({ id }) => id === "stock") ? 688 : 544}
        {...states}
        id="vehicle-hardware"
        rowHeight="rowDense"
        label={t("search.vehicle.results", { vehicle })}
        columns={columns}
        groups={byModel(priced)}
        getRowId={(row) => row.id}
        getRowText={(row) => [row.code, row.maker, row.model, format.years(row.years)].join(" ")}
        partsOf={({ code }) => [{ code }]}
        renderCard={(row) => <KitCard row={row} />}
      />
      {priced.some(({ price }) => price) && (
        <Text variant="caption" tone="subtle">
          {t("hardware.fobNote")}
        </Text>
      )}
    </Stack>
  );
}

function useColumns(rows: readonly Row[]): DataColumn<Row>[] {
  const t = useText();
  const column = useColumn();
  const terms = useTerms();
  const price = usePriceColumn(rows);
  return [
    {
      id: "code",
      header: t("common.code"),
      isRowHeader: true,
      sortBy: (row) => row.code,
      cell: (row) => <SlottedCode code={row.code} product={kit} />,
    },
    column.years(),
    column.text("axle", t("common.position"), (row) => terms.position(row.axle)),
    column.text("type", t("common.type"), (row) => terms.value(row.type)),
    column.text("location", t("hardware.location"), (row) => terms.value(row.location), {
      isMuted: true,
    }),
    ...price,
  ];
}

function KitCard({ row }: { row: Row }) {
  const terms = useTerms();
  const format = useFormat();
  return (
    <Stack gap={4}>
      <SlottedCode code={row.code} product={kit} />
      <Text variant="cell">{terms.value(row.type)}</Text>
      <Text variant="caption" tone="subtle">
        {[format.years(row.years), terms.position(row.axle), terms.value(row.location)].join(", ")}
      </Text>
      <PriceFob code={row.code} price={row.price} />
    </Stack>
  );
}
