import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { allVariants, variantsOf } from "../../stories/allVariants.tsx";
import { controlled } from "../../stories/controlled.tsx";
import { StatusIndicator } from "../StatusIndicator/StatusIndicator.tsx";
import { chips } from "./ChipGroup.css.ts";
import { ChipGroup } from "./ChipGroup.tsx";

/** Filters with counts below a search field. On a phone, one row that scrolls sideways. */
const meta = {
  title: "Actions/ChipGroup",
  component: ChipGroup,
  parameters: {
    visual: { phone: true },
    guide: [
      "Start with the chip that shows everything.",
      "Update the counts as the search narrows, and keep the order.",
      "Don't hide a selected chip when its count drops to 0.",
      "Don't use it for multiple selection; use CheckboxGroup.",
    ],
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
    ...meta.args,
    items: [...meta.args.items.slice(0, 5), { id: "cylinders", label: "Cylinders" }],
  },
  { cell: 480, parameters: { visual: { phone: true } } },
);

/** Arrow keys move between chips and Space selects. One chip is always selected. */
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

/** A status below each chip describes it to screen readers; a long label wraps in a narrow place. */
export const Described: Story = {
  args: {
    label: "Grade",
    value: "plus",
    scroll: false,
    items: [
      {
        id: "plus",
        label: "Ceramic Plus US$ 14.30",
        description: (
          <StatusIndicator size="small" tone="success">
            In stock
          </StatusIndicator>
        ),
      },
      {
        id: "duty",
        label: "Severe Duty US$ 16.90",
        description: (
          <StatusIndicator size="small" tone="danger">
            Out of stock
          </StatusIndicator>
        ),
      },
      {
        id: "long",
        label:
          "A grade of another catalogue with a name that is longer than its place US$ 1,016.90",
      },
    ],
  },
  parameters: { visual: { width: 340, phone: false } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("radio", { name: /^Severe Duty/ })).toHaveAccessibleDescription(
      "Out of stock",
    );
    await expect(canvas.getByRole("radio", { name: /^A grade/ })).not.toHaveAccessibleDescription();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const LongSpanish: Story = {
  globals: { locale: "es" },
  args: {
    label: "Tipo de producto",
    items: [
      { id: "all", label: "Todos menos los que no cambian", count: 1260 },
      { id: "lining", label: "Bandas y forros de freno", count: 37 },
      { id: "cylinders", label: "Cilindros de rueda y bombas de freno", count: 9 },
    ],
  },
};
