import type { ReactNode } from "react";
import { Button } from "../Button/Button.tsx";
import { Dialog } from "../Dialog/Dialog.tsx";
import { Text } from "../Text/Text.tsx";

export interface ConfirmDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  /** What will happen, and whether it can be undone. */
  children: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  isPending?: boolean;
  /** `danger` for what cannot be undone. */
  tone?: "primary" | "danger";
}

/** The focus starts on the way out: Enter on a question nobody has read yet must not do the work. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

/** A question before something happens. Cancel changes nothing. */
export function ConfirmDialog({
  children,
  confirmLabel,
  cancelLabel,
  onConfirm,
  onOpenChange,
  isPending = false,
  tone = "primary",
  ...rest
}: ConfirmDialogProps) {
  return (
    <Dialog
      role="alertdialog"
      size="small"
      isDismissable={false}
      onOpenChange={onOpenChange}
      actions={
        <>
          <Button ref={takeFocus} onPress={() => onOpenChange(false)}>
            {cancelLabel}
          </Button>
          <Button variant={tone} onPress={onConfirm} isPending={isPending}>
            {confirmLabel}
          </Button>
        </>
      }
      {...rest}
    >
      <Text as="p" variant="body">
        {children}
      </Text>
    </Dialog>
  );
}
