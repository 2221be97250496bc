import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { ToastRegion } from "./Toast.tsx";
import { toastQueue } from "./toastQueue.ts";
import { toastLifetime, toasts } from "./toasts.ts";

/** Feedback on a user's action. Errors stay until closed; others disappear after seven seconds. */
const meta = {
  title: "Feedback/Toast",
  component: ToastRegion,
  parameters: {
    visual: { page: true },
    guide: [
      "Use it for feedback on an action that needs no response.",
      "Keep it to one line; add details only to errors.",
      "Don't use it for anything users must act on: it disappears.",
      "Don't use it for a field's error: show it at the field.",
    ],
  },
  args: { label: "Notifications", closeLabel: "Close" },
  // Cleared before and not after the story, because the screenshot is taken at its end.
  beforeEach: () => {
    toasts.clear();
    toasts.show("Information sent, thanks for your support!", { tone: "success" });
    toasts.show("report.xlsx is ready", { detail: "391 rows, 42 KB" });
    toasts.show("Error uploading the Excel file", {
      tone: "danger",
      detail: "Row 212, Thickness: “334.327,57” is not a decimal number.",
    });
  },
} satisfies Meta<typeof ToastRegion>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Three: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole("alertdialog")).toHaveLength(3));
  },
};

/** F6 moves focus to the toasts. All except errors disappear after seven seconds, but not while focused. */
export const Keyboard: Story = {
  parameters: { visual: { skip: true } },
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole("alertdialog")).toHaveLength(3));
    await expect(toastLifetime).toBe(7000);
    await expect(toastQueue.visibleToasts.map(({ timeout }) => timeout)).toEqual([
      undefined,
      toastLifetime,
      toastLifetime,
    ]);
    await userEvent.keyboard("{F6}");
    const region = screen.getByRole("region", { name: /Notifications/ });
    await expect(region).toContainElement(document.activeElement as HTMLElement);
    await userEvent.tab();
    await expect(region).toContainElement(document.activeElement as HTMLElement);
    const [close] = screen.getAllByRole("button", { name: "Close" });
    if (close) await userEvent.click(close);
    await waitFor(() => expect(screen.getAllByRole("alertdialog")).toHaveLength(2));
  },
};

export const LongSpanish: Story = {
  globals: { locale: "es" },
  parameters: { visual: { page: true, phone: true } },
  args: { label: "Avisos", closeLabel: "Cerrar" },
  beforeEach: () => {
    toasts.clear();
    toasts.show("No se pudo leer el archivo de rotores porque le falta una columna", {
      tone: "danger",
      detail: "Fila 212, Espesor: “334.327,57” no es un número decimal con punto.",
    });
  },
  play: async () => {
    await expect(await screen.findByRole("alertdialog")).toBeVisible();
  },
};
