import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Inline } from "../Inline/Inline.tsx";
import { IconButton } from "./IconButton.tsx";

/** An action with a sign only. Its label is required: it is the name and the tooltip. */
const meta = {
  title: "Actions/IconButton",
  component: IconButton,
  args: { icon: "print", label: "Print the datasheet", onPress: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Variants: Story = {
  parameters: { visual: { phone: true } },
  render: (args) => (
    <Inline>
      <IconButton {...args} icon="qr" label="QR code" />
      <IconButton {...args} />
      <IconButton {...args} icon="compare" label="Compare" variant="primary" />
      <IconButton {...args} icon="close" label="Close" variant="plain" />
      <IconButton {...args} icon="copy" label="Copy" variant="plain" size="chip" />
      <IconButton {...args} icon="chevronLeft" label="Previous" isDisabled />
    </Inline>
  ),
};

export const WithTooltip: Story = {
  parameters: { visual: { page: true } },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    const button = within(canvasElement).getByRole("button", { name: args.label });
    await expect(button).toHaveFocus();
    await expect(await within(document.body).findByRole("tooltip")).toHaveTextContent(args.label);
  },
};
