import { Code, DataTable, Money, toasts } from "@caliper/design-system";
import { useState } from "react";

const parts = [
  { code: "BR31338", fits: "Toyota Corolla", size: 275, price: 38.4 },
  { code: "BR31340", fits: "Toyota Camry", size: 296, price: 44.75 },
  { code: "BR31402", fits: "Nissan Sentra", size: 280.5, price: 31.2 },
];

export default function Example() {
  const [selectedId, setSelected] = useState<string | null>(null);
  return (
    <DataTable
      label="Rotors"
      columns={[
        {
          id: "code",
          header: "Code",
          sortBy: ({ code }) => code,
          cell: ({ code }) => <Code href="#">{code}</Code>,
        },
        { id: "fits", header: "Fits", cell: ({ fits }) => fits },
        { id: "size", header: "Size, mm", align: "end", cell: ({ size }) => size.toFixed(1) },
        {
          id: "price",
          header: "MIAMI, US$",
          align: "end",
          cell: ({ price }) => <Money amount={price} />,
        },
      ]}
      rows={parts}
      getRowId={({ code }) => code}
      getRowText={({ code }) => code}
      selectedId={selectedId}
      onSelect={setSelected}
      onRowAction={({ code }) => toasts.show(code)}
    />
  );
}
