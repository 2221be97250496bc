import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { Stack } from "../Stack/Stack.tsx";
import { Text } from "../Text/Text.tsx";
import { Code } from "./Code.tsx";

/** Mono, never broken over two lines, never translated; blue when it leads to the code's own page. */
const meta = { title: "Text/Code", component: Code, args: { children: "BR31338" } } satisfies Meta<
  typeof Code
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: (args) => (
    <Stack align="start" gap={8}>
      <Code {...args} size="codeHero" />
      <Code {...args} size="statSmall" href="#BR31338" />
      <Code {...args} href="#BR31338" />
      <Code {...args} />
      <Code {...args} size="data" tone="subtle" />
      <Text variant="title">
        1rotors.xlsx into <Code size="inherit">rotors</Code>
      </Text>
    </Stack>
  ),
};

export const Focused: Story = {
  args: { href: "#BR31338" },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole("link", { name: "BR31338" })).toHaveFocus();
  },
};
