import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Stack } from "../Stack/Stack.tsx";
import { PasswordField } from "./PasswordField.tsx";

/** A password that one may look at while typing it. */
const meta = {
  title: "Forms/PasswordField",
  component: PasswordField,
  parameters: { visual: { width: 620 } },
  args: {
    label: "Password",
    placeholder: "Password",
    showLabel: "Show password",
    hidePasswordLabel: "Hide password",
    onChange: fn(),
  },
} satisfies Meta<typeof PasswordField>;
export default meta;

type Story = StoryObj<typeof meta>;

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
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText("Password");
    await expect(input).toHaveAttribute("type", "password");
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(input).toHaveAttribute("type", "text");
    await expect(canvas.getByRole("button", { name: "Hide password" })).toHaveFocus();
  },
};
