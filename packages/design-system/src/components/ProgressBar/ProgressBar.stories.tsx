import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { allVariants } from "../../stories/allVariants.tsx";
import { ProgressBar } from "./ProgressBar.tsx";

/** Progress of a long task. */
const meta = {
  title: "Feedback/ProgressBar",
  component: ProgressBar,
  parameters: {
    visual: { width: 620 },
    guide: [
      "Use it for tasks that take more than a few seconds.",
      "Count in units users know: rows, files, batches.",
      "Don't use it for loading content: use a skeleton.",
      "Don't invent a value: omit it while it is unknown.",
    ],
  },
  args: { label: "Reading 1rotors.xlsx" },
} satisfies Meta<typeof ProgressBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AllVariants: Story = allVariants(
  ProgressBar,
  { value: [0, 66, 100, undefined] },
  { label: "Reading 1rotors.xlsx" },
  { cell: 260 },
);

/** The value as text, visible and for screen readers. */
export const LongSpanish: Story = {
  globals: { locale: "es" },
  parameters: { visual: { phone: true, width: 620 } },
  args: {
    label: "Comparando el archivo 1rotores.xlsx con la tabla del catálogo",
    value: 66,
    valueText: "2 de 3 lotes",
  },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("progressbar");
    await expect(bar).toHaveAttribute("aria-valuenow", "66");
    await expect(bar).toHaveAttribute("aria-valuetext", "2 de 3 lotes");
  },
};
