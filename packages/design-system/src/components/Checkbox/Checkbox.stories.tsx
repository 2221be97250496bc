import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Stack } from "../Stack/Stack.tsx";
import { Checkbox } from "./Checkbox.tsx";

/** A yes/no choice. */
const meta = {
  title: "Forms/Checkbox",
  component: Checkbox,
  parameters: {
    visual: { width: 620 },
    guide: [
      "Word the label so that a check means yes.",
      "Use the indeterminate state for `some of them`, not for `unknown`.",
      "Don't use it for settings that take effect immediately: use a Switch.",
      "Don't put a link in its label; a press would have two meanings.",
    ],
  },
  args: { children: "Skip the 3 invalid rows and download them as a sheet", onChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;

type Story = StoryObj<typeof Checkbox>;

export const States: Story = {
  render: (args) => (
    <Stack gap={4}>
      <Checkbox {...args} />
      <Checkbox {...args} isSelected />
      <Checkbox {...args} isIndeterminate />
      <Checkbox {...args} isDisabled />
      <Checkbox {...args} isDisabled isSelected />
    </Stack>
  ),
};

export const Focused: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("checkbox")).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
  },
};

export const LongSpanish: Story = {
  globals: { locale: "es" },
  parameters: { visual: { width: 320 } },
  args: {
    children: "Omitir las tres filas que no son válidas y descargarlas aparte en una hoja",
    isSelected: true,
  },
};
