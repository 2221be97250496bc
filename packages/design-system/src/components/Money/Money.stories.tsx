import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Table } from "../Table/Table.tsx";
import { Money } from "./Money.tsx";

/** US dollars with two decimals in every language. A price of 0 renders nothing. */
const meta = {
  title: "Text/Money",
  component: Money,
  args: { amount: 1234.5 },
  parameters: {
    visual: { width: 420 },
    guide: [
      "Align a column of prices at the end, so that the decimal points line up.",
      "Pass the amount unchanged; a missing price renders nothing.",
      "Don't format amounts yourself: all languages use the same format.",
      "Don't show a price of 0: it means that there is no price.",
    ],
  },
} satisfies Meta<typeof Money>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Amount: Story = {};

const amounts = [8.15, 38.4, 1234.5, 0, 10_250];

/** Figures are tabular, so that decimal points line up; thousands are grouped. */
export const Column: Story = {
  render: () => (
    <Table
      label="Prices"
      rows={amounts}
      getRowId={String}
      columns={[
        { id: "line", header: "Line", cell: (amount) => amounts.indexOf(amount) + 1 },
        { id: "price", header: "Price", align: "end", cell: (amount) => <Money amount={amount} /> },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    const ends = [...canvasElement.querySelectorAll("td:last-child > span")].map(
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
