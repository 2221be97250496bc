import type { Meta, StoryObj } from "@storybook/react-vite";
import { allVariants, variantsOf } from "../../stories/allVariants.tsx";
import { Cell } from "../../stories/Cell.tsx";
import { inline } from "./Inline.css.ts";
import { Inline } from "./Inline.tsx";

const cell = (label: string) => <Cell key={label}>{label}</Cell>;

/** A row of children that wraps. */
const meta = {
  title: "Layout/Inline",
  component: Inline,
  args: { children: ["One", "Two or more words", "Three", "The fourth"].map(cell) },
  parameters: {
    visual: { width: 1000 },
    guide: [
      "Let it wrap: Spanish labels are a third longer.",
      "Align texts of different sizes by their baseline.",
      "Don't build columns with it: use a Grid, which aligns them.",
      "Don't turn wrapping off for text, which would be cut off on a phone.",
    ],
  },
} satisfies Meta<typeof Inline>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AllVariants: Story = allVariants(
  Inline,
  variantsOf(inline, "gap", "wrap"),
  { children: ["One", "Two"].map(cell) },
  { cell: 220 },
);

/** Wrapped into several lines on a phone. */
export const Wrapping: Story = { parameters: { visual: { phone: true } } };
