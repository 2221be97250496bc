import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Grid } from "../Grid/Grid.tsx";
import { Inline } from "../Inline/Inline.tsx";
import { Text } from "../Text/Text.tsx";
import { Icon } from "./Icon.tsx";
import { iconNames } from "./paths.ts";

/** One stroke on a 20 px grid; 16 px inside tags and rows only. */
const meta = {
  title: "Foundations/Icons",
  component: Icon,
  args: { name: "search" },
} satisfies Meta<typeof Icon>;
export default meta;

type Story = StoryObj<typeof meta>;

export const All: Story = {
  render: () => (
    <Grid columns={5} gap={16} narrowColumns={2}>
      {iconNames.map((name) => (
        <Inline key={name} wrap={false} gap={12}>
          <Icon name={name} />
          <Icon name={name} size="small" />
          <Text variant="caption" tone="muted">
            {name}
          </Text>
        </Inline>
      ))}
    </Grid>
  ),
};

/** Without a label an icon is decoration; with one it is a picture that is read. */
export const Labelled: Story = {
  args: { name: "certified", label: "Certified" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("img", { name: "Certified" })).toBeVisible();
  },
};
