import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Grid } from "../Grid/Grid.tsx";
import { Select } from "./Select.tsx";
import type { SelectProps } from "./Select.tsx";

/** One of a few known things. */
const meta = {
  title: "Forms/Select",
  component: Select,
  parameters: { visual: { width: 620 } },
  args: {
    label: "Product type",
    value: null,
    placeholder: "Choose a type",
    onChange: fn(),
    items: [
      { id: "pads", label: "Brake Pads" },
      { id: "rotors", label: "Brake Rotors", note: "4 drawings" },
      { id: "drums", label: "Brake Drums" },
      { id: "fluid", label: "Brake Fluid", isDisabled: true },
    ],
  },
  render: function Render(args: SelectProps) {
    const [value, setValue] = useState(args.value);
    return (
      <Select
        {...args}
        value={value}
        onChange={(id) => {
          setValue(id);
          args.onChange(id);
        }}
      />
    );
  },
} satisfies Meta<typeof Select>;
export default meta;

type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (args) => (
    <Grid columns={2} align="start">
      <Select {...args} />
      <Select {...args} value="rotors" />
      <Select {...args} error="Type Needed" />
      <Select {...args} isDisabled />
      <Select {...args} size="main" value="pads" />
    </Grid>
  ),
};

/** Enter opens, arrows move, typing finds, Enter chooses. */
export const Open: Story = {
  parameters: { visual: { page: true } },
  args: { value: "rotors" },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    const list = await within(document.body).findByRole("listbox");
    await expect(within(list).getByRole("option", { name: /Brake Rotors/ })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith("drums");
    const button = within(canvasElement).getByRole("button", { name: /Brake Drums/ });
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await within(document.body).findByRole("listbox");
  },
};

export const LongSpanish: Story = {
  globals: { locale: "es" },
  parameters: { visual: { page: true } },
  args: {
    label: "Tipo de producto del catálogo",
    placeholder: "Elija un tipo",
    items: [
      { id: "cups", label: "Gomas para cilindros de rueda y bombas de freno" },
      { id: "kits", label: "Sistemas de cáliper con pistones y herrajes de montaje" },
    ],
  },
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await within(document.body).findByRole("listbox");
  },
};
