import type { ApiError } from "@caliper/api-client";
import { Button, Dialog, type DialogProps, Form, Notice } from "@caliper/design-system";
import { type ReactNode, useId } from "react";
import { useText } from "../../messages/index.ts";
import { useFailure } from "../../provider/index.ts";

export interface FormDialogProps {
  isOpen: boolean;
  /** Called to close it without a change. */
  onClose: () => void;
  title: string;
  /** The label of the submit button. */
  submitLabel: string;
  size?: NonNullable<DialogProps["size"]>;
  onSubmit: () => void;
  isPending: boolean;
  /** Why the last attempt failed; null if a field shows it. */
  error: ApiError | null;
  children: ReactNode;
}

/** A dialog with one form. A click outside does not close it, because that would lose the input. */
export function FormDialog({
  isOpen,
  onClose,
  title,
  submitLabel,
  size,
  onSubmit,
  isPending,
  error,
  children,
}: FormDialogProps) {
  const t = useText();
  const failureOf = useFailure();
  const form = useId();
  const failure = error === null ? undefined : failureOf(error);
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
          <Button onPress={onClose}>{t("common.cancel")}</Button>
          <Button type="submit" form={form} variant="primary">
            {submitLabel}
          </Button>
        </>
      }
    >
      <Form id={form} onSubmit={onSubmit} isPending={isPending} gap={16}>
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
