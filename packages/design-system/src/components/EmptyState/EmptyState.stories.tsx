import type { Meta, StoryObj } from "@storybook/react-vite";
import { notice } from "../../parts/state.css.ts";
import { allVariants, variantsOf } from "../../stories/allVariants.tsx";
import { Button } from "../Button/Button.tsx";
import { EmptyState } from "./EmptyState.tsx";

/** There is no data: states this and suggests what to try next. */
const meta = {
  title: "Feedback/EmptyState",
  component: EmptyState,
  parameters: {
    visual: { width: 620 },
    guide: [
      "State what is missing and what to try next.",
      "Use `start` inside a block of a datasheet and `center` for an empty view.",
      "Don't apologize, and don't blame the user's input.",
      "Don't use it for an error: use `ErrorState`.",
    ],
  },
  args: {
    title: "No part matches D-12000",
    hint: "Check the code, try a competitor's number, or search by its measures.",
  },
} satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AllVariants: Story = allVariants(
  EmptyState,
  { ...variantsOf(notice, "tone"), icon: ["search", "box"] },
  { ...meta.args, action: <Button>Search by measure</Button> },
  { cell: 280 },
);

export const LongSpanish: Story = {
  globals: { locale: "es" },
  parameters: { visual: { phone: true } },
  args: {
    title: "Ningún producto coincide con el código que escribió en la búsqueda",
    hint: "Revise el código, pruebe con el número de otra marca o busque por las medidas de la pieza que tiene en la mano.",
    action: <Button>Buscar por medidas</Button>,
  },
};
