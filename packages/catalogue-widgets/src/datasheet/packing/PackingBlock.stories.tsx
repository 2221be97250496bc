import type { Meta, StoryObj } from "@storybook/react-vite";
import { shows, withCatalogue } from "../../testing/stories/index.ts";
import { PackingBlock } from "./PackingBlock.tsx";

const meta = {
  title: "Datasheet/Blocks/Box and pallet",
  component: PackingBlock,
  decorators: [withCatalogue],
  args: { pallet: { boxQuantity: 2, palletQuantity: 1080, weight: 11.6 } },
  parameters: {
    guide: [
      "Use it for quantities per box and pallet and the weight.",
      "Leave out what is not known: the block then has fewer figures.",
      "Don't use it for stock: it says how a part is packed.",
    ],
    visual: { width: 420 },
  },
} satisfies Meta<typeof PackingBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Data: Story = {
  play: shows("1,080", "11.60"),
};
export const Spanish: Story = { globals: { locale: "es" } };
export const WithoutWeight: Story = {
  args: { pallet: { boxQuantity: 20, palletQuantity: null, weight: null } },
};
export const Empty: Story = {
  args: { pallet: { boxQuantity: null, palletQuantity: null, weight: null } },
};
