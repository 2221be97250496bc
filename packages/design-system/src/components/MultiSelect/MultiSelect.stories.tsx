import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { controlled } from "../../stories/controlled.tsx";
import { MultiSelect } from "./MultiSelect.tsx";

/** Some of many known items, in the space of one field. */
const meta = {
  title: "Forms/MultiSelect",
  component: MultiSelect,
  args: {
    label: "Warehouses",
    value: ["miami", "china"],
    placeholder: "All warehouses",
    onChange: fn(),
    items: [
      { id: "miami", label: "MIAMI" },
      { id: "panama", label: "PANAMA" },
      { id: "china", label: "CHINA", note: "PLANTA" },
      { id: "cetam", label: "CETAM", isDisabled: true },
    ],
  },
  render: controlled(MultiSelect, "value", "onChange"),
  parameters: {
    visual: { page: true },
    guide: [
      "Say in the placeholder what an empty choice means: `All warehouses`.",
      "Show long choices below it as a `TagGroup`, from which they can be removed.",
      "Don't use it for up to seven items: use `CheckboxGroup`.",
      "Don't apply a filter on every press if the results take longer than a moment.",
    ],
  },
} satisfies Meta<typeof MultiSelect>;
export default meta;

type Story = StoryObj<typeof MultiSelect>;

/** Enter opens the list and toggles an item; the list stays open. Escape closes it. */
export const Open: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    const list = await screen.findByRole("listbox");
    await expect(list).toHaveAttribute("aria-multiselectable", "true");
    await userEvent.click(within(list).getByRole("option", { name: "PANAMA" }));
    await expect(args.onChange).toHaveBeenLastCalledWith(["miami", "panama", "china"]);
    await userEvent.click(within(list).getByRole("option", { name: "MIAMI" }));
    await expect(args.onChange).toHaveBeenLastCalledWith(["panama", "china"]);
    await expect(canvas.getByText(/PANAMA.+CHINA/)).toBeVisible();
  },
};

export const LongSpanish: Story = {
  globals: { locale: "es" },
  parameters: { visual: { skip: true } },
  args: {
    label: "Familias de productos",
    placeholder: "Todas las familias",
    value: [],
    items: [
      { id: "cups", label: "Gomas para cilindros de rueda y bombas de freno" },
      { id: "kits", label: "Sistemas de cáliper con pistones y herrajes de montaje" },
    ],
  },
};
