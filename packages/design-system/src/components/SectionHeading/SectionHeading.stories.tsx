import type { Meta, StoryObj } from "@storybook/react-vite";
import { allVariants, variantsOf } from "../../stories/allVariants.tsx";
import { row } from "./SectionHeading.css.ts";
import { SectionHeading } from "./SectionHeading.tsx";

/** The heading of a numbered block, with a 1.5 px rule. */
const meta = {
  title: "Layout/SectionHeading",
  component: SectionHeading,
  parameters: {
    visual: { width: 620 },
    guide: [
      "Number the blocks of a datasheet in reading order.",
      "Keep the note to a count or a hint; it wraps first.",
      "Don't number blocks that have no order.",
      "Don't skip a heading level to get a smaller size; there is only one.",
    ],
  },
  args: { children: "Dimensions" },
} satisfies Meta<typeof SectionHeading>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AllVariants: Story = allVariants(
  SectionHeading,
  { ...variantsOf(row), number: [undefined, 1], note: [undefined, "ranked by closeness"] },
  { children: "Dimensions" },
  { cell: 280 },
);

export const LongSpanish: Story = {
  globals: { locale: "es" },
  parameters: { visual: { phone: true } },
  args: {
    number: 8,
    children: "También sirve para Toyota Corolla Verso Executive 2009-2013 con motor 1.8",
    note: "elija una fila para ver qué más lleva el vehículo",
  },
};
