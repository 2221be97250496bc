import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { control } from "../../parts/Field.css.ts";
import { allVariants, variantsOf } from "../../stories/allVariants.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { PasswordField } from "./PasswordField.tsx";

/** A password with a button that makes it visible. */
const meta = {
  title: "Forms/PasswordField",
  component: PasswordField,
  parameters: {
    visual: { width: 620 },
    guide: [
      "Let users see what they type; the button's name states what it does.",
      "Set `autoComplete` for new passwords, so that password managers work.",
      "Don't forbid pasting.",
      "Don't reveal which of username and password was wrong.",
    ],
  },
  args: {
    label: "Password",
    placeholder: "Password",
    showLabel: "Show password",
    hidePasswordLabel: "Hide password",
    onChange: fn(),
  },
} satisfies Meta<typeof PasswordField>;
export default meta;

type Story = StoryObj<typeof PasswordField>;

export const AllVariants: Story = allVariants(
  PasswordField,
  { ...variantsOf(control), isDisabled: [false, true] },
  meta.args,
);

export const States: Story = {
  render: (args) => (
    <Stack>
      <PasswordField {...args} />
      <PasswordField {...args} value="caliper-demo" />
      <PasswordField {...args} error="Please enter a valid Password" />
      <PasswordField {...args} isDisabled />
    </Stack>
  ),
};

/** The toggle is a separate tab stop, and its name states what it does. */
export const Shown: Story = {
  args: { value: "caliper-demo" },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText("Password");
    await expect(input).toHaveAttribute("type", "password");
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(input).toHaveAttribute("type", "text");
    await expect(canvas.getByRole("button", { name: "Hide password" })).toHaveFocus();
  },
};

export const LongSpanish: Story = {
  globals: { locale: "es" },
  parameters: { visual: { width: 320 } },
  args: {
    label: "Contraseña de la cuenta de distribuidor autorizado",
    description: "La que recibió con el enlace de un solo uso; distingue mayúsculas",
    error: "Escriba una contraseña válida o pida un enlace nuevo a su administrador",
    showLabel: "Mostrar la contraseña",
    hidePasswordLabel: "Ocultar la contraseña",
  },
};
