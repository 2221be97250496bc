import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { ErrorState } from "./ErrorState.tsx";

/** What happened, why if it is known, and how to try again. */
const meta = {
  title: "Feedback/ErrorState",
  component: ErrorState,
  parameters: { visual: { width: 620 } },
  args: {
    title: "Request fail.",
    detail: "The catalogue did not answer. Your search is kept.",
    retryLabel: "Try again",
    onRetry: fn(),
  },
} satisfies Meta<typeof ErrorState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithRetry: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Retrying: Story = { args: { isRetrying: true } };

export const InABlock: Story = { args: { align: "start", detail: undefined } };

export const LongSpanish: Story = {
  globals: { locale: "es" },
  parameters: { visual: { phone: true } },
  args: {
    title: "No se pudo cargar la información del producto",
    detail:
      "El servidor del catálogo no respondió a tiempo. Lo que escribió se conserva; puede volver a intentarlo.",
    retryLabel: "Volver a intentarlo",
  },
};
