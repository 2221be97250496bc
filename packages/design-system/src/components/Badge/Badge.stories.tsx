import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { allVariants, variantsOf } from "../../stories/allVariants.tsx";
import { Inline } from "../Inline/Inline.tsx";
import { Text } from "../Text/Text.tsx";
import { badge } from "./Badge.css.ts";
import { Badge } from "./Badge.tsx";

/** A count on something else: pending work, unread news. */
const meta = {
  title: "Text/Badge",
  component: Badge,
  args: { count: 3, label: "3 pending amendments" },
  parameters: {
    guide: {
      do: [
        "Put it on the thing that has something waiting.",
        "Say the whole sentence in `label`: a bare number means nothing when it is read aloud.",
        "Leave 0 to it: nothing waiting shows nothing.",
      ],
      dont: [
        "Use it for a state in a word; that is `Tag`.",
        "Show a figure that one reads or compares; past 99 it stops counting.",
      ],
    },
  },
} satisfies Meta<typeof Badge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AllVariants: Story = allVariants(
  Badge,
  { ...variantsOf(badge), count: [3, 27, 1206] },
  { label: "pending", count: 3 },
  { cell: 100 },
);

/** Sighted readers see `99+`, a screen reader hears the sentence; a count of 0 is not there at all. */
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
