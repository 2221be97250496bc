import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { allVariants, variantsOf } from "../../stories/allVariants.tsx";
import { fill } from "./Meter.css.ts";
import { Meter } from "./Meter.tsx";

/** An amount within a known limit: a quota, a capacity. */
const meta = {
  title: "Feedback/Meter",
  component: Meter,
  args: { label: "Requests this hour", value: 412, max: 600, valueText: "412 of 600" },
  parameters: {
    visual: { width: 620 },
    guide: [
      "Give the amount and the limit as text: `412 of 600`.",
      "Change the tone near the limit, and say in the text what happens there.",
      "Don't use it for a task that will end: use `ProgressBar`.",
      "Don't use it without a limit: show the number.",
    ],
  },
} satisfies Meta<typeof Meter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AllVariants: Story = allVariants(
  Meter,
  variantsOf(fill),
  { label: "Requests this hour", value: 412, max: 600, valueText: "412 of 600" },
  { cell: 260 },
);

/** Its role is `meter`, and the text replaces the percentage for screen readers. */
export const LongSpanish: Story = {
  globals: { locale: "es" },
  parameters: { visual: { skip: true } },
  args: {
    label: "Solicitudes de esta clave durante la última hora",
    value: 700,
    max: 600,
    valueText: "700 de 600: las siguientes se rechazan",
    tone: "danger",
  },
  play: async ({ canvas }) => {
    const meter = canvas.getByRole("meter");
    await expect(meter).toHaveAttribute("aria-valuenow", "600");
    await expect(meter).toHaveAttribute("aria-valuetext", "700 de 600: las siguientes se rechazan");
  },
};
