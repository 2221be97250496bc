import { ChipGroup, Code, DataTable, Select, Stack } from "@caliper/design-system";
import { useState } from "react";

const lines = [
  { code: "BR31338", kind: "rotors", stock: 112 },
  { code: "BR31340", kind: "rotors", stock: 8 },
  { code: "D12001", kind: "pads", stock: 0 },
];
const kinds = [
  { id: "all", label: "All", count: 3 },
  { id: "rotors", label: "Rotors", count: 2 },
  { id: "pads", label: "Pads", count: 1 },
];
const stocks = [
  { id: "any", label: "Any" },
  { id: "some", label: "In stock" },
];

export default function Example() {
  const [kind, setKind] = useState("all");
  const [stock, setStock] = useState("any");
  return (
    <Stack gap={16}>
      <ChipGroup label="Product type" items={kinds} value={kind} onChange={setKind} />
      <Select label="Stock" items={stocks} value={stock} onChange={setStock} />
      <DataTable
        label="Stock of parts"
        columns={[
          { id: "code", header: "Code", cell: (line) => <Code>{line.code}</Code> },
          { id: "stock", header: "Pieces", align: "end", cell: (line) => `${line.stock}` },
        ]}
        rows={lines.filter(
          (line) => (kind === "all" || line.kind === kind) && (stock === "any" || line.stock > 0),
        )}
        getRowId={(line) => line.code}
        getRowText={(line) => line.code}
      />
    </Stack>
  );
}
