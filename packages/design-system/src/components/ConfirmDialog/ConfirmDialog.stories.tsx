import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { ConfirmDialog } from "./ConfirmDialog.tsx";

/** A question before something happens. The focus starts on Cancel. */
const meta = {
  title: "Feedback/ConfirmDialog",
  component: ConfirmDialog,
  parameters: { visual: { page: true } },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: "Remove 31 % of the table?",
    children: "Over 20 % of rotors would be removed. Readers see the old table until you commit.",
    confirmLabel: "Commit 391 changes",
    cancelLabel: "Cancel",
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Question: Story = {
  play: async ({ args }) => {
    const dialog = await within(document.body).findByRole("alertdialog");
    const cancel = within(dialog).getByRole("button", { name: "Cancel" });
    await expect(cancel).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const CannotBeUndone: Story = {
  globals: { locale: "es" },
  parameters: { visual: { page: true, phone: true } },
  args: {
    tone: "danger",
    title: "¿Enviar a históricos?",
    children: "El archivo ya no se podrá editar desde el panel de administración.",
    confirmLabel: "Enviar a históricos",
    cancelLabel: "Cancelar",
  },
};

export const Pending: Story = { args: { isPending: true } };
