import type { Meta, StoryObj } from "@storybook/react-vite";
import { Grid } from "../Grid/Grid.tsx";
import { Box } from "./Box.tsx";

/** A ground, an edge and inner space. */
const meta = { title: "Layout/Box", component: Box } satisfies Meta<typeof Box>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Surfaces: Story = {
  render: () => (
    <Grid columns={3} gap={16}>
      {(["canvas", "chrome", "sunken", "raised", "paper"] as const).map((surface) => (
        <Box key={surface} surface={surface} border="hairline" padding={16}>
          {surface}
        </Box>
      ))}
    </Grid>
  ),
};

export const Borders: Story = {
  render: () => (
    <Grid columns={3} gap={16}>
      {(["hairline", "control", "sheet", "ruleStart", "hairlineStart", "hairlineEnd"] as const).map(
        (border) => (
          <Box key={border} border={border} padding={12} radius="control">
            {border}
          </Box>
        ),
      )}
    </Grid>
  ),
};
