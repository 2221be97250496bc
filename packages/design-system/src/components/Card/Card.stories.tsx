import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { Outline } from "../../stories/samples.tsx";
import { Code } from "../Code/Code.tsx";
import { Grid } from "../Grid/Grid.tsx";
import { Inline } from "../Inline/Inline.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { Text } from "../Text/Text.tsx";
import { Card } from "./Card.tsx";

/** One thing with an edge of its own, often a link as a whole. */
const meta = {
  title: "Layout/Card",
  component: Card,
  parameters: { visual: { width: 620 } },
  args: {
    padding: 12,
    children: (
      <Inline justify="between" align="start" wrap={false}>
        <Stack gap={2}>
          <Code tone="link">BR30981</Code>
          <Text variant="caption" tone="subtle">
            Brake Rotor, rear
          </Text>
        </Stack>
        <Outline />
      </Inline>
    ),
  },
} satisfies Meta<typeof Card>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Kinds: Story = {
  parameters: { visual: { phone: true } },
  render: (args) => (
    <Grid columns={2} gap={8} narrowColumns={2}>
      <Card {...args} />
      <Card {...args} href="#BR30981" />
      <Card {...args} href="#BR30982" isSelected />
      <Card {...args} surface="chrome" />
    </Grid>
  ),
};

export const Focused: Story = {
  args: { href: "#BR30981" },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(
      within(canvasElement).getByRole("link", { name: /BR30981 Brake Rotor, rear/ }),
    ).toHaveFocus();
  },
};
