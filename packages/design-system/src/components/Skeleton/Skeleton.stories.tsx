import type { Meta, StoryObj } from "@storybook/react-vite";
import { Inline } from "../Inline/Inline.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { allVariants, variantsOf } from "../../stories/allVariants.tsx";
import { skeleton } from "./Skeleton.css.ts";
import { Skeleton } from "./Skeleton.tsx";

/** A placeholder in the shape of the loading content. */
const meta = {
  title: "Feedback/Skeleton",
  component: Skeleton,
  parameters: {
    visual: { width: 620 },
    guide: [
      "Give it the height of the content, so that the layout does not shift.",
      "Add a text such as `loading` for screen readers.",
      "Don't show it for very short waits, or for dialog content that may turn out empty.",
      "Don't combine it with a spinner.",
    ],
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

export const Buttons: Story = {
  render: () => (
    <Inline gap={8}>
      <Skeleton shape="button" count={2} />
    </Inline>
  ),
};

export const AllVariants: Story = allVariants(
  Skeleton,
  { height: variantsOf(skeleton).height },
  { shape: "block" },
  { cell: 200 },
);
