import { type ApiError, refusalOf } from "@caliper/api-client";
import { ConfirmDialog, type ConfirmDialogProps, Notice, Stack } from "@caliper/design-system";
import { useText } from "../../messages/index.ts";
import { useFailure } from "../../provider/index.ts";

export interface ConfirmationProps<Asked> extends Omit<
  ConfirmDialogProps,
  "isOpen" | "cancelLabel" | "onConfirm"
> {
  /** What the question is about; null while there is none. */
  asked: Asked | null;
  /** The dialog stays open: close it when the work is done. */
  onConfirm: (subject: Asked) => void;
  /** `Cancel` by default. */
  cancelLabel?: string;
  /** Why the last attempt failed. */
  error?: ApiError | null;
  /** In place of the usual text of the error. */
  failure?: string | undefined;
}

/** Asks before an action; most of them cannot be undone. */
export function Confirmation<Asked>({
  asked,
  onConfirm,
  cancelLabel,
  error = null,
  failure,
  children,
  ...question
}: ConfirmationProps<Asked>) {
  const t = useText();
  const failureOf = useFailure();
  // The server explains its refusals; other failures have nothing to do with the row.
  const textOf = (failed: ApiError) =>
    (failed.status !== undefined && failed.status < 500 && refusalOf(failed)) ||
    failureOf(failed).line;
  return (
    <ConfirmDialog
      isOpen={asked !== null}
      cancelLabel={cancelLabel ?? t("common.cancel")}
      tone="danger"
      onConfirm={() => {
        if (asked !== null) onConfirm(asked);
      }}
      {...question}
    >
      <Stack gap={12}>
        <div>{children}</div>
        {error !== null && <Notice tone="danger">{failure ?? textOf(error)}</Notice>}
      </Stack>
    </ConfirmDialog>
  );
}
