import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../Stack/Stack.tsx";
import { ProgressBar } from "./ProgressBar.tsx";

/** How far a long piece of work is. */
const meta = {
  title: "Feedback/ProgressBar",
  component: ProgressBar,
  parameters: { visual: { width: 620 } },
  args: { label: "Reading 1rotors.xlsx" },
} satisfies Meta<typeof ProgressBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Values: Story = {
  render: (args) => (
    <Stack gap={24}>
      <ProgressBar {...args} value={0} />
      <ProgressBar {...args} value={66} valueText="2 of 3 batches" />
      <ProgressBar {...args} value={100} />
      <ProgressBar {...args} />
    </Stack>
  ),
};
