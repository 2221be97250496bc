import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Stack } from "../../stories/kit.ts";
import { Stepper } from "./Stepper.tsx";

const steps = [
  { id: "choose", label: "Choose a file" },
  { id: "check", label: "Check the rows" },
  { id: "apply", label: "Apply" },
];

/** The user's progress in a task with several steps. */
const meta = {
  title: "Feedback/Stepper",
  component: Stepper,
  args: { label: "Loading a table", steps, current: "check", doneLabel: "Done" },
  parameters: {
    visual: { width: 900, phone: true },
    guide: [
      "Use it for three to five steps in a fixed order.",
      "Name each step by what the user does in it.",
      "Don't use it for steps that can be done in any order: use `Tabs`.",
      "Don't use it for a long wait: use `ProgressBar`.",
    ],
  },
} satisfies Meta<typeof Stepper>;
export default meta;

type Story = StoryObj<typeof meta>;

/** At each step. */
export const States: Story = {
  render: (args) => (
    <Stack gap={32}>
      {steps.map(({ id, label }) => (
        <Stepper key={id} {...args} label={`Loading a table: ${label}`} current={id} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem", { current: "step" })).toHaveLength(3);
    await expect(canvas.getAllByRole("img", { name: "Done" })).toHaveLength(3);
  },
};

export const LongSpanish: Story = {
  globals: { locale: "es" },
  parameters: { visual: { skip: true } },
  args: {
    label: "Carga de una tabla",
    steps: [
      { id: "choose", label: "Elegir el archivo" },
      { id: "check", label: "Revisar las filas con errores" },
      { id: "apply", label: "Aplicar los cambios" },
    ],
    doneLabel: "Terminado",
  },
};
