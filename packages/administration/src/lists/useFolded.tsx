import {
  Box,
  type DataColumn,
  Hide,
  Stack,
  Text,
  useNarrow,
  useRoom,
} from "@caliper/design-system";
import type { RefObject } from "react";

/** Ids of columns, by the id of the column whose cells show their values below. */
export type Folds = Readonly<Record<string, readonly string[]>>;

/**
 * The columns of a table that is narrower than it needs: values of some columns are shown below those of others, so that
 * the table does not scroll sideways. Cards have every column.
 *
 * @param needed px of width that all columns need side by side
 * @returns the columns, and a ref for the element around the table, whose width is the limit
 */
export function useFolded<Row>(
  columns: readonly DataColumn<Row>[],
  needed: number,
  folds: Folds,
): { ref: RefObject<HTMLDivElement | null>; columns: readonly DataColumn<Row>[] } {
  const isNarrow = useNarrow();
  const { ref, room } = useRoom();
  return { ref, columns: isNarrow || room >= needed ? columns : fold(columns, folds) };
}

function fold<Row>(columns: readonly DataColumn<Row>[], folds: Folds): DataColumn<Row>[] {
  const folded = new Set(Object.values(folds).flat());
  return columns
    .filter(({ id }) => !folded.has(id))
    .map((column) => {
      const below = columns.filter(({ id }) => folds[column.id]?.includes(id));
      if (below.length === 0) return column;
      return {
        ...column,
        cell: (row) => (
          <Box paddingBlock={4}>
            <Stack gap={0} align="start">
              {column.cell(row)}
              {below.map((each) => (
                <Below key={each.id} column={each} row={row} />
              ))}
            </Stack>
          </Box>
        ),
      };
    });
}

/** A figure needs the title of its column; other values are self-explanatory. */
function Below<Row>({ column, row }: { column: DataColumn<Row>; row: Row }) {
  const value = column.cell(row);
  if (value === false || value === undefined || value === null || value === "") return null;
  // Controls keep their size.
  if (column.isUnprinted) return <Hide on="print">{value}</Hide>;
  return (
    <Text variant="caption" tone="subtle">
      {column.align === "end" && column.header} {value}
    </Text>
  );
}
