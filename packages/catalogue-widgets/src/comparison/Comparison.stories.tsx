import {
  datasheetAnswers,
  type MockHandlers,
  nearParts,
  noFinding,
  problem,
  withoutPrices,
} from "@caliper/api-client/fixtures";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { absent, keeping, shows, withCatalogue } from "../testing/stories/index.ts";
import { Comparison, type ComparisonProps } from "./Comparison.tsx";
import { closeDelay } from "./slot/PartDialog.tsx";
import { CompareLink } from "../shared/compare-link/index.ts";

const rotor = datasheetAnswers.brake_rotors;
const pad = datasheetAnswers.brake_pads;
const picture = { Name: "favicon.svg", Version: "1", Width: 800, Height: 600 };
const known = {
  BR31338: rotor,
  BR31340: { ...rotor, Codigo: "BR31340" },
  D12001: pad,
  D12004: { ...pad, Codigo: "D12004" },
} as const;

const handlers: MockHandlers = {
  "GET /api/Ficha_info": ({ query }) =>
    Object.entries(known).find(([code]) => code === query["codigo"])?.[1] ?? problem(404),
};

const meta = {
  title: "Comparison/Comparison",
  component: Comparison,
  subcomponents: { CompareLink },
  decorators: [withCatalogue],
  args: { section: "brakepad_band", parts: {}, onChange: fn() },
  parameters: {
    guide: [
      "Use it for two parts of one section.",
      "Keep both codes in the page's address.",
      "Put a `CompareLink` beside a part that can be compared.",
      "Don't use it for more than two parts: list them with `MeasureSearch`.",
      "Don't open it with two parts of different sections.",
    ],
    catalogue: { account: "cliente", handlers },
    // The stories of the view have the pictures.
    visual: { skip: true },
  },
  render: function Render(args: ComparisonProps) {
    const [parts, setParts] = useState(args.parts);
    return <Comparison {...args} parts={parts} onChange={keeping(setParts, args.onChange)} />;
  },
} satisfies Meta<typeof Comparison>;

export default meta;
type Story = StoryObj<typeof Comparison>;

/** The dialog suggests codes, closes 200 ms after the choice, and focus returns to the slot's button. */
export const ChoosingAPart: Story = {
  globals: { locale: "en" },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole("button", { name: "Choose part A" });
    button.focus();
    await userEvent.keyboard("{Enter}");
    const dialog = await screen.findByRole("dialog", { name: "Part number A" });
    await userEvent.type(screen.getByRole("combobox"), "d-1200");
    const option = await screen.findByRole("option", { name: /^D12004/u });
    const chosenAt = performance.now();
    await userEvent.click(option);
    await expect(args.onChange).toHaveBeenLastCalledWith({ a: "D12004" });
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(closeDelay).toBe(200);
    await expect(performance.now() - chosenAt).toBeGreaterThanOrEqual(closeDelay);
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: "Change part A" })).toHaveFocus(),
    );
    await expect(await canvas.findByRole("link", { name: "D12004" })).toBeVisible();
  },
};

export const Compared: Story = {
  globals: { locale: "en" },
  args: { section: "rotor_drum", parts: { a: "BR31338", b: "BR31340" } },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText("Overlay to scale")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Swap A and B" }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ a: "BR31340", b: "BR31338" });
    await userEvent.click(canvas.getByRole("button", { name: "Remove BR31340" }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ a: undefined, b: "BR31338" });
    await expect(await canvas.findByRole("button", { name: "Choose part A" })).toBeVisible();
  },
};

export const Products: Story = {
  globals: { locale: "en" },
  args: { section: "rotor_drum", parts: { a: "BR31338" } },
  parameters: {
    catalogue: {
      account: "cliente",
      handlers: { "GET /api/Ficha_info": { ...rotor, Pictures: [picture] } },
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: "Show product" }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ a: "BR31338", view: "product" });
    await expect(await canvas.findByRole("img", { name: /BR31338, image 1 of/u })).toBeVisible();
  },
};

/** Similar codes are requested only for an unknown code. */
export const UnknownCode: Story = {
  globals: { locale: "en" },
  args: { parts: { a: "d12o0" } },
  parameters: {
    catalogue: {
      account: "cliente",
      handlers: { ...handlers, "POST /api/v2/find": { ...noFinding, near: [...nearParts] } },
    },
  },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText("D12O0 is not in the catalogue")).toBeVisible();
    const code = nearParts[0]?.code ?? "";
    await userEvent.click(await canvas.findByRole("button", { name: code }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ a: code });
  },
};

/** PLANTA without the family's flag. */
export const Forbidden: Story = {
  globals: { locale: "en" },
  args: { parts: { a: "BR31338" } },
  parameters: {
    catalogue: { account: "planta_pads", handlers: { "GET /api/Ficha_info": problem(403) } },
  },
  play: shows("Your account does not have access to BR31338"),
};

export const Failed: Story = {
  globals: { locale: "en" },
  args: { parts: { a: "BR31338" } },
  parameters: {
    catalogue: { account: "cliente", handlers: { "GET /api/Ficha_info": problem(500) } },
  },
  play: shows("BR31338 could not be loaded", ["button", "Try again"]),
};

/** No interchanges for JUNIOR. */
export const Junior: Story = {
  globals: { locale: "en" },
  args: { section: "rotor_drum", parts: { a: "BR31338", b: "BR31340" } },
  parameters: {
    catalogue: {
      account: "junior",
      handlers: {
        "GET /api/Ficha_info": ({ query }) => ({
          ...withoutPrices(rotor),
          Codigo: query["codigo"] ?? "",
        }),
      } satisfies MockHandlers,
    },
  },
  play: shows("Applications in common", absent("Interchanges in common")),
};
