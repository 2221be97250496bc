import { problem } from "@caliper/api-client/fixtures";
import {
  absent,
  answers,
  navigated,
  see,
  shows,
  withToasts,
} from "@caliper/catalogue-widgets/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { withCatalogue } from "../testing/index.ts";
import { SharedPartsList } from "./SharedPartsList.tsx";

/** A list that somebody shares, with the prices of its reader. */
const meta = {
  title: "Lists/Shared list",
  component: SharedPartsList,
  decorators: [withToasts, withCatalogue],
  args: {
    token: "q1w2e3r4t5y6u7i8o9p0aA",
    hrefs: {
      order: (id) => `/home/orders/${id}`,
      quotation: (id) => (id === undefined ? "/home/quotations" : `/home/quotations/${id}`),
      list: (id) => (id === undefined ? "/home/lists" : `/home/lists/${id}`),
      shared: (token) => `/home/shared-lists/${token}`,
    },
  },
  parameters: {
    guide: [
      "Use it as the page behind a link to a list.",
      "Don't show it to visitors without an account: the server refuses them.",
    ],
    catalogue: { account: "cliente" },
    visual: { width: 1216, phone: true },
  },
} satisfies Meta<typeof SharedPartsList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    await see(canvas, ["heading", "Workshop Centro"], "cliente", /^Total$/u);
    await userEvent.click(canvas.getByRole("button", { name: "Copy to my lists" }));
    await waitFor(() => expect(navigated.mock.lastCall?.[0]).toBe("/home/lists/3"));
  },
};

export const WithoutPrices: Story = {
  globals: { locale: "es" },
  parameters: { catalogue: { account: "junior" } },
  play: shows(["heading", "Workshop Centro"], absent(/US\$/u), absent(["columnheader", "Precio"])),
};

/** The owner lets nobody copy it. */
export const ReadOnly: Story = {
  globals: { locale: "en" },
  parameters: {
    visual: { skip: true },
    ...answers({
      "GET /api/v1/shared-lists/{token}": {
        name: "Workshop Centro",
        owner: "cliente",
        mayBeCopied: false,
        lines: [],
      },
    }),
  },
  play: shows(["heading", "Workshop Centro"], absent(["button", "Copy to my lists"])),
};

export const Revoked: Story = {
  globals: { locale: "en" },
  parameters: answers({ "GET /api/v1/shared-lists/{token}": () => problem(404) }),
  play: shows("This link is no longer valid"),
};

export const Loading: Story = {
  parameters: { visual: { skip: true }, catalogue: { account: "cliente", delay: Infinity } },
};

export const Failed: Story = {
  parameters: {
    visual: { skip: true },
    ...answers({ "GET /api/v1/shared-lists/{token}": () => problem(500) }),
  },
  play: shows("Request fail."),
};
