import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { notice } from "../../parts/state.css.ts";
import { allVariants, variantsOf } from "../../stories/allVariants.tsx";
import { ErrorState } from "./ErrorState.tsx";

/** An error: what happened, why if known, and a retry. */
const meta = {
  title: "Feedback/ErrorState",
  component: ErrorState,
  parameters: {
    visual: { width: 620 },
    guide: [
      "State what happened, why if known, and that no input was lost.",
      "Offer a retry wherever it can help.",
      "Don't show error codes or stack traces.",
      "Don't use it for a product that does not exist: use `EmptyState`.",
    ],
  },
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
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const AllVariants: Story = allVariants(
  ErrorState,
  { ...variantsOf(notice, "tone"), isRetrying: [false, true] },
  meta.args,
  { cell: 280 },
);

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
