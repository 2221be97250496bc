import type { Meta, StoryObj } from "@storybook/react-vite";
import { Grid, Inline, SectionHeading, Stack, Tag, Text } from "./kit.ts";
import { Measurement } from "../components/Measurement/Measurement.tsx";
import { ThemeRoot } from "../theme/ThemeRoot.tsx";
import { vars } from "../theme/vars.css.ts";

/**
 * Print always uses the light theme. Controls are hidden, rules and hairlines remain, and nothing depends on a background
 * color.
 */
const meta = { title: "Foundations/Print" } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const rules = {
  Color: "The dark theme prints in the light one, brand included; the class is the same.",
  Controls: "`Hide` leaves out what one presses: buttons, menus, the header, the footer's links.",
  Tables: "Heads no longer stick; a row is not cut by the end of a page.",
  States: "Each has a sign or words: a printer without color loses nothing.",
};

const sheet = (
  <div style={{ border: vars.border.hairline, padding: vars.space[16] }}>
    <Stack gap={8}>
      <SectionHeading number={1}>Dimensions</SectionHeading>
      <Inline justify="between">
        <Text variant="cell">A Outer diameter</Text>
        <Measurement value="275.0" unit="mm" />
      </Inline>
      <Tag tone="success" icon="certified" appearance="plain">
        Certified
      </Tag>
    </Stack>
  </div>
);

/** The same sheet in the dark theme and in print. */
export const Paper: Story = {
  render: () => (
    <Stack gap={24}>
      <Grid columns={2} gap={24}>
        {(["dark", "light"] as const).map((theme) => (
          <ThemeRoot key={theme} theme={theme} scope="embedded">
            {sheet}
          </ThemeRoot>
        ))}
      </Grid>
      <Grid columns={4} gap={24}>
        {Object.entries(rules).map(([title, text]) => (
          <Stack key={title} gap={4}>
            <Text variant="control">{title}</Text>
            <Text as="p" tone="muted">
              {text.replaceAll("`", "")}
            </Text>
          </Stack>
        ))}
      </Grid>
    </Stack>
  ),
};
