import { problem } from "@caliper/api-client/fixtures";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { withCatalogue } from "../testing/index.ts";
import { UndecidedVehicles } from "./UndecidedVehicles.tsx";

/** Vehicles with several parts of a kind and axle between which the catalogue states no difference. */
const meta = {
  title: "Administration/Undecided vehicles",
  component: UndecidedVehicles,
  decorators: [withCatalogue],
  parameters: {
    guide: [
      "Use it as the page behind a number of `Attention`.",
      "Correct the list by loading what is missing: a qualifier of an application, a measure, or the end of a wrong application.",
      "Don't list vehicles that a question decides: those need no correction.",
    ],
    catalogue: { account: "admin" },
    visual: { width: 1200, phone: true },
  },
  args: { loadHref: "/loadData?load=1&table=aplicaciones" },
} satisfies Meta<typeof UndecidedVehicles>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each part leads to its datasheet. */
export const Data: Story = {
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole("row", { name: /Chevrolet Equinox Theta 3.5 L/u }));
    await expect(row.getByText(/rotors, Front/iu)).toBeVisible();
    await expect(row.getByRole("link", { name: "BR30761" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Load applications" })).toBeVisible();
  },
};

export const LongSpanish: Story = { globals: { locale: "es" } };

export const Empty: Story = {
  globals: { locale: "en" },
  parameters: {
    visual: { skip: true },
    catalogue: { handlers: { "GET /api/v1/attention/vehicles": { total: 0, vehicles: [] } } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Nothing to decide/u)).toBeVisible();
  },
};

export const Failed: Story = {
  globals: { locale: "en" },
  parameters: {
    visual: { skip: true },
    catalogue: { handlers: { "GET /api/v1/attention/vehicles": problem(500) } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Request fail.")).toBeVisible();
  },
};
