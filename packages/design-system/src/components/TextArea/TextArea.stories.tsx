import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { Stack } from "../Stack/Stack.tsx";
import { TextArea } from "./TextArea.tsx";
import type { TextAreaProps } from "./TextArea.tsx";

/** Several lines, three rows to eight. */
const meta = {
  title: "Forms/TextArea",
  component: TextArea,
  parameters: { visual: { width: 620 } },
  args: { label: "Message", value: "", onChange: fn(), maxLength: 300 },
  render: function Render(args: TextAreaProps) {
    const [value, setValue] = useState(args.value);
    return (
      <TextArea
        {...args}
        value={value}
        onChange={(text) => {
          setValue(text);
          args.onChange(text);
        }}
      />
    );
  },
} satisfies Meta<typeof TextArea>;
export default meta;

type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (args) => (
    <Stack>
      <TextArea {...args} placeholder="What is wrong, and where you saw it" />
      <TextArea {...args} value={"The bolt circle is 100.0.\nThe sheet says 114.3."} />
      <TextArea {...args} error="All the info must be filled" />
      <TextArea {...args} value="Sent" isDisabled />
    </Stack>
  ),
};

/** Stops at 300 characters. */
export const Limit: Story = {
  args: { value: "x".repeat(299) },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole("textbox", { name: "Message" });
    await userEvent.type(input, "yz");
    await expect(input).toHaveValue(`${"x".repeat(299)}y`);
  },
};
