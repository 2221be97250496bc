import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { absent, shows, withCatalogue } from "../../testing/stories/index.ts";
import { RecentProducts } from "./RecentProducts.tsx";

const meta = {
  title: "Datasheet/Recent products",
  component: RecentProducts,
  decorators: [withCatalogue],
  args: {
    products: [
      { code: "BR31338", family: "brake_rotors" },
      { code: "D1200", family: "brake_pads" },
      { code: "BD31512", family: "brake_drums" },
      { code: "WC116402", family: "wheel_cylinders" },
      { code: "DOT4HP-500", family: "brake_fluids" },
    ],
  },
  parameters: {
    guide: [
      "Use it on the home page, for the parts opened last on this device.",
      "Hide it while there are none.",
      "Don't use it as a search history: it lists parts only.",
    ],
    visual: { width: 1120, phone: true },
  },
} satisfies Meta<typeof RecentProducts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Five: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "D1200" })).toHaveAttribute(
      "href",
      expect.stringContaining("D1200"),
    );
  },
};
export const None: Story = {
  args: { products: [] },
  parameters: { visual: { skip: true } },
  play: shows(absent(["list"])),
};
