import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { allVariants, variantsOf } from "../../stories/allVariants.tsx";
import { controlled } from "../../stories/controlled.tsx";
import { chips } from "./ChipGroup.css.ts";
import { ChipGroup } from "./ChipGroup.tsx";

/** Filters with counts under a search field. One row that scrolls sideways on a phone. */
const meta = {
  title: "Actions/ChipGroup",
  component: ChipGroup,
  parameters: {
    visual: { phone: true },
    guide: {
      do: [
        "Begin with the one that shows everything.",
        "Keep the counts true while the search narrows, and the order as it is.",
      ],
      dont: [
        "Don't hide a chip whose count is 0 while it is chosen.",
        "Don't use it to choose several; CheckboxGroup does that.",
      ],
    },
  },
  args: {
    label: "Product type",
    value: "all",
    onChange: fn(),
    items: [
      { id: "all", label: "All", count: 12 },
      { id: "pads", label: "Pads", count: 5 },
      { id: "rotors", label: "Rotors", count: 4 },
      { id: "shoes", label: "Shoes", count: 1 },
      { id: "drums", label: "Drums", count: 1 },
      { id: "cylinders", label: "Cylinders", count: 1 },
    ],
  },
  render: controlled(ChipGroup, "value", "onChange"),
} satisfies Meta<typeof ChipGroup>;
export default meta;

type Story = StoryObj<typeof ChipGroup>;

export const AllVariants: Story = allVariants(
  ChipGroup,
  variantsOf(chips),
  {
    label: "Product type",
    value: "all",
    onChange: fn(),
    items: [
      { id: "all", label: "All", count: 12 },
      { id: "pads", label: "Pads", count: 5 },
      { id: "rotors", label: "Rotors", count: 4 },
      { id: "shoes", label: "Shoes", count: 1 },
      { id: "drums", label: "Drums", count: 1 },
      { id: "cylinders", label: "Cylinders" },
    ],
  },
  { cell: 480, parameters: { visual: { phone: true } } },
);

/** Arrows move between chips, the space bar chooses; one chip is always on. */
export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight} ");
    await expect(args.onChange).toHaveBeenLastCalledWith("pads");
    const pads = canvas.getByRole("radio", { name: /Pads/ });
    await expect(pads).toBeChecked();
    await userEvent.keyboard(" ");
    await expect(pads).toBeChecked();
  },
};

export const LongSpanish: Story = {
  globals: { locale: "es" },
  args: {
    label: "Tipo de producto",
    items: [
      { id: "all", label: "Todos menos los que no cambian", count: 1260 },
      { id: "lining", label: "Bandas y bloques de freno", count: 37 },
      { id: "cylinders", label: "Cilindros de rueda y bombas de freno", count: 9 },
    ],
  },
};
