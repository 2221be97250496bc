import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Button, Grid, Stack, Text } from "./kit.ts";
import { Link } from "../components/Link/Link.tsx";
import { focusRing, focusRingInset, vars } from "../theme/vars.css.ts";

/**
 * A 2 px blue ring with a 2 px offset, for keyboard focus only. In cells and rows, where neighbors would cover it, it is
 * inset. Its contrast on every background is at least 3:1.
 */
const meta = { title: "Foundations/Focus ring" } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const grounds = ["canvas", "chrome", "sunken", "raised", "hover", "selected"] as const;

/** The ring on every background, outset and inset, and on a focused button. */
export const Rings: Story = {
  render: () => (
    <Stack gap={24} align="start">
      <Grid columns={3} gap={0}>
        {grounds.map((ground) => (
          <div
            key={ground}
            style={{ display: "flex", gap: 20, padding: 20, background: vars.color[ground] }}
          >
            {[focusRing, focusRingInset].map((ring) => (
              <span key={ring.outlineOffset} style={{ ...ring, padding: "8px 12px" }}>
                <Text variant="caption">
                  {ground} {ring.outlineOffset}
                </Text>
              </span>
            ))}
          </div>
        ))}
      </Grid>
      <Button>Reached by Tab</Button>
      <Link href="#rings">Next in order</Link>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Reached by Tab" });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(getComputedStyle(button).outlineWidth).toBe(vars.stroke.focus);
  },
};
