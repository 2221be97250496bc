import { problem } from "@caliper/api-client/fixtures";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { withCatalogue } from "../testing/index.ts";
import { UnansweredSearches } from "./UnansweredSearches.tsx";

const removed = fn();

/** What people searched without finding parts, the most wanted first. */
const meta = {
  title: "Administration/Searches without results",
  component: UnansweredSearches,
  decorators: [withCatalogue],
  parameters: {
    guide: [
      "Use it as the page behind a line of `Attention`.",
      "Remove an entry once another name, an interchange or a part was loaded for it.",
      "Don't add who searched: the server does not store it.",
    ],
    catalogue: { account: "admin" },
    visual: { width: 1200, phone: true },
  },
  args: { loadHref: (table) => `/loadData?load=1&table=${table}` },
  beforeEach: () => void removed.mockClear(),
} satisfies Meta<typeof UnansweredSearches>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each entry links to the tables in which its answer may be missing. */
export const Data: Story = {
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole("row", { name: /Chevrolet Aveo 1995/u }));
    await expect(row.getByText(/Drums, Rear/u)).toBeVisible();
    await expect(row.getByRole("link", { name: "Applications" })).toHaveAttribute(
      "href",
      "/loadData?load=1&table=aplicaciones",
    );
    const code = within(canvas.getByRole("row", { name: /KPD1999/u }));
    await expect(code.getByRole("link", { name: "Interchanges" })).toBeVisible();
  },
};

export const LongSpanish: Story = { globals: { locale: "es" } };

/** An entry that has been dealt with is removed without a question: it appears again if it is searched again. */
export const Removes: Story = {
  globals: { locale: "en" },
  parameters: {
    visual: { skip: true },
    catalogue: {
      handlers: {
        "DELETE /api/v1/unanswered-searches/{id}": ({
          params,
        }: {
          params: Readonly<Record<string, string>>;
        }) => removed(params["id"]),
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Remove: KPD1999" }));
    await waitFor(() => expect(removed).toHaveBeenCalledWith("b".repeat(64)));
  },
};

export const Empty: Story = {
  globals: { locale: "en" },
  parameters: {
    visual: { skip: true },
    catalogue: { handlers: { "GET /api/v1/unanswered-searches": { total: 0, searches: [] } } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Every search found parts")).toBeVisible();
  },
};

export const Failed: Story = {
  globals: { locale: "en" },
  parameters: {
    visual: { skip: true },
    catalogue: { handlers: { "GET /api/v1/unanswered-searches": problem(500) } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Request fail.")).toBeVisible();
  },
};
