import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { allVariants } from "../../stories/allVariants.tsx";
import { controlled } from "../../stories/controlled.tsx";
import { Slider } from "./Slider.tsx";

/** An approximate value: the opacity of a drawing over another. */
const meta = {
  title: "Forms/Slider",
  component: Slider,
  parameters: {
    visual: { width: 320 },
    guide: [
      "Show the effect while the thumb moves.",
      "Use a range with meaningful ends: none, all.",
      "Show the value next to the label, with its unit.",
      "Don't use it for exact values such as 21.6 mm: use NumberField.",
      "Don't make it the only way to reach a frequent extreme: add a button.",
    ],
  },
  args: { label: "Opacity", value: 60, onChange: fn() },
  render: controlled(Slider, "value", "onChange"),
} satisfies Meta<typeof Slider>;
export default meta;

type Story = StoryObj<typeof Slider>;

const percent = { style: "percent" } as const;

export const AllVariants: Story = allVariants(
  Slider,
  { value: [0, 0.6, 1] },
  { label: "Opacity", max: 1, step: 0.05, format: percent, onChange: fn() },
  { cell: 200 },
);

export const Percent: Story = {
  args: { value: 0.6, max: 1, step: 0.05, format: percent },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("slider", { name: "Opacity" })).toHaveAttribute(
      "aria-valuetext",
      "60%",
    );
  },
};

/** Arrow keys move by one step, Page Up and Page Down by ten, Home and End to the limits. */
export const Keyboard: Story = {
  args: { step: 5 },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const slider = canvas.getByRole("slider", { name: "Opacity" });
    await expect(slider).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(args.onChange).toHaveBeenLastCalledWith(65);
    await userEvent.keyboard("{ArrowLeft}{ArrowDown}");
    await expect(args.onChange).toHaveBeenLastCalledWith(55);
    await userEvent.keyboard("{End}{ArrowUp}");
    await expect(slider).toHaveValue("100");
    await userEvent.keyboard("{Home}");
    await expect(args.onChange).toHaveBeenLastCalledWith(0);
    await userEvent.keyboard("{PageUp}");
    await expect(slider).not.toHaveValue("0");
  },
};

export const LongSpanish: Story = {
  globals: { locale: "es" },
  args: {
    label: "Transparencia de la segunda pieza sobre el diagrama de la primera",
    value: 0.35,
    max: 1,
    step: 0.05,
    format: percent,
  },
};
