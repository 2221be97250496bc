import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";
import { row as rowRecipe, table as tableRecipe } from "../../internal/table.css.ts";
import { allVariants, variantsOf } from "../../stories/allVariants.tsx";
import { contains, Outline, type Part, parts } from "../../stories/samples.tsx";
import {
  boxColumns,
  type BoxLine,
  boxLines,
  manyParts,
  partColumns,
  partGroups,
} from "../../stories/tables.tsx";
import { testersOf } from "../../testing/index.ts";
import { Button } from "../Button/Button.tsx";
import { Code } from "../Code/Code.tsx";
import { EmptyState } from "../EmptyState/EmptyState.tsx";
import { ErrorState } from "../ErrorState/ErrorState.tsx";
import { Inline } from "../Inline/Inline.tsx";
import { Money } from "../Money/Money.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { Text } from "../Text/Text.tsx";
import { TextField } from "../TextField/TextField.tsx";
import { DataTable, type DataTableProps } from "./DataTable.tsx";
import { TableSettingsProvider } from "./settings.ts";
import { playKeyboard, playMultiple, playSorted } from "../../stories/dataTable/rows.ts";
import { host, playSettings, stored } from "../../stories/dataTable/settings.ts";
import {
  playLazy,
  playVirtual,
  playVirtualInPage,
  LazyTable,
} from "../../stories/dataTable/virtual.tsx";

const { dataTable } = testersOf({ within, userEvent, waitFor, fireEvent });

const fewColumns = partColumns.filter(({ id }) => ["code", "fits", "size"].includes(id));

/** Rows of one kind: read, selected, opened, sorted. Every view of data has four states. */
const meta = {
  title: "Data/DataTable",
  component: DataTable<Part>,
  parameters: {
    guide: [
      "Put the unit in the header, align figures at the end, and give a column one number of decimals.",
      "Make the code a link and let Enter open the same page.",
      "Give all four states: loading, empty and failed tables take the place of the rows.",
      "Give a virtual table plain text in its cells where you can.",
      "Don't stripe or color rows: only the selected row has a background.",
      "Don't put a table with actions into a `maxHeight` unless something beside it must stay in view.",
      "Don't use it for a few rows to read: that is `Table`, which has no tab stop.",
    ],
  },
  args: {
    label: "Results",
    columns: partColumns,
    groups: partGroups,
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

/**
 * Arrow keys select as they move and skip group headings; Right moves into the cells, Up into the header. Typing finds
 * a row, Enter opens it. The table is one tab stop.
 */
export const Keyboard: Story = {
  parameters: { visual: { width: 1200 } },
  play: playKeyboard,
};

/** A press selects a row, and two quick presses open it. A press on a header sorts. */
export const Pointer: Story = {
  parameters: { visual: { skip: true } },
  args: { groups: undefined, rows: parts },
  play: async ({ args, canvasElement }) => {
    const results = dataTable(canvasElement, "Results");
    await results.select("D12004");
    await expect(args.onSelect).toHaveBeenLastCalledWith("D12004");
    await expect(args.onRowAction).not.toHaveBeenCalled();
    await results.open("D12001");
    await expect(args.onRowAction).toHaveBeenLastCalledWith(
      expect.objectContaining({ code: "D12001" }),
    );
    await results.sortBy("MIAMI, US$");
    await results.sortBy("MIAMI, US$");
    await expect(results.rows().slice(0, 2)).toEqual(["WC116328", "BR31402"]);
    await expect(results.cell("WC116328", "Size, mm")).toBe("19.05");
  },
};

/** After a search by keyboard: the selected row has the focus as soon as it appears, and Enter opens it. */
export const TakesFocus: Story = {
  parameters: { visual: { skip: true } },
  args: { takesFocus: true, selectedId: "D12001" },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByRole("row", { name: /D12001/ })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(args.onRowAction).toHaveBeenLastCalledWith(
      expect.objectContaining({ code: "D12001" }),
    );
  },
};

/** Any number of rows: a checkbox each, and one in the header for all. Shift selects a range. */
export const Multiple: Story = {
  parameters: { visual: { phone: true, width: 900 } },
  args: {
    onSelect: undefined,
    onRowAction: undefined,
    groups: undefined,
    rows: parts,
    rowHeight: "rowDense",
    selectAllLabel: "Choose all",
    columns: fewColumns,
  },
  render: function Render(args) {
    const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
    return <DataTable {...args} selectedIds={ids} onSelectionChange={setIds} />;
  },
  play: playMultiple,
};

const order: DataTableProps<BoxLine> = {
  label: "Order",
  totalLabel: "Total, FOB Miami",
  rows: boxLines,
  getRowId: ({ code }) => code,
  getRowText: ({ code }) => code,
  columns: boxColumns,
};

/** A figure at the foot of a column. Varying decimals align at the point. */
export const Totals: StoryObj<typeof DataTable<BoxLine>> = {
  parameters: { visual: { phone: true, width: 760 } },
  render: () => <DataTable {...order} />,
  play: async ({ canvas }) => {
    const total = canvas.getByRole("row", { name: "Total, FOB Miami" });
    await expect(total).toHaveTextContent(/^Total, FOB Miami46US\$\s?2,427\.50$/);
    await expect(total).toHaveAttribute("aria-rowindex", "5");
  },
};

/** If only a row and a half fits, the header stays entirely visible, and the totals scroll under it. */
export const TotalsInLittleRoom: StoryObj<typeof DataTable<BoxLine>> = {
  parameters: { visual: { sticky: true, width: 760 } },
  render: () => <DataTable {...order} maxHeight={56} />,
  play: async ({ canvas }) => {
    const heads = canvas.getAllByRole("columnheader");
    const foot = canvas.getByRole("row", { name: "Total, FOB Miami" });
    // The cells are sticky, not their row.
    const totals = [...foot.children].map((cell) => cell.getBoundingClientRect().top);
    await expect(heads.length).toBeGreaterThan(1);
    for (const head of heads) {
      const { left, bottom } = head.getBoundingClientRect();
      await expect(Math.max(...totals)).toBeLessThan(bottom);
      const seen = document.elementFromPoint(left + 2, bottom - 2);
      await expect(head.contains(seen)).toBe(true);
    }
  },
};

/** Cards that the view renders itself. */
export const OwnCards: Story = {
  parameters: { visual: { width: 390 } },
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

/** Columns with `inCard` are beside or below the name; the other values have their labels above them. */
export const ArrangedCards: Story = {
  parameters: { visual: { width: 390 } },
  args: {
    groups: undefined,
    rows: parts,
    cardsBelow: Number.POSITIVE_INFINITY,
    columns: partColumns.map((column) => ({
      ...column,
      ...(column.id === "price" && { inCard: "beside" as const }),
      ...(column.id === "product" && { inCard: "below" as const }),
    })),
  },
};

/** On a narrow phone a long name breaks, not the button beside it. */
export const LongNameOfCard: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 288 }}>
        <Story />
      </div>
    ),
  ],
  parameters: { visual: { skip: true } },
  args: {
    groups: undefined,
    rows: parts.slice(0, 1),
    cardsBelow: Number.POSITIVE_INFINITY,
    columns: [
      {
        id: "name",
        header: "File",
        isRowHeader: true,
        cell: () => "precios-de-diciembre-2026-sucursales-del-norte.xlsx",
      },
      {
        id: "actions",
        header: "Actions",
        inCard: "beside",
        cell: () => <Button size="chip">Undo</Button>,
      },
    ],
  },
  play: async ({ canvas }) => {
    // Of one line.
    await expect(canvas.getByRole("button", { name: "Undo" }).offsetHeight).toBeLessThan(40);
  },
};

