import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { fn } from "storybook/test";
import { Checkbox } from "../Checkbox/Checkbox.tsx";
import { CheckboxGroup } from "./CheckboxGroup.tsx";
import type { CheckboxGroupProps } from "./CheckboxGroup.tsx";

const families = ["Pads", "Shoes", "Drums", "Cylinders"];

/** Any of a few. */
const meta = {
  title: "Forms/CheckboxGroup",
  component: CheckboxGroup,
  parameters: { visual: { width: 620 } },
  args: {
    label: "Families",
    value: families,
    onChange: fn(),
    children: families.map((family) => (
      <Checkbox key={family} value={family}>
        {family}
      </Checkbox>
    )),
  },
  render: function Render(args: CheckboxGroupProps) {
    const [value, setValue] = useState<readonly string[]>(args.value);
    return <CheckboxGroup {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof CheckboxGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Horizontal: Story = { args: { hideLabel: true } };
export const Vertical: Story = { args: { orientation: "vertical", value: ["Pads"] } };
export const WithError: Story = { args: { value: [], error: "Choose at least one family" } };
