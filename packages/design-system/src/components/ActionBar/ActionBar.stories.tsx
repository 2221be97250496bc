import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Button } from "../../stories/kit.ts";
import { ActionBar } from "./ActionBar.tsx";

/** Actions for selected rows, in view while the list scrolls. */
const meta = {
  title: "Actions/ActionBar",
  component: ActionBar,
  args: {
    label: "Actions for the selected rows",
    selected: "3 selected",
    clearLabel: "Clear the selection",
    onClear: fn(),
    children: (
      <>
        <Button icon="compare">Compare</Button>
        <Button icon="download">Download</Button>
      </>
    ),
  },
  parameters: {
    visual: { width: 620, phone: true },
    guide: [
      "Render it after the list, while at least one row is selected.",
      "Offer at most four actions; put the rest in a `MenuButton`.",
      "Don't use it for actions that need no selection: put these above the list.",
      "Don't hide the list behind it: the last row scrolls above the bar.",
    ],
  },
} satisfies Meta<typeof ActionBar>;
export default meta;

type Story = StoryObj<typeof meta>;

/** One tab stop: arrow keys move between the actions, and Enter runs one. */
export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Clear the selection" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("button", { name: "Compare" })).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}{Enter}");
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

export const LongSpanish: Story = {
  globals: { locale: "es" },
  parameters: { visual: { skip: true } },
  args: {
    label: "Acciones para las filas seleccionadas",
    selected: "1.204 filas seleccionadas",
    clearLabel: "Quitar la selección",
    children: <Button icon="download">Descargar las filas seleccionadas</Button>,
  },
};
