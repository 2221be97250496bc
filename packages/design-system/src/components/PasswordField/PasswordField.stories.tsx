import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { control } from "../../internal/Field.css.ts";
import { allVariants, variantsOf } from "../../stories/allVariants.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { PasswordField } from "./PasswordField.tsx";

/** A password that one may look at while typing it. */
const meta = {
  title: "Forms/PasswordField",
  component: PasswordField,
  parameters: {
    visual: { width: 620 },
    guide: {
      do: [
        "Let people look at what they type; the button says what it will do.",
        "Tell the browser whether the password is a new one, so that password managers help.",
      ],
      dont: ["Don't forbid pasting.", "Don't say which of user name and password was wrong."],
    },
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
  {
    label: "Password",
    placeholder: "Password",
    showLabel: "Show password",
    hidePasswordLabel: "Hide password",
  },
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

/** The toggle is a stop of its own after the field, and says what it will do. */
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
