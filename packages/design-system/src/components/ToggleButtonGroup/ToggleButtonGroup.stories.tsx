import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { ToggleButtonGroup } from "./ToggleButtonGroup.tsx";
import type { ToggleButtonGroupProps } from "./ToggleButtonGroup.tsx";

/** One of two to five short words, all in sight: a tolerance, a unit. */
const meta = {
  title: "Actions/ToggleButtonGroup",
  component: ToggleButtonGroup,
  args: {
    label: "Tolerance, mm",
    value: "2.0",
    isMono: true,
    onChange: fn(),
    items: ["exact", "0.5", "1.0", "2.0", "5.0"].map((label) => ({ id: label, label })),
  },
  render: function Render(args: ToggleButtonGroupProps) {
    const [value, setValue] = useState(args.value);
    return (
      <ToggleButtonGroup
        {...args}
        value={value}
        onChange={(id) => {
          setValue(id);
          args.onChange(id);
        }}
      />
    );
  },
} satisfies Meta<typeof ToggleButtonGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Tolerance: Story = {};

export const Unit: Story = {
  args: {
    label: "Unit",
    value: "mm",
    isMono: false,
    items: [
      { id: "mm", label: "mm" },
      { id: "inch", label: "inch" },
    ],
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith("inch");
    await expect(within(canvasElement).getByRole("radio", { name: "inch" })).toBeChecked();
  },
};

export const Disabled: Story = { args: { isDisabled: true } };
