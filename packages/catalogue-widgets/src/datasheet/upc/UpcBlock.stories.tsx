import { examples } from "@caliper/api-client/fixtures";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { withCatalogue } from "../../testing/stories/index.ts";
import { UpcBlock } from "./UpcBlock.tsx";

const { upcs = [], equivalences = [] } = examples.datasheets.brake_rotors;

const meta = {
  title: "Datasheet/Blocks/UPC and equivalences",
  component: UpcBlock,
  decorators: [withCatalogue],
  args: { upcs, equivalences },
  parameters: {
    guide: [
      "Use it for barcode numbers and similar parts of our own.",
      "Show it only to viewers who may see these data: the server leaves them out for others.",
      "Don't use it for competitors' codes: use `InterchangesBlock`.",
    ],
    visual: { width: 420 },
  },
} satisfies Meta<typeof UpcBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Both: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText("074830 031336");
    await expect(canvas.getByRole("link", { name: "BR31340" })).toHaveAttribute(
      "href",
      "/datasheet?codigo=BR31340",
    );
  },
};
export const OnlyUpc: Story = { args: { equivalences: [] } };
export const OnlyEquivalences: Story = { args: { upcs: [] } };
export const Spanish: Story = { globals: { locale: "es" } };
export const Empty: Story = { args: { upcs: [], equivalences: [] } };