/** Tab and the arrow keys reach every card, and Tab what is in it: Space selects a card, and Enter opens it, as a click and a double click do. */
export const CardKeys: Story = {
  parameters: { visual: { skip: true } },
  args: {
    groups: undefined,
    rows: parts,
    cardsBelow: Number.POSITIVE_INFINITY,
    columns: fewColumns,
  },
  play: async ({ args, canvas }) => {
    const card = (code: string) => canvas.getByText(code).closest("li");
    await waitFor(() => expect(card("BR31338")).toHaveAttribute("aria-current", "true"));
    await userEvent.tab();
    await expect(card("BR31338")).toHaveFocus();
    const [, second] = canvas.getAllByRole("listitem");
    await userEvent.keyboard("{ArrowUp}{ArrowDown}");
    await expect(second).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(args.onSelect).toHaveBeenCalledTimes(1);
    await expect(second).toHaveAttribute("aria-current", "true");
    await expect(args.onRowAction).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    await expect(args.onRowAction).toHaveBeenCalledTimes(1);
    await expect(second).toHaveFocus();
    await userEvent.dblClick(card("BR31338") as HTMLElement);
    await expect(args.onRowAction).toHaveBeenLastCalledWith(
      expect.objectContaining({ code: "BR31338" }),
    );
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
    columns: fewColumns,
  },
  play: async ({ args, canvas }) => {
    const radios = canvas.getAllByRole("radio");
    await expect(radios[0]).toBeChecked();
    const third = canvas.getByRole("radio", { name: "D12004 Brake Pads" });
    await userEvent.click(third);
    await expect(args.onSelect).toHaveBeenLastCalledWith("D12004");
    await expect(third).toBeChecked();
    await expect(radios[0]).not.toBeChecked();
  },
};

