import type { ApiError } from "@caliper/api-client";
import {
  Button,
  Dialog,
  type DialogProps,
  Form,
  type IconName,
  Notice,
} from "@caliper/design-system";
import { type ReactNode, useId } from "react";
import { useText } from "../../messages/index.ts";
import { useFailure } from "../../provider/index.ts";

export interface FormDialogProps {
  /** True by default. */
  isOpen?: boolean;
  /** Called to close it without a change. */
  onClose: () => void;
  title: string;
  /** The label of the submit button. */
  submitLabel: string;
  submitIcon?: IconName;
  /** The label of the submit button once the form is done, if the dialog stays open. The button is then disabled. */
  doneLabel?: string | undefined;
  size?: NonNullable<DialogProps["size"]>;
  onSubmit: () => void;
  /** The form cannot be submitted; explain nearby what is missing. */
  isBlocked?: boolean;
  isPending: boolean;
  /** Why the last attempt failed; null if a field shows it. */
  error: ApiError | null;
  children: ReactNode;
}

// Focus must stay in the dialog when its submit button is disabled, or Escape would not close it.
const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

/** A dialog with one form. A click outside does not close it, because that would lose the input. */
export function FormDialog({
  isOpen = true,
  onClose,
  title,
  submitLabel,
  submitIcon,
  doneLabel,
  size,
  onSubmit,
  isBlocked = false,
  isPending,
  error,
  children,
}: FormDialogProps) {
  const t = useText();
  const failureOf = useFailure();
  const form = useId();
  const failure = error === null ? undefined : failureOf(error);
  const isDone = doneLabel !== undefined;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      closeLabel={t("common.close")}
      isDismissable={false}
      {...(size && { size })}
      actions={
        <>
          {isDone ? (
            <Button key="close" ref={takeFocus} onPress={onClose}>
              {t("common.close")}
            </Button>
          ) : (
            <Button onPress={onClose}>{t("common.cancel")}</Button>
          )}
          <Button
            type="submit"
            form={form}
            variant="primary"
            icon={isDone ? "check" : submitIcon}
            isDisabled={isDone || isBlocked}
          >
            {doneLabel ?? submitLabel}
          </Button>
        </>
      }
    >
      <Form id={form} onSubmit={onSubmit} isPending={isPending || isDone} gap={16}>
        {children}
        {failure && (
          <Notice tone="danger" title={failure.title}>
            {failure.detail}
          </Notice>
        )}
      </Form>
    </Dialog>
  );
}
