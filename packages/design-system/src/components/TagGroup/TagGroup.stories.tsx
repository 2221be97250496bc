import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { TagGroup, type TagGroupProps } from "./TagGroup.tsx";

/** Keeps the tags in state, as a page would. */
function Controlled({ items: first, onRemove, ...args }: TagGroupProps) {
  const [items, setItems] = useState(first);
  return (
    <TagGroup
      {...args}
      items={items}
      onRemove={(id) => {
        setItems(items.filter((item) => item.id !== id));
        onRemove(id);
      }}
    />
  );
}

/** Chosen values that can be removed one by one. */
const meta = {
  title: "Forms/TagGroup",
  component: TagGroup,
  args: {
    label: "Filters",
    items: [
      { id: "pads", label: "Brake Pads" },
      { id: "corolla", label: "Toyota Corolla" },
      { id: "front", label: "Front" },
    ],
    onRemove: fn(),
    removeLabel: "Remove",
  },
  render: (args) => <Controlled {...args} />,
  parameters: {
    visual: { width: 620, phone: true },
    guide: [
      "Use it for values that were chosen elsewhere: filters, origins of a key, models.",
      "Keep the order in which they were chosen.",
      "Don't use it for a state: use `Tag`.",
      "Don't use it to choose one of a few: use `ChipGroup`.",
    ],
  },
} satisfies Meta<typeof TagGroup>;
export default meta;

type Story = StoryObj<typeof TagGroup>;

/** Arrow keys move between tags, Delete and Backspace remove one. */
export const Removable: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}{Delete}");
    await expect(args.onRemove).toHaveBeenLastCalledWith("corolla");
    await expect(canvas.queryByRole("row", { name: "Toyota Corolla" })).toBeNull();
    await expect(canvas.getByRole("row", { name: "Front" })).toHaveFocus();
    await userEvent.tab();
  },
};

export const LongSpanish: Story = {
  globals: { locale: "es" },
  parameters: { visual: { skip: true } },
  args: {
    label: "Filtros de la búsqueda",
    items: [
      { id: "1", label: "Cilindros de rueda y bombas de freno" },
      { id: "2", label: "Bandas y forros de freno para camiones" },
    ],
    removeLabel: "Quitar",
  },
};
