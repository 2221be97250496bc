import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

/** For screen readers only. */
const meta = {
  title: "Text/VisuallyHidden",
  component: VisuallyHidden,
  parameters: {
    visual: { skip: true },
    guide: [
      "Name things that are visually clear from their position: a table, a count, a group.",
      "Use `output` for text that is announced when it changes.",
      "Don't hide information that sighted users need too.",
      "Don't put focusable elements in it.",
    ],
  },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Words: Story = {
  args: { children: "12 results" },
  play: async ({ canvas }) => {
    const words = canvas.getByText("12 results");
    await expect(words.getBoundingClientRect().width).toBe(1);
  },
};
