import type { Meta, StoryObj } from "@storybook/react-vite";
import { allVariants, variantsOf } from "../../stories/allVariants.tsx";
import { Cell } from "../../stories/Cell.tsx";
import { grid } from "./Grid.css.ts";
import { Grid } from "./Grid.tsx";

const cell = (label: string) => (
  <Cell key={label} padding={12}>
    {label}
  </Cell>
);

/** Equal columns, fewer on a phone. */
const meta = {
  title: "Layout/Grid",
  component: Grid,
  parameters: {
    guide: [
      "Use it for items of the same kind, such as cards or fields.",
      "Set `narrowColumns` to 2 for short items, which waste space in one column.",
      "Don't draw boxes around the items: the grid groups them.",
      "Don't set widths on children: the grid sets them.",
    ],
  },
} satisfies Meta<typeof Grid>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AllVariants: Story = allVariants(
  Grid,
  { columns: variantsOf(grid).columns },
  { gap: 8, children: ["A", "B", "C", "D"].map(cell) },
  { cell: 520 },
);

export const TwoOnAPhone: Story = {
  parameters: { visual: { phone: true } },
  args: { columns: 4, narrowColumns: 2, gap: 12, children: ["A", "B", "C", "D"].map(cell) },
};
