import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Badge } from "../components/Badge/Badge.tsx";
import { BrandMark } from "../components/BrandMark/BrandMark.tsx";
import { Button, Code, Grid, Inline, SectionHeading, Stack } from "./kit.ts";
import { Tabs } from "../components/Tabs/Tabs.tsx";
import { brands } from "../theme/brands/index.ts";
import { ThemeRoot } from "../theme/ThemeRoot.tsx";

/**
 * A brand is one file in `theme/brands`: name, logo, accents and fonts. The second company is fictional and shows that a
 * brand needs no more than its file and the `brand` prop of `ThemeRoot`.
 */
const meta = { title: "Foundations/Brand" } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const specimen = (
  <div style={{ padding: 20 }}>
    <Stack gap={20} align="start">
      <Inline gap={40}>
        <BrandMark />
        <BrandMark variant="mark" />
      </Inline>
      <SectionHeading number={1}>Dimensions</SectionHeading>
      <Tabs
        label="Views"
        value="sheet"
        onChange={fn()}
        items={[
          { id: "sheet", label: "Datasheet", content: <Code>BR31338 275.0 x 22.0</Code> },
          { id: "fits", label: "Applications", content: "" },
        ]}
      />
      <Inline>
        <Button variant="primary">Make an amendment</Button>
        <Button>Compare</Button>
        <Badge count={3} label="3 pending" />
      </Inline>
    </Stack>
  </div>
);

/** Two brands in two themes on one page. */
export const SideBySide: Story = {
  render: () => (
    <Grid columns={2} gap={0}>
      {Object.values(brands).map((brand) =>
        (["light", "dark"] as const).map((theme) => (
          <ThemeRoot key={`${brand.name} ${theme}`} brand={brand} theme={theme} scope="embedded">
            {specimen}
          </ThemeRoot>
        )),
      )}
    </Grid>
  ),
  play: async ({ canvas }) => {
    const buttons = canvas.getAllByRole("button", { name: "Make an amendment" });
    const grounds = buttons.map((button) => getComputedStyle(button).backgroundColor);
    await expect(new Set(grounds).size).toBe(4);
  },
};
