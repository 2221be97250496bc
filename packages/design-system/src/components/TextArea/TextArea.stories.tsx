import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { textAreaRows } from "../../internal/limits.ts";
import { controlled } from "../../stories/controlled.tsx";
import { Grid } from "../Grid/Grid.tsx";
import { TextArea } from "./TextArea.tsx";

const Controlled = controlled(TextArea, "value", "onChange");

/** Several lines, three to eight rows. */
const meta = {
  title: "Forms/TextArea",
  component: TextArea,
  parameters: {
    visual: { width: 720 },
    guide: [
      "Set `maxLength` only if there is a limit.",
      "Describe what a good answer contains.",
      "Don't truncate pasted text silently: use the counter and the announcement.",
      "Don't use it for one line, where Enter should submit the form.",
    ],
  },
  args: {
    label: "Message",
    value: "",
    onChange: fn(),
    maxLength: 300,
    remainingText: (left) => `${left} characters left`,
  },
  render: Controlled,
} satisfies Meta<typeof TextArea>;
export default meta;

type Story = StoryObj<typeof TextArea>;

export const States: Story = {
  render: (args) => (
    <Grid columns={2}>
      <Controlled {...args} placeholder="What is wrong, and where you saw it" />
      <Controlled
        {...args}
        value={"The bolt circle is 100.0.\nThe sheet says 114.3."}
        labelStart="D"
      />
      <Controlled {...args} error="All the info must be filled" description="As measured" />
      <Controlled {...args} value="Sent" isDisabled />
      <Controlled {...args} value="The bolt circle is 100.0." isReadOnly maxLength={undefined} />
    </Grid>
  ),
};

/** It grows with the text up to eight rows, then scrolls. */
export const Grows: Story = {
  parameters: { visual: { width: 320 } },
  args: { maxLength: undefined },
  play: async ({ canvas }) => {
    const area = canvas.getByRole("textbox", { name: "Message" });
    const line = Number.parseFloat(getComputedStyle(area).lineHeight);
    const padding = area.clientHeight - textAreaRows.least * line;
    await userEvent.type(area, "one{Enter}two{Enter}three{Enter}four{Enter}five");
    await expect(area.clientHeight).toBe(5 * line + padding);
    await userEvent.type(area, "{Enter}six{Enter}seven{Enter}eight{Enter}nine{Enter}ten");
    await expect(area.clientHeight).toBe(textAreaRows.most * line + padding);
    await expect(area.scrollHeight).toBeGreaterThan(area.clientHeight);
  },
};

/** Typing stops at the limit; the remaining count is announced near it. */
export const Limit: Story = {
  args: { value: "x".repeat(299) },
  parameters: { visual: { skip: true } },
  play: async ({ canvas }) => {
    const area = canvas.getByRole("textbox", { name: "Message" });
    await userEvent.type(area, "yz");
    await expect(area).toHaveValue(`${"x".repeat(299)}y`);
    await waitFor(() => expect(screen.getByText("0 characters left")).toBeInTheDocument(), {
      timeout: 3000,
    });
  },
};

export const LongSpanish: Story = {
  globals: { locale: "es" },
  parameters: { visual: { width: 320, phone: true } },
  args: {
    label: "Descripción detallada de la corrección que propone para la ficha",
    description: "Indique la medida, el valor que figura y el que usted midió con calibrador",
    error: "Todos los datos de la solicitud de corrección son obligatorios",
    remainingText: (left) => `Quedan ${left} caracteres`,
  },
};
