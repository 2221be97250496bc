import type { Meta, StoryObj } from "@storybook/react-vite";
import { allVariants, variantsOf } from "../../stories/allVariants.tsx";
import { Box } from "../Box/Box.tsx";
import { grid } from "./Grid.css.ts";
import { Grid, GridItem } from "./Grid.tsx";

const cell = (label: string) => (
  <Box key={label} surface="sunken" border="hairline" padding={12}>
    {label}
  </Box>
);

/** Equal columns that collapse on a phone. A datasheet is a grid of twelve. */
const meta = {
  title: "Layout/Grid",
  component: Grid,
  subcomponents: { GridItem },
  parameters: {
    guide: [
      "Lay a datasheet out in twelve columns, 24 px across and 32 px down.",
      "Align the bottoms of adjacent blocks.",
      "Don't draw boxes around the blocks: the grid groups them.",
      "Don't set widths on children: use `span` of a `GridItem`.",
    ],
  },
} satisfies Meta<typeof Grid>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AllVariants: Story = allVariants(
  Grid,
  { columns: variantsOf(grid).columns },
  { gap: 8, children: Array.from({ length: 12 }, (_, index) => cell(`${index + 1}`)) },
  { cell: 520 },
);

export const Twelve: Story = {
  parameters: { visual: { phone: true } },
  render: () => (
    <Grid columns={12} gap={24} rowGap={32}>
      <GridItem span={8}>{cell("8")}</GridItem>
      <GridItem span={4}>{cell("4")}</GridItem>
      <GridItem span={4}>{cell("4")}</GridItem>
      <GridItem span={4}>{cell("4")}</GridItem>
      <GridItem span={4}>{cell("4")}</GridItem>
      <GridItem span={7}>
        <Grid columns={2} gap={8} collapseAt="never">
          {["a", "b"].map(cell)}
        </Grid>
      </GridItem>
      <GridItem span={5}>{cell("5")}</GridItem>
    </Grid>
  ),
};

export const TwoOnAPhone: Story = {
  parameters: { visual: { phone: true } },
  args: { columns: 4, narrowColumns: 2, gap: 12, children: ["A", "B", "C", "D"].map(cell) },
};
