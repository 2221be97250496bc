import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../Stack/Stack.tsx";
import { allVariants, variantsOf } from "../../stories/allVariants.tsx";
import { skeleton } from "./Skeleton.css.ts";
import { Skeleton } from "./Skeleton.tsx";

/** The shape of what is coming. */
const meta = {
  title: "Feedback/Skeleton",
  component: Skeleton,
  parameters: {
    visual: { width: 620 },
    guide: {
      do: [
        "Give it the height of what is coming, so that nothing jumps.",
        "Say `loading` in words beside it, for screen readers.",
      ],
      dont: [
        "Don't show it for less than a moment, or for what may turn out empty in a dialog.",
        "Don't mix it with a spinner.",
      ],
    },
  },
} satisfies Meta<typeof Skeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Text: Story = { args: { count: 3 } };

export const Rows: Story = {
  render: () => (
    <Stack gap={32}>
      <Skeleton shape="rows" row="rowDense" count={3} />
      <Skeleton shape="rows" row="rowResult" count={2} />
    </Stack>
  ),
};

export const AllVariants: Story = allVariants(
  Skeleton,
  { height: variantsOf(skeleton).height },
  { shape: "block" },
  { cell: 200 },
);
