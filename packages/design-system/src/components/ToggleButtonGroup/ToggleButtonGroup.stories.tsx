import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { allVariants, variantsOf } from "../../stories/allVariants.tsx";
import { controlled } from "../../stories/controlled.tsx";
import { item } from "./ToggleButtonGroup.css.ts";
import { ToggleButtonGroup } from "./ToggleButtonGroup.tsx";

/** One of two to five short options, all visible: a tolerance, a unit. */
const meta = {
  title: "Actions/ToggleButtonGroup",
  component: ToggleButtonGroup,
  parameters: {
    guide: [
      "Use it for two to five short options that users compare: units, tolerances.",
      "Keep the labels similar in length; figures are mono.",
      "Don't use it for views of a page that have URLs: use Tabs.",
      "Don't wrap it into two rows: use a Select.",
    ],
  },
  args: {
    label: "Tolerance, mm",
    value: "2.0",
    isMono: true,
    onChange: fn(),
    items: ["exact", "0.5", "1.0", "2.0", "5.0"].map((label) => ({ id: label, label })),
  },
  render: controlled(ToggleButtonGroup, "value", "onChange"),
} satisfies Meta<typeof ToggleButtonGroup>;
export default meta;

type Story = StoryObj<typeof ToggleButtonGroup>;

export const AllVariants: Story = allVariants(
  ToggleButtonGroup,
  { ...variantsOf(item), isDisabled: [false, true], hideLabel: [false, true] },
  (label) => ({ ...meta.args, label: label || meta.args.label }),
  { cell: 300 },
);

export const Unit: Story = {
  args: {
    label: "Unit",
    value: "mm",
    isMono: false,
    items: [
      { id: "mm", label: "mm" },
      { id: "inch", label: "inch" },
    ],
  },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith("inch");
    await expect(canvas.getByRole("radio", { name: "inch" })).toBeChecked();
  },
};

export const LongSpanish: Story = {
  globals: { locale: "es" },
  parameters: { visual: { width: 480, phone: true } },
  args: {
    label: "Diferencia máxima permitida con respecto a lo que se midió, en mm",
    value: "exact",
    isMono: false,
    items: [
      { id: "exact", label: "Exacta" },
      { id: "near", label: "Hasta medio milímetro" },
      { id: "far", label: "Hasta dos" },
    ],
  },
};
