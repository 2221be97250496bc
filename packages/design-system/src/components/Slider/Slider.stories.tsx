import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { allVariants, variantsOf } from "../../stories/allVariants.tsx";
import { controlled } from "../../stories/controlled.tsx";
import { track } from "./Slider.css.ts";
import { Slider } from "./Slider.tsx";

/** A value that is felt rather than known: how much of one drawing shows through another. */
const meta = {
  title: "Forms/Slider",
  component: Slider,
  parameters: {
    visual: { width: 320 },
    guide: {
      do: [
        "Show the effect while the thumb moves.",
        "Give it a range whose ends mean something: nothing, all.",
        "Keep the value beside the label, in its unit.",
      ],
      dont: [
        "Don't ask for a measure with it: a number field takes 21.6 mm, a slider never does.",
        "Don't make it the only way to an extreme that people need often; add a button.",
      ],
    },
  },
  args: { label: "Opacity", value: 60, onChange: fn() },
  render: controlled(Slider, "value", "onChange"),
} satisfies Meta<typeof Slider>;
export default meta;

type Story = StoryObj<typeof Slider>;

const percent = { style: "percent" } as const;

export const AllVariants: Story = allVariants(
  Slider,
  { ...variantsOf(track), isDisabled: [false, true], value: [0, 0.6, 1] },
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

/** Arrows by a step, Page Up and Page Down by ten, Home and End to the ends; never past them. */
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
