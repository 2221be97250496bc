import type { Meta, StoryObj } from "@storybook/react-vite";
import { Inline } from "../Inline/Inline.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { Divider } from "./Divider.tsx";

/** A hairline between things of one kind; the rule opens a section. */
const meta = { title: "Layout/Divider", component: Divider } satisfies Meta<typeof Divider>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Weights: Story = {
  render: () => (
    <Stack>
      <Divider />
      <Divider weight="rule" />
      <Inline align="stretch">
        English
        <Divider orientation="vertical" />
        Español
      </Inline>
    </Stack>
  ),
};
