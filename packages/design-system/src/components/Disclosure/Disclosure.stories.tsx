import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Stack } from "../Stack/Stack.tsx";
import { Text } from "../Text/Text.tsx";
import { Disclosure } from "./Disclosure.tsx";

/** A part of the page that opens and closes. */
const meta = {
  title: "Data/Disclosure",
  component: Disclosure,
  parameters: { visual: { width: 620 } },
  args: {
    title: "Which measures do I need?",
    children: (
      <Text as="p" tone="muted">
        Fill what you could measure; empty fields are ignored.
      </Text>
    ),
    onExpandedChange: fn(),
  },
} satisfies Meta<typeof Disclosure>;
export default meta;

type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (args) => (
    <Stack gap={0}>
      <Disclosure {...args} />
      <Disclosure {...args} defaultExpanded />
      <Disclosure {...args} isDisabled />
    </Stack>
  ),
};

export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(true);
    await expect(within(canvasElement).getByRole("button")).toHaveAttribute(
      "aria-expanded",
      "true",
    );
  },
};
