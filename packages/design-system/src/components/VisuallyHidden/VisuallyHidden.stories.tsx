import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

/** For screen readers only. */
const meta = {
  title: "Layout/VisuallyHidden",
  component: VisuallyHidden,
  parameters: { visual: { skip: true } },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Words: Story = {
  args: { children: "12 results" },
  play: async ({ canvasElement }) => {
    const words = within(canvasElement).getByText("12 results");
    await expect(words.getBoundingClientRect().width).toBe(1);
  },
};
