import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { controlled } from "../../stories/controlled.tsx";
import { DateRange } from "./DateRange.tsx";

/** A first and a last day, typed or chosen in a calendar. */
const meta = {
  title: "Forms/DateRange",
  component: DateRange,
  args: {
    label: "Period",
    value: { from: "2026-11-09", to: "2026-11-20" },
    max: "2026-11-25",
    onChange: fn(),
  },
  render: controlled(DateRange, "value", "onChange"),
  parameters: {
    visual: { page: true },
    guide: [
      "Limit it to the days for which there is data.",
      "Offer common periods as a `ChipGroup` beside it: today, this week, this month.",
      "Don't use it for model years: use two `NumberField`s.",
      "Don't convert the days to moments: a day has no time zone.",
    ],
  },
} satisfies Meta<typeof DateRange>;
export default meta;

type Story = StoryObj<typeof DateRange>;

/** Digits and arrow keys change a part of a date. */
export const Typing: Story = {
  parameters: { visual: { skip: true } },
  play: async ({ args, canvas }) => {
    const [first] = canvas.getAllByRole("spinbutton");
    await userEvent.tab();
    await expect(first).toHaveFocus();
    const before = Number(first?.getAttribute("aria-valuenow"));
    await userEvent.keyboard("{ArrowUp}");
    await expect(first).toHaveAttribute("aria-valuenow", String(before + 1));
    await expect(args.onChange).toHaveBeenCalled();
  },
};

/** Arrow keys move in the calendar, Enter chooses the first day, moves to the next, and chooses the last. */
export const Open: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    const dialog = await screen.findByRole("dialog");
    await expect(within(dialog).getAllByRole("gridcell", { selected: true })).toHaveLength(12);
    await userEvent.keyboard("{ArrowRight}{Enter}{ArrowRight}{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: "2026-11-10", to: "2026-11-12" });
    await userEvent.click(canvas.getByRole("button"));
    await screen.findByRole("dialog");
  },
};

export const LongSpanish: Story = {
  globals: { locale: "es" },
  parameters: { visual: { skip: true } },
  args: {
    label: "Periodo en que se aplicaron los cambios",
    description: "Solo se conservan los cambios de los últimos doce meses",
  },
};
