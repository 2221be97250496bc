import type { Meta, StoryObj } from "@storybook/react-vite";
import { Box, Grid, Inline, SectionHeading, Stack, Text } from "./kit.ts";
import { contrast } from "../theme/contrast.ts";
import { contrastPairs } from "../theme/contrastPairs.ts";
import { dark } from "../theme/dark.ts";
import { light } from "../theme/light.ts";
import { ThemeRoot } from "../theme/ThemeRoot.tsx";
import { colorGroups, type ColorRole, type Theme } from "../theme/tokens.ts";
import { vars } from "../theme/vars.css.ts";

/**
 * Color roles are named by use. Components use a role, never a value, so that they work in both themes and every brand.
 * Red is the primary action, blue is for links and dimensions, and states also have an icon or text.
 */
const meta = { title: "Foundations/Color" } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const Swatch = ({ role }: { role: ColorRole }) => (
  <span
    style={{
      display: "block",
      inlineSize: 56,
      blockSize: 40,
      background: vars.color[role],
      boxShadow: `inset 0 0 0 1px ${vars.color.hairline}`,
    }}
  />
);

/** Color roles by use, in both themes. */
export const Roles: Story = {
  parameters: { visual: { width: 1200 } },
  render: () => (
    <Stack gap={32}>
      {Object.entries(colorGroups).map(([title, uses]) => (
        <Stack key={title} gap={0}>
          <SectionHeading>{title}</SectionHeading>
          <div style={{ display: "grid", gridTemplateColumns: "1fr 1fr", columnGap: 32 }}>
            {(Object.entries(uses) as [ColorRole, string][]).map(([role, use]) => (
              <Inline key={role} gap={16} wrap={false}>
                {([light, dark] as const).map(({ name, color }) => (
                  <ThemeRoot key={name} theme={name} scope="embedded">
                    <Box padding={8}>
                      <Swatch role={role} />
                      <Text variant="drawing" tone="muted">
                        {color[role]}
                      </Text>
                    </Box>
                  </ThemeRoot>
                ))}
                <Stack gap={0}>
                  <Text variant="control">{role}</Text>
                  <Text variant="caption" tone="muted">
                    {use}
                  </Text>
                </Stack>
              </Inline>
            ))}
          </div>
        </Stack>
      ))}
    </Stack>
  ),
};

const grounds = [...new Set(contrastPairs.map(([, ground]) => ground))];

/** The roles allowed on a background, each in its color; borders and lines are shown as an outline. */
const Band = ({ ground, color }: { ground: ColorRole; color: Theme["color"] }) => (
  <div style={{ padding: 12, background: vars.color[ground], flexGrow: 1 }}>
    <Inline gap={12}>
      {contrastPairs
        .filter(([, behind]) => behind === ground)
        .map(([role, , minimum]) => (
          <span
            key={role}
            style={
              minimum > 3
                ? { color: vars.color[role], padding: "2px 0" }
                : { color: vars.color.text, padding: 2, outline: `2px solid ${vars.color[role]}` }
            }
          >
            <Text variant="caption">
              {role} on {ground} <strong>{contrast(color[role], color[ground]).toFixed(1)}</strong>
              {minimum === 7 ? " ≥ 7" : ""}
            </Text>
          </span>
        ))}
    </Inline>
  </div>
);

/**
 * Contrast ratios computed from the tokens; a unit test checks them for every brand. Other pairs are not allowed. 7 for
 * body text (marked), 4.5 for other text, 3 for borders and lines (outlined).
 */
export const Contrast: Story = {
  render: () => (
    <Grid columns={2} gap={0}>
      {[light, dark].map(({ name, color }) => (
        <ThemeRoot key={name} theme={name} scope="embedded">
          <div style={{ display: "flex", flexWrap: "wrap" }}>
            {grounds.map((ground) => (
              <Band key={ground} ground={ground} color={color} />
            ))}
          </div>
        </ThemeRoot>
      ))}
    </Grid>
  ),
};
