import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

/** For screen readers only. */
const meta = {
  title: "Text/VisuallyHidden",
  component: VisuallyHidden,
  parameters: {
    visual: { skip: true },
    guide: {
      do: [
        "Name what the eye sees by its place: a table, a count, a group.",
        "Use `output` for a sentence that is said when it changes.",
      ],
      dont: [
        "Hide what a sighted reader would want too.",
        "Put anything in it that takes the focus.",
      ],
    },
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
