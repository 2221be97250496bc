import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { control } from "../../parts/Field.css.ts";
import { allVariants, variantsOf } from "../../stories/allVariants.tsx";
import { Grid } from "../Grid/Grid.tsx";
import { TextField } from "./TextField.tsx";

/** One line of text, with the error below it. */
const meta = {
  title: "Forms/TextField",
  component: TextField,
  parameters: {
    visual: { width: 620 },
    guide: [
      "Keep the label visible: a placeholder disappears with the first character.",
      "State in the error what is expected, with an example.",
      "Use `labelStart` for the letter of a dimension in the drawing.",
      "Don't use it for dimensions: NumberField handles units, fractions and decimal commas.",
      "Don't clear a field because its content is invalid.",
      "Don't disable a field to show a value: make it read-only.",
    ],
  },
  args: { label: "Username", onChange: fn() },
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof TextField>;

export const AllVariants: Story = allVariants(
  TextField,
  { ...variantsOf(control), isMono: [false, true], isDisabled: [false, true] },
  { label: "Code", defaultValue: "BR31338" },
);

export const States: Story = {
  parameters: { visual: { phone: true } },
  render: (args) => (
    <Grid columns={2}>
      <TextField {...args} defaultValue="distribuidora_norte" />
      <TextField {...args} placeholder="Username" description="As on your invoice" />
      <TextField {...args} defaultValue="distri" error="Please enter a valid Username" />
      <TextField {...args} defaultValue="distribuidora_norte" isDisabled />
      <TextField {...args} label="Code" defaultValue="BR31338" isReadOnly isMono />
      <TextField {...args} label="Outer diameter" defaultValue="275.0" unit="mm" isMono />
    </Grid>
  ),
};

/** The focused field, with its unit inside the edge. */
export const Focused: Story = {
  args: { label: "Overall height", unit: "mm", isMono: true },
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText("Overall height");
    await userEvent.tab();
    await userEvent.keyboard("49.5");
    await expect(input).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith("49.5");
  },
};

/** The error is the accessible description, and the typed text is kept. */
export const ErrorIsRead: Story = {
  args: { defaultValue: "x", error: "Please enter a valid Username" },
  play: async ({ canvas }) => {
    const input = canvas.getByRole("textbox");
    await expect(input).toHaveAccessibleDescription("Please enter a valid Username");
    await expect(input).toBeInvalid();
    await expect(input).toHaveValue("x");
  },
};

export const LongSpanish: Story = {
  globals: { locale: "es" },
  args: {
    label: "Diámetro exterior máximo permitido después de rectificar el tambor",
    description: "Escriba la medida en milímetros, con punto decimal; por ejemplo 254.00",
    error: "El valor “12,5” usa una coma; se esperaba 12.5, entre 4 y 600 milímetros",
    unit: "mm",
  },
  parameters: { visual: { phone: true } },
};
