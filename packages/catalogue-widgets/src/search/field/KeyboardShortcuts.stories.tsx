import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent } from "storybook/test";
import { withCatalogue } from "../../testing/stories/index.ts";
import { KeyboardShortcuts } from "./KeyboardShortcuts.tsx";

const meta = {
  title: "Search/Keyboard shortcuts",
  component: KeyboardShortcuts,
  decorators: [withCatalogue],
  args: { isOpen: true, onClose: fn(), hasSingleKeys: true, onSingleKeysChange: fn() },
  render: function Render({ hasSingleKeys, onSingleKeysChange, ...args }) {
    const [isOn, setOn] = useState(hasSingleKeys);
    return (
      <KeyboardShortcuts
        {...args}
        hasSingleKeys={isOn}
        onSingleKeysChange={(next) => {
          setOn(next);
          onSingleKeysChange(next);
        }}
      />
    );
  },
  parameters: {
    visual: { page: true },
    guide: [
      "Open it with `?` and from a menu: without single-key shortcuts the menu is the only way.",
      "Store the setting in the browser, and pass it to `GlobalCodeField`.",
      "Don't offer `GlobalCodeField` without a way to switch its single-key shortcuts off.",
      "Don't list shortcuts of other parts of a page in it.",
    ],
  },
} satisfies Meta<typeof KeyboardShortcuts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shortcuts: Story = {
  globals: { locale: "en" },
  play: async ({ args }) => {
    await screen.findByText("Show these shortcuts");
    await userEvent.click(screen.getByText("Single-key shortcuts"));
    await expect(args.onSingleKeysChange).toHaveBeenCalledWith(false);
    await expect(screen.queryByText("Show these shortcuts")).toBeNull();
    await expect(screen.getAllByText("Go to the search from anywhere")).toHaveLength(1);
    await userEvent.click(screen.getByText("Single-key shortcuts"));
    await screen.findByText("Show these shortcuts");
  },
};

export const Spanish: Story = { globals: { locale: "es" } };
