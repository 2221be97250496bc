import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { contains, exact, Outline, parts, prefix } from "../../stories/samples.tsx";
import type { Part } from "../../stories/samples.tsx";
import { Button } from "../Button/Button.tsx";
import { Code } from "../Code/Code.tsx";
import { EmptyState } from "../EmptyState/EmptyState.tsx";
import { ErrorState } from "../ErrorState/ErrorState.tsx";
import { Inline } from "../Inline/Inline.tsx";
import { Mark } from "../Mark/Mark.tsx";
import { Money } from "../Money/Money.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { Text } from "../Text/Text.tsx";
import { DataTable } from "./DataTable.tsx";
import type { DataTableProps } from "./DataTable.tsx";
import type { DataColumn, Sort } from "./types.ts";

const columns: readonly DataColumn<Part>[] = [
  { id: "outline", header: "Outline", width: 72, cell: () => <Outline /> },
  {
    id: "code",
    header: "Code",
    isRowHeader: true,
    isSortable: true,
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
    isSortable: true,
    cell: ({ price }) => <Money amount={price} hideCurrency />,
  },
];

const groups = [
  { id: "exact", label: "Exact", rows: exact },
  { id: "prefix", label: "Prefix", rows: prefix },
  { id: "contains", label: "Contains", rows: contains },
];

/** Rows of one kind: read, chosen, opened, sorted. Every view of data has four states. */
const meta = {
  title: "Data/DataTable",
  component: DataTable<Part>,
  args: {
    label: "Results",
    columns,
    groups,
    rowHeight: "rowResult",
    getRowId: ({ code }) => code,
    getRowText: ({ code, product }) => `${code} ${product}`,
    selectedId: "BR31338",
    onSelect: fn(),
    onRowAction: fn(),
  },
  render: function Render(args: DataTableProps<Part>) {
    const [selectedId, setSelected] = useState(args.selectedId ?? null);
    return (
      <DataTable
        {...args}
        selectedId={selectedId}
        {...(args.onSelect && {
          onSelect: (id: string) => {
            setSelected(id);
            args.onSelect?.(id);
          },
        })}
      />
    );
  },
} satisfies Meta<typeof DataTable<Part>>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Groups name the kind of match; on a phone rows become cards. */
export const Results: Story = { parameters: { visual: { phone: true, width: 1200 } } };

/** Arrows choose as they go, Enter opens. */
export const Keyboard: Story = {
  parameters: { visual: { width: 1200 } },
  play: async ({ args, canvasElement }) => {
    const table = within(canvasElement).getByRole("grid", { name: "Results" });
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    await expect(args.onSelect).toHaveBeenLastCalledWith("D12001");
    await expect(within(table).getByRole("row", { name: /D12001/ })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onRowAction).toHaveBeenLastCalledWith("D12001");
  },
};

/** Cards that the view draws itself. */
export const OwnCards: Story = {
  parameters: { visual: { phone: true, width: 1200 } },
  args: {
    renderCard: ({ code, product, detail, price }) => (
      <Inline justify="between" align="start" wrap={false}>
        <Inline wrap={false} gap={12}>
          <Outline />
          <Stack gap={0}>
            <Code href={`#${code}`}>{code}</Code>
            <Text variant="cell">{product}</Text>
            <Text variant="caption" tone="subtle">
              {detail}
            </Text>
          </Stack>
        </Inline>
        <Money amount={price} />
      </Inline>
    ),
  },
};

/** One radio per row, in a column of its own. */
export const Radios: Story = {
  parameters: { visual: { phone: true } },
  args: {
    groups: undefined,
    rows: parts,
    selectionControl: "radio",
    rowHeight: "rowDense",
    headRule: "hairline",
    columns: columns.filter(({ id }) => ["code", "fits", "size"].includes(id)),
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const radios = canvas.getAllByRole("radio");
    await expect(radios[0]).toBeChecked();
    const third = canvas.getByRole("radio", { name: "D12004 Brake Pads" });
    await userEvent.click(third);
    await expect(args.onSelect).toHaveBeenLastCalledWith("D12004");
    await expect(third).toBeChecked();
    await expect(radios[0]).not.toBeChecked();
  },
};

const byCode = (a: Part, b: Part) => a.code.localeCompare(b.code);

/** The head of a sortable column is a button; the arrow says which way. */
export const Sorted: Story = {
  parameters: { visual: { width: 1200 } },
  args: { groups: undefined, onSelect: undefined, selectedId: null },
  render: function Render(args) {
    const [sort, setSort] = useState<Sort>({ column: "code", direction: "ascending" });
    const sorted = parts.toSorted((a, b) =>
      sort.column === "price" ? a.price - b.price : byCode(a, b),
    );
    return (
      <DataTable
        {...args}
        rows={sort.direction === "descending" ? sorted.toReversed() : sorted}
        sort={sort}
        onSortChange={setSort}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const head = canvas.getByRole("columnheader", { name: /MIAMI/ });
    await userEvent.click(head);
    await userEvent.click(head);
    await expect(head).toHaveAttribute("aria-sort", "descending");
    await expect(canvas.getAllByRole("row")[1]).toHaveAccessibleName(/WC116328/);
    await userEvent.unhover(head);
  },
};

const many: readonly Part[] = Array.from({ length: 1000 }, (_, index) => ({
  ...(parts[index % parts.length] ?? parts[0]),
  code: `BR${31000 + index}`,
})) as readonly Part[];

/** Past 200 rows only those in sight are in the document; the screen reader still hears of all. */
export const Virtual: Story = {
  args: { groups: undefined, rows: many, maxHeight: 320, selectedId: "BR31002" },
  parameters: { visual: { width: 1200 } },
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole("grid");
    await expect(grid).toHaveAttribute("aria-rowcount", "1001");
    await expect(within(grid).getAllByRole("row").length).toBeLessThan(60);
  },
};

/** Inside a height of its own the head and the first column stay. */
export const Scrolled: Story = {
  args: { maxHeight: 200, groups: undefined, rows: parts },
  parameters: { visual: { sticky: true } },
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole("grid");
    const frame = grid.parentElement;
    frame?.scrollTo(120, 90);
    const head = within(grid).getByRole("columnheader", { name: "Outline" });
    await expect(head.getBoundingClientRect().top).toBe(frame?.getBoundingClientRect().top);
    await expect(head.getBoundingClientRect().left).toBe(frame?.getBoundingClientRect().left);
  },
};

export const Loading: Story = {
  args: { state: "loading", loadingLabel: "Loading results", skeletonRows: 5 },
  parameters: { visual: { phone: true, width: 1200 } },
};

export const Empty: Story = {
  args: {
    state: "empty",
    emptyState: (
      <EmptyState
        title="No part matches D-12000"
        hint="Check the code, or search by its measures."
        action={<Button>Search by measure</Button>}
      />
    ),
  },
};

export const Failed: Story = {
  args: {
    state: "error",
    errorState: (
      <ErrorState
        title="Request fail."
        detail="The catalogue did not answer. Your search is kept."
        retryLabel="Try again"
        onRetry={fn()}
      />
    ),
  },
};

export const LongSpanish: Story = {
  globals: { locale: "es" },
  parameters: { visual: { phone: true, width: 1200 } },
  args: {
    label: "Resultados",
    groups: [
      {
        id: "contains",
        label: "Contiene",
        rows: contains.map((row) => ({
          ...row,
          product: "Rotor de freno ventilado con recubrimiento",
          detail: "delantero, lado izquierdo y derecho",
        })),
      },
    ],
  },
};
