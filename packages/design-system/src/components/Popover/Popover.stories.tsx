import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { Button, Stack, Text } from "../../stories/kit.ts";
import { Checkbox } from "../Checkbox/Checkbox.tsx";
import { Popover } from "./Popover.tsx";

/** Content that a button opens next to it, over the page. */
const meta = {
  title: "Feedback/Popover",
  component: Popover,
  args: {
    trigger: <Button iconEnd="chevronDown">Warehouses</Button>,
    label: "Warehouses",
    onOpenChange: fn(),
    children: (
      <Stack gap={8}>
        <Text>Prices are shown for these warehouses.</Text>
        <Checkbox isSelected onChange={fn()}>
          MIAMI
        </Checkbox>
        <Checkbox isSelected={false} onChange={fn()}>
          CHINA
        </Checkbox>
      </Stack>
    ),
  },
  parameters: {
    visual: { page: true },
    guide: [
      "Use it for a few settings or facts that belong to one control.",
      "Name it after its button.",
      "Don't use it for a list of actions: use `MenuButton`.",
      "Don't use it where the task must be finished first: use `Dialog`.",
    ],
  },
} satisfies Meta<typeof Popover>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Enter opens it, focus moves inside, Escape closes it and focus returns to the button. */
export const Open: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    const content = await screen.findByRole("dialog", { name: "Warehouses" });
    await expect(content).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(content).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole("button", { name: "Warehouses" })).toHaveFocus());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await userEvent.keyboard("{Enter}");
    const again = await screen.findByRole("dialog", { name: "Warehouses" });
    await within(again).findByRole("checkbox", { name: "MIAMI" });
  },
};
