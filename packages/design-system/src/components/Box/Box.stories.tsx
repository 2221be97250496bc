import type { Meta, StoryObj } from "@storybook/react-vite";
import { allVariants, variantsOf } from "../../stories/allVariants.tsx";
import { box } from "./Box.css.ts";
import { Box } from "./Box.tsx";

/** Padding and a line above. */
const meta = {
  title: "Layout/Box",
  component: Box,
  parameters: {
    guide: [
      "Use it for padding that no parent can give.",
      "Separate two blocks with a line above the second.",
      "Don't nest boxes.",
      "Don't space siblings with it: use the `gap` of their parent.",
    ],
  },
} satisfies Meta<typeof Box>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AllVariants: Story = allVariants(
  Box,
  { ...variantsOf(box, "padding", "paddingBlock"), padding: [0, 12] },
  { children: "D1200" },
  { cell: 120 },
);
