import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { allVariants } from "../../stories/allVariants.tsx";
import { Inline, Text } from "../../stories/kit.ts";
import { Badge } from "./Badge.tsx";

/** A count on another element: pending work, unread items. */
const meta = {
  title: "Text/Badge",
  component: Badge,
  args: { count: 3, label: "3 pending amendments" },
  parameters: {
    guide: [
      "Put it on the element that has something pending.",
      "Write a full phrase in `label`: a bare number means nothing to a screen reader.",
      "Pass 0 as well: the badge hides itself.",
      "Don't use it for a state; that is `Tag`.",
      "Don't use it for exact figures: above 99 it shows `99+`.",
    ],
  },
} satisfies Meta<typeof Badge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AllVariants: Story = allVariants(
  Badge,
  { count: [3, 27, 1206] },
  { label: "pending", count: 3 },
  { cell: 100 },
);

/** It shows `99+`, and screen readers get the full phrase. A count of 0 renders nothing. */
export const ReadAloud: Story = {
  render: () => (
    <Inline>
      <Text>
        Amendments <Badge count={1206} label="1206 pending" />
      </Text>
      <Badge count={0} label="Nothing pending" />
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("1206 pending")).toBeInTheDocument();
    await expect(canvas.getByText("99+")).toBeVisible();
    await expect(canvas.queryByText("Nothing pending")).toBeNull();
  },
};
