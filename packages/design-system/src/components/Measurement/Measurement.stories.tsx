import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../Stack/Stack.tsx";
import { Measurement } from "./Measurement.tsx";

/** A figure with its unit. Decimals are the caller's: rotors as stored, others two, inches three. */
const meta = {
  title: "Text/Measurement",
  component: Measurement,
  args: { value: 275 },
} satisfies Meta<typeof Measurement>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Figures: Story = {
  render: () => (
    <Stack gap={4} align="end">
      <Measurement value={275} unit="mm" decimals={1} emphasis="strong" />
      <Measurement value={10.8268} unit="in" decimals={3} emphasis="subtle" />
      <Measurement value="13/16" unit="in" />
      <Measurement value={1080} decimals={0} size="stat" />
      <Measurement value={11.6} decimals={2} size="statSmall" unit="KG" />
    </Stack>
  ),
};
