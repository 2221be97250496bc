import type { Meta, StoryObj } from "@storybook/react-vite";
import { allVariants, variantsOf } from "../../stories/allVariants.tsx";
import { Cell } from "../../stories/Cell.tsx";
import { stack } from "./Stack.css.ts";
import { Stack } from "./Stack.tsx";

const children = ["First", "Second", "Third"].map((label) => <Cell key={label}>{label}</Cell>);

/** A column of children with a gap. */
const meta = {
  title: "Layout/Stack",
  component: Stack,
  args: { children },
  parameters: {
    guide: [
      "Use a gap of 8 px within a group, 16 between groups and 32 between blocks.",
      "Nest stacks for different gaps.",
      "Don't add an empty child to get more space.",
      "Don't give children margins: no component has one.",
    ],
  },
} satisfies Meta<typeof Stack>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AllVariants: Story = allVariants(
  Stack,
  { gap: [4, 16, 32], align: variantsOf(stack).align },
  { children },
);
