import { Code } from "../components/Code/Code.tsx";
import type { DataColumn } from "../components/DataTable/types.ts";
import { Mark } from "../components/Mark/Mark.tsx";
import { Money } from "../components/Money/Money.tsx";
import { Stack } from "../components/Stack/Stack.tsx";
import { Text } from "../components/Text/Text.tsx";
import { contains, exact, Outline, type Part, parts, prefix } from "./samples.tsx";

/** Columns for search results. */
export const partColumns: readonly DataColumn<Part>[] = [
  { id: "outline", header: "Outline", width: 72, cell: () => <Outline /> },
  {
    id: "code",
    header: "Code",
    isRowHeader: true,
    sortBy: ({ code }) => code,
    cell: ({ code }) => <Code href={`#${code}`}>{code}</Code>,
  },
  {
    id: "product",
    header: "Product",
    cell: ({ product, detail }) => (
      <Stack gap={0}>
        <Text variant="cell">{product}</Text>
        <Text variant="caption" tone="subtle">
          {detail}
        </Text>
      </Stack>
    ),
  },
  {
    id: "fits",
    header: "Fits",
    cell: ({ fits, years }) => (
      <>
        {fits}{" "}
        <Text variant="data" tone="subtle">
          {years}
        </Text>
      </>
    ),
  },
  {
    id: "matched",
    header: "Matched by",
    cell: ({ matched, mark, reason }) => (
      <Stack gap={0}>
        <Text variant="data">
          <Mark ranges={mark}>{matched}</Mark>
        </Text>
        <Text variant="caption" tone="subtle">
          {reason}
        </Text>
      </Stack>
    ),
  },
  { id: "size", header: "Size, mm", align: "end", isMono: true, cell: ({ size }) => size },
  {
    id: "price",
    header: "MIAMI, US$",
    align: "end",
    sortBy: ({ price }) => price,
    cell: ({ price }) => <Money amount={price} />,
  },
];

export const partGroups = [
  { id: "exact", label: "Exact", rows: exact },
  { id: "prefix", label: "Starts with", rows: prefix },
  { id: "contains", label: "Contains", rows: contains },
];

/** More rows than a table renders at once. */
export const manyParts: readonly Part[] = Array.from({ length: 10_000 }, (_, index) => ({
  ...(parts[index % parts.length] ?? parts[0]),
  code: `BR${31000 + index}`,
})) as readonly Part[];

export interface BoxLine {
  code: string;
  diameter: string;
  boxes: number;
  price: number;
}

export const boxLines: readonly BoxLine[] = [
  { code: "BR31338", diameter: "275", boxes: 12, price: 460.8 },
  { code: "BR31402", diameter: "280.05", boxes: 4, price: 164.2 },
  { code: "BD12009", diameter: "203.2", boxes: 30, price: 1802.5 },
];

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

export const boxColumns: readonly DataColumn<BoxLine>[] = [
  { id: "code", header: "Code", cell: ({ code }) => <Code>{code}</Code> },
  {
    id: "diameter",
    header: "A, mm",
    align: "decimal",
    isMono: true,
    cell: ({ diameter }) => diameter,
  },
  {
    id: "boxes",
    header: "Boxes",
    align: "end",
    isMono: true,
    cell: ({ boxes }) => boxes,
    total: (rows) => sum(rows.map(({ boxes }) => boxes)),
  },
  {
    id: "price",
    header: "US$",
    align: "end",
    isMono: true,
    cell: ({ price }) => <Money amount={price} />,
    total: (rows) => <Money amount={sum(rows.map(({ price }) => price))} />,
  },
];
