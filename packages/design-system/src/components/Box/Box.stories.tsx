import type { Meta, StoryObj } from "@storybook/react-vite";
import { allVariants, variantsOf } from "../../stories/allVariants.tsx";
import { box } from "./Box.css.ts";
import { Box } from "./Box.tsx";

/** A ground, an edge and inner space. */
const meta = {
  title: "Layout/Box",
  component: Box,
  parameters: {
    guide: {
      do: [
        "Take a ground by its role: the menu is `chrome`, a group row is `sunken`.",
        "Prefer one hairline to four: a rule above a block is enough.",
      ],
      dont: [
        "Don't put a box in a box.",
        "Don't round what holds data; radius is for controls and what floats.",
      ],
    },
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
