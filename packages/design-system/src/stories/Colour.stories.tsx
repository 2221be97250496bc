import type { Meta, StoryObj } from "@storybook/react-vite";
import { Grid } from "../components/Grid/Grid.tsx";
import { Inline } from "../components/Inline/Inline.tsx";
import { SectionHeading } from "../components/SectionHeading/SectionHeading.tsx";
import { Stack } from "../components/Stack/Stack.tsx";
import { Table } from "../components/Table/Table.tsx";
import { Text } from "../components/Text/Text.tsx";
import { colourUse } from "../theme/colourUse.ts";
import { contrast } from "../theme/contrast.ts";
import { contrastPairs } from "../theme/contrastPairs.ts";
import { dark } from "../theme/dark.ts";
import { light } from "../theme/light.ts";
import { colourRoles } from "../theme/tokens.ts";
import { vars } from "../theme/vars.css.ts";

const meta = { title: "Foundations/Colour" } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every role, its value in both themes, and what it is for. */
export const Roles: Story = {
  parameters: { visual: { width: 1200 } },
  render: () => (
    <Stack gap={0}>
      <SectionHeading>Roles</SectionHeading>
      <Grid columns={3} gap={24} rowGap={0}>
        {colourRoles.map((role) => (
          <Inline key={role} gap={12} wrap={false} align="start">
            <div
              style={{
                inlineSize: 40,
                blockSize: 40,
                flexShrink: 0,
                marginBlock: 8,
                background: vars.colour[role],
                border: `1px solid ${vars.colour.hairline}`,
              }}
            />
            <Stack gap={0}>
              <Text variant="control">{role}</Text>
              <Text variant="drawing" tone="muted">
                {light.colour[role]} / {dark.colour[role]}
              </Text>
              <Text variant="caption" tone="subtle">
                {colourUse[role]}
              </Text>
            </Stack>
          </Inline>
        ))}
      </Grid>
    </Stack>
  ),
};

const pairs = contrastPairs.map(([foreground, ground, minimum]) => ({
  id: `${foreground} on ${ground}`,
  foreground,
  ground,
  minimum,
  light: contrast(light.colour[foreground], light.colour[ground]),
  dark: contrast(dark.colour[foreground], dark.colour[ground]),
}));

/** Computed from the tokens, as the unit test does; a pair that is not here may not meet. */
export const Contrast: Story = {
  render: () => (
    <Table
      label="Contrast of role pairs"
      headRule="strong"
      rows={pairs}
      getRowId={({ id }) => id}
      columns={[
        { id: "pair", header: "Pair", cell: ({ id }) => id },
        {
          id: "sample",
          header: "Sample",
          cell: ({ foreground, ground, minimum }) => (
            // Only text has to be readable as text: lines and edges are shown as a line.
            <span
              style={{
                display: "inline-block",
                paddingInline: 8,
                background: vars.colour[ground],
                ...(minimum === 4.5
                  ? { color: vars.colour[foreground] }
                  : {
                      borderBlockEnd: `2px solid ${vars.colour[foreground]}`,
                      inlineSize: 60,
                      blockSize: 12,
                    }),
              }}
            >
              {minimum === 4.5 ? "BR31338" : ""}
            </span>
          ),
        },
        {
          id: "minimum",
          header: "At least",
          align: "end",
          isMono: true,
          cell: ({ minimum }) => minimum.toFixed(1),
        },
        {
          id: "light",
          header: "Light",
          align: "end",
          isMono: true,
          cell: (pair) => pair.light.toFixed(2),
        },
        {
          id: "dark",
          header: "Dark",
          align: "end",
          isMono: true,
          cell: (pair) => pair.dark.toFixed(2),
        },
      ]}
    />
  ),
};
