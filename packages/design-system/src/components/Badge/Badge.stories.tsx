import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Inline } from "../Inline/Inline.tsx";
import { Badge } from "./Badge.tsx";

/** A count on something else. */
const meta = {
  title: "Text/Badge",
  component: Badge,
  args: { count: 3, label: "3 pending amendments" },
} satisfies Meta<typeof Badge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Counts: Story = {
  render: () => (
    <Inline>
      <Badge count={3} label="3 pending" />
      <Badge count={27} label="27 pending" tone="quiet" />
      <Badge count={1206} label="1206 pending" />
      <Badge count={0} label="Nothing pending" />
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("1206 pending")).toBeInTheDocument();
    await expect(canvas.getByText("99+")).toBeVisible();
    await expect(canvas.queryByText("Nothing pending")).toBeNull();
  },
};
