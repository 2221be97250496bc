import {
  catalogueHandlers,
  decidedJob,
  emptyJob,
  jobAnswer,
  problem,
  stocked,
} from "@caliper/api-client/fixtures";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { answers, keeping, see, shows, withCatalogue } from "../testing/stories/index.ts";
import { Job, type JobProps } from "./Job.tsx";

const meta = {
  title: "Job/Job",
  component: Job,
  decorators: [withCatalogue],
  args: {
    criteria: { maker: "Toyota", model: "Corolla", year: "2012", axle: "front", answers: {} },
    onChange: fn(),
  },
  parameters: {
    guide: [
      "Use it for a vehicle whose axle is known: it lists pads or shoes, discs or drums, hardware, cylinders and fluid together.",
      "Keep its criteria in the URL, so that links and Back restore the answers.",
      "Don't choose a part for the user: a group that is not decided has no part, and the job no total.",
    ],
    catalogue: { account: "cliente" },
    visual: { width: 1120, phone: true },
  },
} satisfies Meta<typeof Job>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The wheel size decides. Until it is known, no pads or discs are chosen and no total is shown. */
export const Open: Story = {
  globals: { locale: "en" },
  play: async ({ canvas, args }) => {
    await expect(
      await canvas.findByText("No total yet. Still to choose: Brake Pads; Brake Rotors."),
    ).toBeVisible();
    await expect(
      canvas.getByText("The catalogue states no part for: Caliper Systems."),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "15-inch wheel" }));
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ answers: { wheelSize: "15" } }),
    );
    await userEvent.click(canvas.getByRole("radio", { name: "Rear" }));
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ axle: "rear", answers: {} }),
    );
  },
};

const decided = answers({ "GET /api/v1/job": decidedJob });

/** One part each: the first grade with a price is chosen, and another one changes the total. */
export const Decided: Story = {
  globals: { locale: "en" },
  args: { criteria: { ...meta.args.criteria, answers: { wheelSize: "15" } } },
  parameters: { catalogue: { account: "cliente", ...decided.catalogue } },
  play: async ({ canvas, args }) => {
    // 15.40 + 2 × 38.40 + 4.25 + 3.35
    await expect(await canvas.findByText("99.80")).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: /^High Performance/u }));
    await expect(await canvas.findByText("112.00")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Leave out H5678" }));
    await expect(await canvas.findByText("D12001 requires H5678.")).toBeVisible();
    await expect(canvas.getByText("107.75")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Take back" }));
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ answers: {} }));
  },
};

/** Each state of stock: in stock, low, out, not current, and not known. */
export const Stock: Story = {
  globals: { locale: "en" },
  args: { criteria: { ...meta.args.criteria, answers: { wheelSize: "15" } } },
  parameters: {
    catalogue: {
      account: "cliente",
      ...answers({ "GET /api/v1/job": stocked(decidedJob) }).catalogue,
    },
  },
  play: async ({ canvas }) => {
    const chip = (name: RegExp) => canvas.findByRole("radio", { name });
    await expect(await chip(/^Ceramic Plus US\$/u)).toHaveAccessibleDescription("In stock");
    await expect(await chip(/^Severe Duty/u)).toHaveAccessibleDescription("Low stock, 6");
    const out = await chip(/^Safety Quiet/u);
    await expect(out).toHaveAccessibleDescription("Out of stock expected Dec 9");
    await expect(await chip(/^Carbon Plus/u)).toHaveAccessibleDescription(/^In stock not current/u);
    await expect(canvas.getAllByText(/^Stock as of/u)).toHaveLength(1);
    await userEvent.click(out);
    await userEvent.click(canvas.getByRole("button", { name: /^Out of stock: stock of D12001/u }));
    await expect(await screen.findByRole("dialog")).toHaveTextContent("Also in stock at PANAMA");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

/** Two parts with four grades each. */
export const StockSpanish: Story = {
  globals: { locale: "es" },
  parameters: {
    visual: { skip: true },
    catalogue: {
      account: "cliente",
      ...answers({ "GET /api/v1/job": stocked(jobAnswer) }).catalogue,
    },
  },
  play: async ({ canvas }) => {
    await see(canvas, /^Existencias a las/u);
    await expect(canvas.getAllByText("se espera el 9 dic").length).toBeGreaterThan(1);
  },
};

/** Pads of one version with discs of the other. */
export const NoPair: Story = {
  globals: { locale: "es" },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: /^Severe Duty US\$ 16/u }));
    await userEvent.click(canvas.getByRole("radio", { name: /^US\$ 41/u }));
    await expect(
      await canvas.findByText("BR31402 hace par con D12004, que no está entre lo elegido."),
    ).toBeVisible();
  },
};

export const Junior: Story = {
  globals: { locale: "en" },
  parameters: { catalogue: { account: "junior" } },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole("radio", { name: "Choose" });
    if (first) await userEvent.click(first);
    await expect(canvas.queryByText(/total|US\$/iu)).toBeNull();
  },
};

/** The host keeps the criteria: each answer asks the server again, with the parts in place. */
export const Answered: Story = {
  globals: { locale: "en" },
  parameters: {
    visual: { skip: true },
    catalogue: {
      account: "cliente",
      handlers: {
        "GET /api/v1/job": ({ query }: { query: Readonly<Record<string, string>> }) =>
          query["wheelSize"] === "15"
            ? decidedJob
            : catalogueHandlers("cliente")["GET /api/v1/job"],
      },
    },
  },
  render: function Host(args: JobProps) {
    const [criteria, keep] = useState(args.criteria);
    return <Job criteria={criteria} onChange={keeping(keep, args.onChange)} />;
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "15-inch wheel" }));
    await waitFor(() => expect(canvas.getByText("99.80")).toBeVisible());
  },
};

export const Empty: Story = {
  globals: { locale: "en" },
  parameters: {
    catalogue: { account: "cliente", ...answers({ "GET /api/v1/job": emptyJob }).catalogue },
  },
  play: shows("No results found."),
};

export const NoVehicle: Story = {
  globals: { locale: "es" },
  args: { criteria: { ...meta.args.criteria, maker: "", model: "" } },
  play: shows("Sin vehículo"),
};

export const Loading: Story = {
  globals: { locale: "en" },
  parameters: { catalogue: { account: "cliente", delay: Infinity } },
};

export const Failed: Story = {
  globals: { locale: "en" },
  parameters: {
    catalogue: { account: "cliente", ...answers({ "GET /api/v1/job": problem(500) }).catalogue },
  },
  play: shows(["button", "Try again"]),
};
