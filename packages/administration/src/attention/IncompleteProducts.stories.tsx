import { incompleteAnswer, problem } from "@caliper/api-client/fixtures";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { withCatalogue } from "../testing/index.ts";
import { IncompleteProducts } from "./IncompleteProducts.tsx";

/** The products without a picture, a price or a drawing. */
const meta = {
  title: "Administration/Incomplete products",
  component: IncompleteProducts,
  decorators: [withCatalogue],
  parameters: {
    guide: [
      "Use it as the page behind a line of `Attention`.",
      "Don't edit products in it: their data come from spreadsheets.",
    ],
    catalogue: { account: "admin" },
    visual: { width: 1200, phone: true },
  },
  args: { without: "picture", onChange: fn() },
} satisfies Meta<typeof IncompleteProducts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Data: Story = {
  globals: { locale: "en" },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole("link", { name: "BR31338" })).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: "Price" }));
    await expect(args.onChange).toHaveBeenCalledWith("price");
  },
};

export const LongSpanish: Story = { globals: { locale: "es" } };

export const Empty: Story = {
  globals: { locale: "en" },
  parameters: {
    visual: { skip: true },
    catalogue: { handlers: { "GET /api/v1/attention/products": { Total: 0, Data: [] } } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Every product has it")).toBeVisible();
  },
};

export const Failed: Story = {
  globals: { locale: "en" },
  parameters: {
    visual: { skip: true },
    catalogue: { handlers: { "GET /api/v1/attention/products": problem(500) } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Request fail.")).toBeVisible();
  },
};

const fullPage = Array.from({ length: 100 }, (_, at) => ({
  ...incompleteAnswer.Data[0],
  XBP: `BR${31338 + at}`,
}));

/** The rows stay, and the reason is above the button. */
export const MoreFailed: Story = {
  globals: { locale: "en" },
  parameters: {
    visual: { skip: true },
    catalogue: {
      handlers: {
        "GET /api/v1/attention/products": ({
          query,
        }: {
          query: Readonly<Record<string, string>>;
        }) => (query["after"] === undefined ? { Total: 250, Data: fullPage } : problem(500)),
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Show more" }));
    await expect(await canvas.findByText(/Request fail/u)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "BR31338" })).toBeVisible();
  },
};