/** The header of a sortable column is a button; the arrow shows the direction. Shift adds a column to sort by. */
export const Sorted: Story = {
  parameters: { visual: { width: 1200 } },
  args: { groups: undefined, rows: parts, onSelect: undefined, selectedId: null },
  play: playSorted,
};

/** Inside a `TableSettingsProvider`, a table with an `id` has a column menu, and keeps its columns and sorting. */
export const Settings: Story = {
  parameters: { visual: { page: true } },
  args: { id: "parts", onSelect: undefined, selectedId: null },
  beforeEach: () => stored.clear(),
  decorators: [
    (Story) => (
      <TableSettingsProvider value={host}>
        <Story />
      </TableSettingsProvider>
    ),
  ],
  play: playSettings,
};

/** Narrower than `foldsBelow`, a table shows columns with `foldsInto` below others instead of scrolling sideways. */
export const Folded: Story = {
  parameters: { visual: { width: 1000 } },
  args: {
    groups: undefined,
    rows: parts,
    foldsBelow: 800,
    columns: partColumns.map((column) => ({
      ...column,
      foldsInto: { fits: "product", size: "code" }[column.id],
    })),
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 640 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() =>
      expect(canvas.queryByRole("columnheader", { name: /Fits|Size/ })).toBeNull(),
    );
    const { cell } = dataTable(canvasElement, "Results");
    await expect(cell(/BR31338/, "Product")).toContain("Toyota Corolla");
    await expect(cell(/BR31338/, "Code")).toBe("BR31338 Size, mm 275.0 x 22.0");
  },
};

/**
 * Past 200 rows only those in view are in the document; `aria-rowcount` counts all. The row with the focus stays in the
 * document when it is scrolled out of view.
 */
export const Virtual: Story = {
  args: {
    groups: [
      { id: "exact", label: "Exact", rows: manyParts.slice(0, 3) },
      { id: "contains", label: "Contains", rows: manyParts.slice(3) },
    ],
    maxHeight: 320,
    selectedId: "BR31002",
  },
  parameters: { visual: { width: 1200 } },
  play: playVirtual,
};

/** Without a `maxHeight` the page scrolls, and the table is virtual too. */
export const VirtualInPage: Story = {
  args: { groups: undefined, rows: manyParts },
  parameters: { visual: { skip: true }, docs: { isWindow: true } },
  play: playVirtualInPage,
};

/**
 * Rows that are loaded as they come near the screen, as high as their text and their detail. With `keyboard="tab"` Tab
 * reaches the fields in them.
 */
export const Lazy: Story = {
  parameters: { visual: { skip: true } },
  args: {
    groups: undefined,
    onSelect: undefined,
    onRowAction: undefined,
    keyboard: "tab",
    isWrapped: true,
    maxHeight: 320,
    rowHeight: "rowImport",
    loadingLabel: "Loading row",
    columns: [
      { id: "code", header: "Code", width: 120, cell: ({ code }) => code },
      { id: "product", header: "Product", width: 80, cell: ({ product }) => product },
      {
        id: "note",
        header: "Note",
        width: 160,
        cell: ({ code }) => <TextField label={`Note on ${code}`} />,
      },
    ],
    renderDetail: ({ code }) => (code.endsWith("7") ? <p>{code} was replaced.</p> : null),
  },
  render: (args) => <LazyTable {...args} />,
  play: playLazy,
};

/** With a `maxHeight` the header and the first columns stay; a hairline shows that others scroll under them. */
export const Scrolled: Story = {
  args: {
    maxHeight: 200,
    groups: undefined,
    rows: parts,
    columns: partColumns.map((column) => ({ ...column, isSticky: column.id === "code" })),
  },
  parameters: { visual: { sticky: true } },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 400 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const grid = canvas.getByRole("grid");
    const frame = grid.parentElement;
    await waitFor(() => {
      frame?.scrollTo(120, 90);
      return expect(frame).toHaveAttribute("data-scrolled");
    });
    const box = (name: string) =>
      within(grid).getByRole("columnheader", { name }).getBoundingClientRect();
    const edge = frame?.getBoundingClientRect();
    await expect(box("Outline").top).toBe(edge?.top);
    await waitFor(() => expect(box("Outline").left).toBe(edge?.left));
    await expect(Math.round(box("Code").left)).toBe(Math.round(box("Outline").right));
  },
};

export const AllVariants: Story = allVariants(
  DataTable<Part>,
  {
    ...variantsOf(tableRecipe, "isFixed", "isWrapped", "density"),
    ...variantsOf(rowRecipe, "isInteractive", "isSample"),
  },
  (name) => ({
    ...meta.args,
    label: name,
    groups: undefined,
    rows: parts.slice(0, 3),
    onSelect: undefined,
    columns: fewColumns,
  }),
  { cell: 460 },
);

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
