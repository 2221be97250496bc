import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { withCatalogue } from "../testing/stories/index.ts";
import { BrakeFluidList } from "./BrakeFluidList.tsx";

const meta = {
  title: "Brake fluids/List",
  component: BrakeFluidList,
  decorators: [withCatalogue],
  parameters: {
    guide: [
      "Use it as the entry to brake fluids.",
      "Link each row to the sheet of the fluid.",
      "Don't mix fluids with parts in one table: they have no dimensions.",
    ],
    catalogue: { account: "cliente" },
    visual: { width: 1200, phone: true },
  },
} satisfies Meta<typeof BrakeFluidList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("link")).toHaveLength(8);
    await expect(canvas.getByRole("link", { name: /1 L.*DOT 3 Premium/ })).toHaveAttribute(
      "href",
      "/brakeFluidSheet?codigo=DOT3&vol=1000",
    );
  },
};
