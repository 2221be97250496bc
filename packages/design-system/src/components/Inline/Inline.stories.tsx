import type { Meta, StoryObj } from "@storybook/react-vite";
import { Box } from "../Box/Box.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { Inline } from "./Inline.tsx";

const children = ["One", "Two or more words", "Three"].map((label) => (
  <Box key={label} surface="sunken" border="hairline" padding={8}>
    {label}
  </Box>
));

/** Children beside each other; they wrap unless told not to. */
const meta = {
  title: "Layout/Inline",
  component: Inline,
  parameters: { visual: { width: 620 } },
  args: { children },
} satisfies Meta<typeof Inline>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Alignment: Story = {
  parameters: { visual: { phone: true } },
  render: (args) => (
    <Stack>
      <Inline {...args} />
      <Inline {...args} justify="between" />
      <Inline {...args} justify="end" gap={2} />
      <Inline {...args} collapse />
    </Stack>
  ),
};
