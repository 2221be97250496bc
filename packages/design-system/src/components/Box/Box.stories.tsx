import type { Meta, StoryObj } from "@storybook/react-vite";
import { allVariants, variantsOf } from "../../stories/allVariants.tsx";
import { box } from "./Box.css.ts";
import { Box } from "./Box.tsx";

/** Background, border and padding. */
const meta = {
  title: "Layout/Box",
  component: Box,
  parameters: {
    guide: [
      "Choose the background by its role: `chrome` for the menu, `sunken` for a group row.",
      "Prefer one hairline to four: a rule above a block is enough.",
      "Don't nest boxes.",
      "Don't round containers of data; radius is for controls and overlays.",
    ],
  },
} satisfies Meta<typeof Box>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AllVariants: Story = allVariants(
  Box,
  variantsOf(box, "padding", "paddingInline", "paddingBlock", "fill"),
  { padding: 12, children: "D1200" },
  { cell: 120 },
);
