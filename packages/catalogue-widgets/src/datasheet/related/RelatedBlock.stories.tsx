import { examples } from "@caliper/api-client/fixtures";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { absent, navigated, shows, withCatalogue } from "../../testing/stories/index.ts";
import { RelatedBlock } from "./RelatedBlock.tsx";

const products = examples.relatedProducts;

const meta = {
  title: "Datasheet/Blocks/Related products",
  component: RelatedBlock,
  decorators: [withCatalogue],
  args: {
    vehicle: { maker: "Toyota", model: "Corolla", years: { from: 2009, to: 2013 } },
    products,
  },
  parameters: {
    guide: [
      "Use it below a datasheet for the same vehicle's other parts.",
      "Start with the vehicle that was searched for.",
      "Don't use it as a search result: it shows one vehicle only.",
    ],
    visual: { width: 520, phone: true },
  },
} satisfies Meta<typeof RelatedBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Data: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("link", { name: /BD31512/ }));
    await expect(navigated).toHaveBeenCalledWith(
      "/datasheet?codigo=BD31512&family=brake_drums",
      undefined,
    );
  },
};

export const Filtering: Story = {
  globals: { locale: "en" },
  parameters: { visual: { skip: true } },
  play: async ({ canvas, step }) => {
    await step("Unchecking a type hides its cards", async () => {
      await userEvent.click(canvas.getByRole("checkbox", { name: "Drums" }));
      await expect(canvas.queryByRole("link", { name: /BD31512/ })).toBeNull();
      await expect(canvas.getByRole("checkbox", { name: "All" })).not.toBeChecked();
    });
    await step("All shows every type again", async () => {
      await userEvent.click(canvas.getByRole("checkbox", { name: "All" }));
      await canvas.findByRole("link", { name: /BD31512/ });
      await userEvent.click(canvas.getByRole("checkbox", { name: "All" }));
      await canvas.findByText("Select at least one product type.");
    });
  },
};

/** Only one type, so there is no filter. */
export const OneType: Story = {
  args: { products: products.slice(0, 1) },
  play: shows(absent(["checkbox"])),
};

/** Six cards at first. */
export const Many: Story = {
  globals: { locale: "en" },
  args: {
    products: products.flatMap((product, index) =>
      [0, 1, 2].map((copy) => ({ ...product, code: `D${12000 + 10 * index + copy}` })),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("link")).toHaveLength(6);
    await userEvent.click(canvas.getByRole("button", { name: "See all (18)" }));
    await expect(canvas.getAllByRole("link")).toHaveLength(18);
  },
};
export const Spanish: Story = { globals: { locale: "es" } };
export const Loading: Story = { args: { products: undefined } };
export const Empty: Story = { args: { products: [] } };
export const Failed: Story = {
  globals: { locale: "en" },
  args: { products: undefined, onRetry: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
