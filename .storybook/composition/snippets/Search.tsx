import { Code, DataTable, EmptyState, SearchField, Stack } from "@caliper/design-system";
import { useState } from "react";

const parts = [
  { code: "BR31338", fits: "Toyota Corolla", size: 275 },
  { code: "D12001", fits: "Toyota Corolla, Matrix", size: 131.5 },
  { code: "D12004", fits: "Nissan Sentra", size: 123.9 },
];

export default function Example() {
  const [text, setText] = useState("");
  const found = parts.filter(({ code }) => code.startsWith(text.toUpperCase()));
  return (
    <Stack gap={16}>
      <SearchField
        label="Code"
        placeholder="D120"
        clearLabel="Clear"
        value={text}
        onChange={setText}
      />
      <DataTable
        label="Parts"
        state={found.length > 0 ? "data" : "empty"}
        emptyState={<EmptyState title={`No part matches ${text}`} />}
        columns={[
          { id: "code", header: "Code", cell: ({ code }) => <Code href="#">{code}</Code> },
          { id: "fits", header: "Fits", cell: ({ fits }) => fits },
          { id: "size", header: "Size, mm", align: "end", cell: ({ size }) => size.toFixed(1) },
        ]}
        rows={found}
        getRowId={({ code }) => code}
        getRowText={({ code }) => code}
      />
    </Stack>
  );
}
