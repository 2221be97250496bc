import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Table } from "../Table/Table.tsx";
import { Money } from "./Money.tsx";

/** US dollars, two decimals, in both languages alike. A price of 0 is not a price. */
const meta = {
  title: "Text/Money",
  component: Money,
  args: { amount: 1234.5 },
  parameters: {
    visual: { width: 420 },
    guide: {
      do: [
        "Align a column of prices at the end: with two decimals each, the points are one line.",
        "Name the currency in the head of the column and hide it in the cells.",
        "Give it the amount as it is; a missing price shows nothing.",
      ],
      dont: [
        "Format an amount by hand: both languages write it alike here.",
        "Show a price of 0 as a figure. It means that there is none.",
      ],
    },
  },
} satisfies Meta<typeof Money>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Amount: Story = {};

const amounts = [8.15, 38.4, 1234.5, 0, 10_250];

/** Figures are mono and tabular: the points stand under each other, thousands are grouped. */
export const Column: Story = {
  render: () => (
    <Table
      label="Prices"
      rows={amounts}
      getRowId={String}
      columns={[
        { id: "line", header: "Line", cell: (amount) => amounts.indexOf(amount) + 1 },
        { id: "whole", header: "Price", align: "end", cell: (amount) => <Money amount={amount} /> },
        {
          id: "bare",
          header: "Price, US$",
          align: "end",
          cell: (amount) => <Money amount={amount} hideCurrency />,
        },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    const ends = [...canvasElement.querySelectorAll("td:last-child span")].map(
      (figure) => figure.getBoundingClientRect().right,
    );
    await expect(ends).toHaveLength(4);
    await expect(new Set(ends).size).toBe(1);
  },
};

export const Nothing: Story = {
  args: { amount: 0 },
  parameters: { visual: { skip: true } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toBe("");
  },
};
