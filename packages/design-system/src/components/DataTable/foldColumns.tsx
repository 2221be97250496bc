import { Box } from "../Box/Box.tsx";
import { Hide } from "../Hide/Hide.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { Text } from "../Text/Text.tsx";
import type { DataColumn } from "./types.ts";

/** The columns of a table that is too narrow for all: values of some are shown below those of the columns they fold into. */
export function foldColumns<Row>(columns: readonly DataColumn<Row>[]): DataColumn<Row>[] {
  return columns
    .filter(({ foldsInto }) => foldsInto === undefined)
    .map((column) => {
      const below = columns.filter(({ foldsInto }) => foldsInto === column.id);
      if (below.length === 0) return column;
      return {
        ...column,
        cell: (row) => (
          <Box paddingBlock={4}>
            <Stack gap={0} align={column.align === "end" ? "end" : "start"}>
              {column.cell(row)}
              {below.map((each) => (
                <Below key={each.id} column={each} row={row} />
              ))}
            </Stack>
          </Box>
        ),
        ...(below.some(({ total }) => total) && {
          total: (rows) => (
            <>
              {column.total?.(rows)}
              {below.map(({ id, header, total }) => (
                <Text key={id} as="div" variant="caption" tone="subtle">
                  {total && header} {total?.(rows)}
                </Text>
              ))}
            </>
          ),
        }),
      };
    });
}

/** A figure needs the title of its column; other values are self-explanatory. */
function Below<Row>({ column, row }: { column: DataColumn<Row>; row: Row }) {
  const value = column.cell(row);
  if (value === false || value === undefined || value === null || value === "") return null;
  const title = column.align === "end" && (
    <Text variant="caption" tone="subtle">
      {column.header}
    </Text>
  );
  // Controls keep their size.
  if (column.isUnprinted)
    return (
      <Hide on="print">
        {title} {value}
      </Hide>
    );
  return (
    <Text variant="caption" tone="subtle">
      {title} {value}
    </Text>
  );
}
