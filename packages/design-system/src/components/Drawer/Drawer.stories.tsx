import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { Box, Button, SectionHeading, Stack } from "../../stories/kit.ts";
import { Checkbox } from "../Checkbox/Checkbox.tsx";
import { Drawer, type DrawerProps } from "./Drawer.tsx";

/** Keeps its open state, as a page would. */
function Controlled({ isOpen: first, onOpenChange, children, ...args }: DrawerProps) {
  const [isOpen, setOpen] = useState(first);
  const change = (next: boolean) => {
    setOpen(next);
    onOpenChange(next);
  };
  return (
    <>
      <Button icon="filter" onPress={() => change(true)}>
        {args.label}
      </Button>
      <Drawer {...args} isOpen={isOpen} onOpenChange={change}>
        <Box padding={16}>
          <Stack gap={16} align="start">
            {children}
            <Button onPress={() => change(false)}>Close</Button>
          </Stack>
        </Box>
      </Drawer>
    </>
  );
}

/** A panel over the page at its start. */
const meta = {
  title: "Layout/Drawer",
  component: Drawer,
  args: {
    isOpen: false,
    onOpenChange: fn(),
    label: "Filters",
    children: (
      <>
        <SectionHeading>Filters</SectionHeading>
        <Checkbox isSelected onChange={fn()}>
          Front
        </Checkbox>
        <Checkbox isSelected={false} onChange={fn()}>
          Rear
        </Checkbox>
      </>
    ),
  },
  render: (args) => <Controlled {...args} />,
  parameters: {
    visual: { page: true },
    guide: [
      "Use it on narrow screens for what is beside the content on wide ones.",
      "Give it a button that closes it: not everyone finds the area outside.",
      "Don't use it for a question or a form to submit: use `Dialog`.",
      "Don't open one from another.",
    ],
  },
} satisfies Meta<typeof Drawer>;
export default meta;

type Story = StoryObj<typeof Drawer>;

/** Focus stays inside; Escape and a press outside close it, and focus returns to the button. */
export const Open: Story = {
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole("button", { name: "Filters" });
    await userEvent.click(opener);
    const drawer = await screen.findByRole("dialog", { name: "Filters" });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(drawer).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await userEvent.click(opener);
    const again = await screen.findByRole("dialog", { name: "Filters" });
    await within(again).findByRole("checkbox", { name: "Front" });
  },
};
