import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { allVariants, variantsOf } from "../../stories/allVariants.tsx";
import { controlled } from "../../stories/controlled.tsx";
import { switchRow } from "./Switch.css.ts";
import { Switch } from "./Switch.tsx";

/** On or off, at once. */
const meta = {
  title: "Forms/Switch",
  component: Switch,
  parameters: {
    visual: { width: 620 },
    guide: {
      do: [
        "Use it for what happens at once and can be taken back: a theme, a view.",
        "Let the words name what is on when it is on.",
      ],
      dont: [
        "Don't put it into a form that is sent with a button; that is a Checkbox.",
        "Don't change the words with the state: `Dark mode`, not `Dark mode is on`.",
      ],
    },
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
