import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent } from "storybook/test";
import { Button, Code, Grid, SectionHeading, Stack, Tag } from "./kit.ts";
import { MenuButton } from "../components/MenuButton/MenuButton.tsx";
import { ThemeRoot } from "../theme/ThemeRoot.tsx";
import { vars } from "../theme/vars.css.ts";

/** The light and the dark theme. In the dark theme drawings look like blueprints. */
const meta = {
  title: "Foundations/Themes",
  subcomponents: { ThemeRoot },
  parameters: {
    guide: [
      "Put one `ThemeRoot` around the application.",
      "In a page that is not yours, set `scope` to `embedded`.",
      "Don't write styles for a theme: use `vars`, which change with it.",
    ],
  },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const sheet = (
  <div
    style={{
      border: vars.border.hairline,
      padding: vars.space[16],
      background: vars.color.canvas,
    }}
  >
    <Stack align="start">
      <SectionHeading number={1}>Dimensions</SectionHeading>
      <Code href="#BR31338">BR31338</Code>
      <Tag tone="success" icon="certified">
        Certified
      </Tag>
      <Button variant="primary">Make an amendment</Button>
      <MenuButton label="Language" items={[{ id: "en", label: "English" }]} />
    </Stack>
  </div>
);

/** Variables are scoped to a class, so two themes can share a page, and overlays open in their own theme. */
export const SideBySide: Story = {
  parameters: { visual: { page: true } },
  render: () => (
    <Grid columns={2}>
      <ThemeRoot theme="light" scope="embedded">
        {sheet}
      </ThemeRoot>
      <ThemeRoot theme="dark" scope="embedded">
        {sheet}
      </ThemeRoot>
    </Grid>
  ),
  play: async ({ canvasElement, canvas }) => {
    const [, second] = canvas.getAllByRole("button", { name: "Language" });
    // Opened by keyboard, because a hover state would make the screenshot unstable.
    second?.focus();
    await userEvent.keyboard("{Enter}");
    const menu = await screen.findByRole("menu");
    await expect(canvasElement).toContainElement(menu);
    await expect(getComputedStyle(menu).color).toBe("rgb(232, 237, 242)");
  },
};
