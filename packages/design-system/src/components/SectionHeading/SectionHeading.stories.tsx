import type { Meta, StoryObj } from "@storybook/react-vite";
import { allVariants, variantsOf } from "../../stories/allVariants.tsx";
import { row } from "./SectionHeading.css.ts";
import { SectionHeading } from "./SectionHeading.tsx";

/** The head of a numbered block, with its 1.5 px rule. */
const meta = {
  title: "Layout/SectionHeading",
  component: SectionHeading,
  parameters: {
    visual: { width: 620 },
    guide: {
      do: [
        "Number the blocks of a datasheet as they are read, one after the other.",
        "Keep the note to a count or a hint; it is the first thing to wrap.",
      ],
      dont: [
        "Don't number what has no order.",
        "Don't skip a heading level to get a smaller head; there is one size.",
      ],
    },
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
