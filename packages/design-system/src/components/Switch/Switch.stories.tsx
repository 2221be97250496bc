import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { allVariants, variantsOf } from "../../stories/allVariants.tsx";
import { controlled } from "../../stories/controlled.tsx";
import { switchRow } from "./Switch.css.ts";
import { Switch } from "./Switch.tsx";

/** A setting that takes effect immediately. */
const meta = {
  title: "Forms/Switch",
  component: Switch,
  parameters: {
    visual: { width: 620 },
    guide: [
      "Use it for settings that take effect immediately and can be reverted: a theme, a view.",
      "Use a label that names the setting when it is on.",
      "Don't use it in a form with a submit button: use a Checkbox.",
      "Don't change the label with the state: `Dark mode`, not `Dark mode is on`.",
    ],
  },
  args: { children: "Dark mode", isSelected: false, onChange: fn() },
  render: controlled(Switch, "isSelected", "onChange"),
} satisfies Meta<typeof Switch>;
export default meta;

type Story = StoryObj<typeof Switch>;

export const AllVariants: Story = allVariants(
  Switch,
  { ...variantsOf(switchRow), isSelected: [false, true], isDisabled: [false, true] },
  { children: "Dark mode", onChange: fn() },
);

export const Focused: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(canvas.getByRole("switch", { name: "Dark mode" })).toBeChecked();
  },
};

export const LongSpanish: Story = {
  globals: { locale: "es" },
  parameters: { visual: { width: 320 } },
  args: {
    children: "Mostrar todas las medidas en pulgadas y no en milímetros",
    align: "between",
    isSelected: true,
  },
};
