import type { Stock } from "@caliper/api-client";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { withCatalogue } from "../../testing/stories/index.ts";
import { StockButton } from "./StockButton.tsx";

const stock: Stock = {
  state: "inStock",
  asOf: "2026-11-12T10:40:00Z",
  isCurrent: true,
  elsewhere: ["PANAMA", "PLANTA"],
};
const priceWith = (facts: Partial<Stock>) => ({
  price: { warehouse: "MIAMI", amount: 38.4, stock: { ...stock, ...facts } } as const,
});

const meta = {
  title: "Search/Stock",
  component: StockButton,
  decorators: [withCatalogue],
  args: { code: "BR31338", ...priceWith({}) },
  parameters: {
    guide: [
      "Use it beside the price of a warehouse: what the warehouse has, in words.",
      "Pass the price as the server returned it: quantities and other warehouses are limited to what the viewer may see.",
      "Don't show a quantity beside it: the words contain it for those who may see it.",
    ],
    visual: { width: 320 },
  },
} satisfies Meta<typeof StockButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InStock: Story = {};
export const WithQuantity: Story = { args: priceWith({ quantity: 48 }) };
export const Low: Story = { args: priceWith({ state: "low", quantity: 6 }) };
export const None: Story = { args: priceWith({ state: "none" }) };
/** Its dot has no color. */
export const NotCurrent: Story = { args: priceWith({ isCurrent: false }) };
/** Nothing is shown. */
export const Unknown: Story = {
  args: { price: { warehouse: "MIAMI", amount: 38.4 } },
  parameters: { visual: { skip: true } },
};
/** Of which time it is, when more arrive, and the other warehouses that have it. */
export const Opened: Story = {
  args: priceWith({ state: "none", expected: "2026-12-09" }),
  globals: { locale: "en" },
  parameters: { visual: { page: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Out of stock: stock of BR31338" }));
    const dialog = await screen.findByRole("dialog", { name: "Stock of BR31338" });
    await expect(dialog).toHaveTextContent("expected Dec 9");
    await expect(dialog).toHaveTextContent("Also in stock at PANAMA, CHINA");
  },
};
export const Spanish: Story = {
  ...Opened,
  globals: { locale: "es" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Agotada/u }));
    await expect(await screen.findByRole("dialog")).toHaveTextContent("se espera el 9 dic");
  },
};
