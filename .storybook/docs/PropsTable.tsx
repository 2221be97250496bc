import { Table, Text } from "@caliper/design-system";
import { Prose } from "./Prose.tsx";
import type { PropRow } from "./facts.ts";

/** Every prop with its type, default and description. */
export const PropsTable = ({ rows }: { rows: readonly PropRow[] }) => (
  <Table
    label="Props"
    headRule="strong"
    rows={rows}
    getRowId={({ name }) => name}
    columns={[
      {
        id: "name",
        header: "Prop",
        isMono: true,
        isRowHeader: true,
        width: 170,
        cell: ({ name, isRequired }) => (
          <>
            {name}
            {isRequired && (
              <Text variant="caption" tone="subtle">
                {" required"}
              </Text>
            )}
          </>
        ),
      },
      {
        id: "type",
        header: "Type",
        width: 300,
        cell: (row) => <span className="docs-type">{row.type}</span>,
      },
      {
        id: "default",
        header: "Without it",
        isMono: true,
        width: 110,
        cell: ({ fallback }) => fallback,
      },
      { id: "does", header: "Does", cell: ({ does }) => does && <Prose>{does}</Prose> },
    ]}
  />
);
