import { customerOrderAnswer, customerRequest, problem } from "@caliper/api-client/fixtures";
import { answers, see, shows, withToasts } from "@caliper/catalogue-widgets/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { withCatalogue } from "../../testing/index.ts";
import { OwnOrderPage } from "./OwnOrderPage.tsx";

/** A sent order with the answers to its lines; what is new since the last visit is marked. */
const meta = {
  title: "Lists/Own order",
  component: OwnOrderPage,
  decorators: [withToasts, withCatalogue],
  args: {
    id: 14,
    hrefs: {
      order: (id?: number) => (id === undefined ? "/home/orders" : `/home/orders/${id}`),
      list: (id: number) => `/home/lists/${id}`,
    },
  },
  parameters: {
    guide: [
      "Use it as the page of one order for the customer who sent it.",
      "Opening it notes that the customer has seen the answers.",
      "Don't let the customer change a sent order: a new list is made of it.",
    ],
    catalogue: { account: "cliente" },
    visual: { width: 1216, phone: true },
  },
} satisfies Meta<typeof OwnOrderPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const seen = fn();

export const Answered: Story = {
  globals: { locale: "en" },
  parameters: answers({
    "POST /api/v1/own-orders/{id}/seen": ({ body }) => {
      seen(body);
      return new Response(null, { status: 204 });
    },
  }),
  play: async ({ canvas }) => {
    await see(canvas, ["heading", "Order 14"], "OC-2026-118", "Partly confirmed", "Received");
    await see(canvas, "Replaced by", ["link", "BR31340"], "Not available", "The rest in January");
    await expect(canvas.getAllByText("New")).toHaveLength(2);
    await waitFor(() => expect(seen).toHaveBeenCalledWith({ revision: 1 }));
  },
};

export const Spanish: Story = {
  globals: { locale: "es" },
  play: shows("Confirmada en parte", "Reemplazado por", "No disponible", [
    "button",
    "Volver a pedir",
  ]),
};

export const Received: Story = {
  globals: { locale: "en" },
  parameters: answers({
    "GET /api/v1/own-orders/{id}": {
      ...customerOrderAnswer,
      request: {
        ...customerRequest,
        reference: "",
        state: "received",
        revision: 0,
        hasNews: false,
        answers: [],
        seen: { state: "received", answers: [] },
      },
    },
  }),
  play: shows(["heading", "Order 14"], "Received"),
};

export const AgainFailed: Story = {
  globals: { locale: "en" },
  parameters: { visual: { skip: true }, ...answers({ "POST /api/v1/lists": () => problem(503) }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Order again" }));
    await see(canvas, ["alert"]);
  },
};

export const NotFound: Story = {
  globals: { locale: "en" },
  args: { id: 99 },
  parameters: { visual: { skip: true } },
  play: shows("Order 99 does not exist", ["link", "My orders"]),
};
