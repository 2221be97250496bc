import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { Stack } from "../Stack/Stack.tsx";
import { Switch } from "./Switch.tsx";
import type { SwitchProps } from "./Switch.tsx";

/** On or off, at once. */
const meta = {
  title: "Forms/Switch",
  component: Switch,
  parameters: { visual: { width: 620 } },
  args: { children: "Dark mode", isSelected: false, onChange: fn() },
  render: function Render(args: SwitchProps) {
    const [isSelected, setSelected] = useState(args.isSelected);
    return (
      <Switch
        {...args}
        isSelected={isSelected}
        onChange={(on) => {
          setSelected(on);
          args.onChange(on);
        }}
      />
    );
  },
} satisfies Meta<typeof Switch>;
export default meta;

type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (args) => (
    <Stack align="start">
      <Switch {...args} />
      <Switch {...args} isSelected />
      <Switch {...args} isDisabled />
      <Switch {...args} isDisabled isSelected />
      <Switch {...args} align="between" isSelected>
        Words first
      </Switch>
    </Stack>
  ),
};

export const Focused: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(within(canvasElement).getByRole("switch", { name: "Dark mode" })).toBeChecked();
  },
};
