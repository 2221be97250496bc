import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { paths } from "../paths.ts";
import { page } from "./page.tsx";

/** Spreadsheet exports, orders, and the newsletter. */
const meta = { title: "Pages/Reports" } satisfies Meta;
export default meta;

type Story = StoryObj;

export const ExchangeTable: Story = page({
  locale: "en",
  path: paths.reports("exchange"),
  account: "admin",
  shows: "Families",
});

/** A repeated order with changed prices. */
export const PurchaseOrder: Story = page({
  locale: "en",
  path: paths.reports("order", 12),
  account: "admin",
  shows: /^Repeating order 12/u,
});

export const PasteList: Story = page({
  locale: "en",
  path: paths.reports("list"),
  account: "admin",
  shows: "List of codes",
});

export const SentOrders: Story = page({
  path: paths.reports("history"),
  account: "admin",
  shows: "Deliver in two parts",
  hasPicture: false,
});

export const SentOrder: Story = page({
  path: paths.order(12),
  account: "admin",
  shows: "Deliver in two parts",
});

export const Newsletter: Story = page({
  path: paths.newsletter(),
  account: "cliente",
  shows: "november-2026.pdf",
});

/** Not reachable from the menu or by URL. */
export const Closed: Story = page({
  locale: "en",
  path: paths.reports(),
  account: "cliente",
  shows: "Your account does not have access to this page",
  hasPicture: false,
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText("Your account does not have access to this page");
    await expect(within(canvasElement).queryByRole("link", { name: "Table reports" })).toBeNull();
  },
});
