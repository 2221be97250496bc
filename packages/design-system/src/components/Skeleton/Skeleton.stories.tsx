import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../Stack/Stack.tsx";
import { Skeleton } from "./Skeleton.tsx";

/** The shape of what is coming. */
const meta = {
  title: "Feedback/Skeleton",
  component: Skeleton,
  parameters: { visual: { width: 620 } },
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

export const Blocks: Story = {
  render: () => (
    <Stack>
      <Skeleton shape="block" height="control" />
      <Skeleton shape="block" height="card" />
      <Skeleton shape="block" height="drawing" />
    </Stack>
  ),
  parameters: { visual: { width: 500 } },
};
