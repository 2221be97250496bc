import type { Meta, StoryObj } from "@storybook/react-vite";
import { Box } from "../Box/Box.tsx";
import { Inline } from "../Inline/Inline.tsx";
import { Stack } from "./Stack.tsx";

const children = ["First", "Second", "Third"].map((label) => (
  <Box key={label} surface="sunken" border="hairline" padding={8}>
    {label}
  </Box>
));

/** Children under each other; the gap is the parent's, never the child's. */
const meta = { title: "Layout/Stack", component: Stack, args: { children } } satisfies Meta<
  typeof Stack
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Gaps: Story = {
  render: (args) => (
    <Inline gap={24} align="start">
      {([4, 8, 16, 32] as const).map((gap) => (
        <Stack key={gap} {...args} gap={gap} />
      ))}
    </Inline>
  ),
};

export const Alignment: Story = { args: { align: "center", gap: 8 } };
