import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../Button/Button.tsx";
import { EmptyState } from "./EmptyState.tsx";

/** Nothing, and that is an answer: say what to try next. */
const meta = {
  title: "Feedback/EmptyState",
  component: EmptyState,
  parameters: { visual: { width: 620 } },
  args: {
    title: "No part matches D-12000",
    hint: "Check the code, try a competitor's number, or search by its measures.",
  },
} satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithAction: Story = { args: { action: <Button>Search by measure</Button> } };

export const InABlock: Story = {
  args: { title: "No prices for your warehouses", hint: undefined, icon: "box", align: "start" },
};

export const LongSpanish: Story = {
  globals: { locale: "es" },
  parameters: { visual: { phone: true } },
  args: {
    title: "Ningún producto coincide con el código que escribió en la búsqueda",
    hint: "Revise el código, pruebe con el número de otra marca o busque por las medidas de la pieza que tiene en la mano.",
    action: <Button>Buscar por medidas</Button>,
  },
};
