import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import { Button, Inline, Stack, Text } from "./kit.ts";
import { motion } from "../theme/scale.ts";
import { vars } from "../theme/vars.css.ts";

/**
 * Motion is used only as feedback: color, opacity and the width of the menu, for at most 150 ms. There is none under
 * `prefers-reduced-motion`.
 */
const meta = { title: "Foundations/Motion" } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const uses = {
  fast: "hover and press",
  base: "colors of a state, the knob of a switch",
  max: "the width of the menu, what fades in",
} as const;

function Durations() {
  const [isMoved, setMoved] = useState(false);
  return (
    <Stack gap={16} align="start">
      {(["fast", "base", "max"] as const).map((name) => (
        <Inline key={name} gap={16} wrap={false}>
          <div style={{ inlineSize: 240, background: vars.color.sunken }}>
            <div
              data-testid={name}
              style={{
                inlineSize: isMoved ? "100%" : "16px",
                blockSize: 16,
                background: vars.color.link,
                transition: `inline-size ${vars.motion[name]} ${vars.ease}`,
              }}
            />
          </div>
          <Text variant="data">{motion[name]}</Text>
          <Text variant="control">{name}</Text>
          <Text variant="caption" tone="muted">
            {uses[name]}
          </Text>
        </Inline>
      ))}
      <Text variant="drawing" tone="muted">
        {motion.ease}
      </Text>
      <Button onPress={() => setMoved(!isMoved)}>Move</Button>
    </Stack>
  );
}

/** Press the button. With reduced motion, as in tests, there is no animation. */
export const Scale: Story = {
  render: () => <Durations />,
  play: async ({ canvas }) => {
    if (!matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    await expect(getComputedStyle(canvas.getByTestId("max")).transitionDuration).toBe("0s");
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByTestId("max").getBoundingClientRect().width).toBe(240);
  },
};
