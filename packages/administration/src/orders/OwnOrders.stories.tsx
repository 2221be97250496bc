import { problem } from "@caliper/api-client/fixtures";
import { answers, see, shows, withToasts } from "@caliper/catalogue-widgets/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { withCatalogue } from "../testing/index.ts";
import { OwnOrders } from "./OrderHistory.tsx";

/** The orders that a customer has sent. */
const meta = {
  title: "Lists/Own orders",
  component: OwnOrders,
  decorators: [withToasts, withCatalogue],
  args: {
    hrefs: {
      order: (id?: number) => (id === undefined ? "/home/orders" : `/home/orders/${id}`),
      list: (id: number) => `/home/lists/${id}`,
    },
  },
  parameters: {
    guide: [
      "Use it as the page of a customer's orders; each order has a page of its own.",
      "Mark the orders whose answers the customer has not seen.",
      "Don't use it for administrators: `OrderHistory` shows the orders of everyone.",
    ],
    catalogue: { account: "cliente" },
    visual: { width: 1216, phone: true },
  },
} satisfies Meta<typeof OwnOrders>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    await see(canvas, ["link", "Order 20"], "Received", "Partly confirmed", "New answer", "Closed");
    await expect(canvas.getByRole("link", { name: "Order 20" })).toHaveAttribute(
      "href",
      "/home/orders/20",
    );
  },
};

export const Spanish: Story = {
  globals: { locale: "es" },
  play: shows("Confirmada en parte", "Respuesta nueva", "Despachada"),
};

export const Empty: Story = {
  globals: { locale: "en" },
  parameters: answers({ "GET /api/v1/own-orders": [] }),
  play: shows("No orders yet"),
};

export const Loading: Story = {
  parameters: { visual: { skip: true }, catalogue: { account: "cliente", delay: Infinity } },
};

export const Failed: Story = {
  parameters: {
    visual: { skip: true },
    ...answers({ "GET /api/v1/own-orders": () => problem(500) }),
  },
  play: shows("Request fail."),
};
