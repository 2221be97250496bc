import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../Stack/Stack.tsx";
import { Hide } from "./Hide.tsx";

/** For what has no place on a phone, on a desk or on paper. */
const meta = { title: "Layout/Hide", component: Hide } satisfies Meta<typeof Hide>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ByWidth: Story = {
  parameters: { visual: { phone: true } },
  render: () => (
    <Stack>
      <Hide on="narrow">Not on a phone</Hide>
      <Hide on="wide">Only on a phone</Hide>
      <Hide on="print">Not on paper</Hide>
    </Stack>
  ),
};
