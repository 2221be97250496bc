import { Flag, Inline, Money, Table } from "@caliper/design-system";

const prices = [
  { warehouse: "MIAMI", flag: "US", standard: 38.4, high: 44.75 },
  { warehouse: "PANAMA", flag: "PA", standard: 38.95, high: 45.05 },
  { warehouse: "COLOMBIA", flag: "CO", standard: 39.85, high: 46.1 },
] as const;

export default function Example() {
  return (
    <Table
      label="Prices, FOB US$"
      rows={prices}
      getRowId={({ warehouse }) => warehouse}
      columns={[
        {
          id: "warehouse",
          header: "Warehouse",
          isRowHeader: true,
          cell: ({ warehouse, flag }) => (
            <Inline wrap={false}>
              <Flag code={flag} />
              {warehouse}
            </Inline>
          ),
        },
        {
          id: "standard",
          header: "Standard",
          align: "end",
          cell: ({ standard }) => <Money amount={standard} />,
        },
        {
          id: "high",
          header: "High Performance",
          align: "end",
          cell: ({ high }) => <Money amount={high} />,
        },
      ]}
    />
  );
}
