import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Stack } from "../Stack/Stack.tsx";
import { Money } from "./Money.tsx";

/** US dollars, two decimals, in both languages alike. A price of 0 is not a price. */
const meta = { title: "Text/Money", component: Money, args: { amount: 1234.5 } } satisfies Meta<
  typeof Money
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Amounts: Story = {
  render: () => (
    <Stack gap={4} align="end">
      <Money amount={38.4} />
      <Money amount={1234.5} />
      <Money amount={8.15} hideCurrency />
    </Stack>
  ),
};

export const Nothing: Story = {
  args: { amount: 0 },
  parameters: { visual: { skip: true } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toBe("");
  },
};
