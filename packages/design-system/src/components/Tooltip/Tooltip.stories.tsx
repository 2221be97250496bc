import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { Tooltip } from "./Tooltip.tsx";

/** A hint on hover and focus. Nothing one needs may live only here. */
const meta = {
  title: "Feedback/Tooltip",
  component: Tooltip,
  parameters: { visual: { page: true } },
  args: { content: "Drawn to scale from table 1", children: <Button>Drawing</Button> },
} satisfies Meta<typeof Tooltip>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The keyboard opens it at once, Escape closes it. */
export const OnFocus: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole("button");
    await userEvent.tab();
    await expect(await within(document.body).findByRole("tooltip")).toBeVisible();
    await expect(button).toHaveAccessibleDescription("Drawn to scale from table 1");
    await userEvent.keyboard("{Escape}");
    await expect(within(document.body).queryByRole("tooltip")).toBeNull();
    button.blur();
    await userEvent.tab();
    await within(document.body).findByRole("tooltip");
  },
};
