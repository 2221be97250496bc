import type { Meta, StoryObj } from "@storybook/react-vite";
import { Grid, Inline, SectionHeading, Stack, Text } from "./kit.ts";
import { radii, size, sizes } from "../theme/scale.ts";
import { spaces } from "../theme/tokens.ts";
import { vars } from "../theme/vars.css.ts";

/**
 * Parents space their children: `Stack`, `Inline` and `Grid` have a `gap` of this scale, and no component has a margin.
 */
const meta = { title: "Foundations/Space" } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** The 4 px space scale, fixed sizes and radii. */
export const Scales: Story = {
  render: () => (
    <Stack gap={32}>
      <Stack gap={8}>
        <SectionHeading>Space</SectionHeading>
        {spaces.map((space) => (
          <Inline key={space} gap={12}>
            <Text variant="data">{`${space}`.padStart(2, "\u2007")}</Text>
            <div
              style={{
                inlineSize: vars.space[space],
                blockSize: vars.space[12],
                background: vars.color.link,
              }}
            />
          </Inline>
        ))}
      </Stack>
      <Stack gap={8}>
        <SectionHeading>Sizes</SectionHeading>
        <Grid columns={4} gap={8} narrowColumns={2}>
          {sizes.map((name) => (
            <Inline key={name} justify="between">
              <Text variant="cell">{name}</Text>
              <Text variant="data">{size[name]}</Text>
            </Inline>
          ))}
        </Grid>
      </Stack>
      <Stack gap={8}>
        <SectionHeading>Radii</SectionHeading>
        <Inline gap={24}>
          {radii.map((name) => (
            <Stack key={name} gap={4} align="center">
              <div
                style={{
                  inlineSize: vars.space[40],
                  blockSize: vars.space[40],
                  border: vars.border.control,
                  borderRadius: vars.radius[name],
                }}
              />
              <Text variant="caption" tone="muted">
                {name}
              </Text>
            </Stack>
          ))}
        </Inline>
      </Stack>
    </Stack>
  ),
};
