import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { RadioGroup } from "./RadioGroup.tsx";
import type { RadioGroupProps } from "./RadioGroup.tsx";

/** One of a few, all of them in sight. */
const meta = {
  title: "Forms/RadioGroup",
  component: RadioGroup,
  parameters: { visual: { width: 620 } },
  args: {
    label: "Cylinder type",
    value: "wheel",
    onChange: fn(),
    items: [
      { id: "wheel", label: "Wheel cylinder" },
      { id: "master", label: "Master cylinder" },
      { id: "clutch", label: "Clutch cylinder", isDisabled: true },
    ],
  },
  render: function Render(args: RadioGroupProps) {
    const [value, setValue] = useState(args.value);
    return (
      <RadioGroup
        {...args}
        value={value}
        onChange={(id) => {
          setValue(id);
          args.onChange(id);
        }}
      />
    );
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Horizontal: Story = {};
export const Vertical: Story = { args: { orientation: "vertical" } };
export const WithError: Story = { args: { value: null, error: "Type Needed" } };

export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    await expect(args.onChange).toHaveBeenLastCalledWith("master");
    await expect(
      within(canvasElement).getByRole("radio", { name: "Master cylinder" }),
    ).toBeChecked();
  },
};

export const LongSpanish: Story = {
  globals: { locale: "es" },
  parameters: { visual: { phone: true } },
  args: {
    label: "Tipo de cilindro",
    items: [
      { id: "wheel", label: "Cilindro de rueda, también llamado bombín trasero" },
      { id: "master", label: "Bomba de freno o cilindro maestro con depósito" },
    ],
  },
};
