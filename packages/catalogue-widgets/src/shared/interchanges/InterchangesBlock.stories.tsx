import { examples } from "@caliper/api-client/fixtures";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { withCatalogue } from "../../testing/stories/index.ts";
import { InterchangesBlock } from "./InterchangesBlock.tsx";

const { interchanges = [] } = examples.datasheets.brake_rotors;

const meta = {
  title: "Datasheet/Blocks/Interchanges",
  component: InterchangesBlock,
  decorators: [withCatalogue],
  args: { interchanges },
  parameters: {
    guide: [
      "Use it for competitors' codes that a part replaces.",
      "Don't show it to viewers without interchanges: the server leaves them out.",
    ],
    visual: { width: 1200, phone: true },
  },
} satisfies Meta<typeof InterchangesBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Ten cells per row, three on a phone. */
export const Many: Story = {
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    await canvas.findByText("27 interchanges");
    await expect(canvas.getAllByRole("listitem")).toHaveLength(27);
  },
};
export const One: Story = { args: { interchanges: interchanges.slice(0, 1) } };
/** Brands and codes of any length. */
export const Long: Story = {
  args: {
    interchanges: [
      { brand: "A BRAND WITH A VERY LONG NAME", code: "0123456789-ABCDEF-GH" },
      ...interchanges.slice(0, 3),
    ],
  },
};
export const Spanish: Story = { globals: { locale: "es" } };
export const Empty: Story = { args: { interchanges: [] } };
