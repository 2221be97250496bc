import type { FamilyId } from "@caliper/catalogue-model";
import type { AmendmentToSend, ApiError } from "@caliper/api-client";
import { Button, Dialog, Notice } from "@caliper/design-system";
import { useId, useState } from "react";
import { useText } from "../messages/index.ts";
import { type StoredText, useFailure } from "../provider/index.ts";
import { AmendmentForm } from "./AmendmentForm.tsx";
import { draftIn, emptyDraft, storedDraft, toSend } from "./draft.ts";
import type { CorrectableColumn } from "./useCorrectable.ts";
import { useRefusals } from "./useRefusals.ts";

export interface AmendmentDialogProps {
  isOpen: boolean;
  onClose: () => void;
  user: string;
  /** The email that the user gave last; it can be changed. */
  email?: string;
  product: string;
  /** Family of the product; required for suggesting values. */
  family?: FamilyId | undefined;
  /** Where the text is kept until it is sent or the dialog is closed. */
  kept?: StoredText | undefined;
  /** Columns for which a value can be suggested. */
  columns?: readonly CorrectableColumn[];
  state: "editing" | "sending" | "sent";
  /** Result of the last attempt. */
  error?: ApiError | null;
  onSend: (amendment: AmendmentToSend) => void;
  /** The form was edited after an attempt. */
  onEdit?: () => void;
}

// Focus must stay in the dialog when its button is disabled, or Escape would not close it.
const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

/** A correction of a product. It starts without one's last text each time it opens, except after a reload. */
export function AmendmentDialog(props: AmendmentDialogProps) {
  return <Fresh key={String(props.isOpen)} {...props} />;
}

function Fresh({
  isOpen,
  onClose,
  user,
  email = "",
  product,
  family,
  kept,
  columns = [],
  state,
  error = null,
  onSend,
  onEdit,
}: AmendmentDialogProps) {
  const t = useText();
  const failureOf = useFailure();
  const refusalsOf = useRefusals();
  const form = useId();
  const [edited, setEdited] = useState(() => kept && draftIn(kept.get(), { user, product }));
  // The email may arrive after the dialog has opened.
  const draft = edited ?? { ...emptyDraft, email };
  const [showMissing, setShowMissing] = useState(false);
  const refused = error === null ? {} : refusalsOf(error);
  const isRefused = Object.keys(refused).length > 0;
  const failure = error === null || isRefused ? undefined : failureOf(error);

  const send = () => {
    const amendment = toSend(draft, { user, product, family });
    setShowMissing(amendment === undefined);
    if (amendment !== undefined) onSend(amendment);
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t("amendments.open")}
      closeLabel={t("common.close")}
      isDismissable={state === "sent"}
      actions={
        <>
          {state === "sent" && (
            <Button ref={takeFocus} onPress={onClose}>
              {t("common.close")}
            </Button>
          )}
          <Button
            type="submit"
            form={form}
            variant="primary"
            icon={state === "sent" ? "check" : "send"}
            isPending={state === "sending"}
            isDisabled={state === "sent"}
          >
            {t(state === "sent" ? "amendments.sent" : "amendments.send")}
          </Button>
        </>
      }
    >
      <AmendmentForm
        id={form}
        user={user}
        product={product}
        columns={columns}
        draft={draft}
        onChange={(changed) => {
          setEdited(changed);
          kept?.set(storedDraft({ user, product }, changed));
          onEdit?.();
        }}
        showMissing={showMissing}
        refused={refused}
        failure={
          failure && (
            <Notice
              tone="danger"
              title={failure.title}
              action={<Button onPress={send}>{failure.retryLabel}</Button>}
            >
              {failure.detail}
            </Notice>
          )
        }
        isPending={state === "sending"}
        isSent={state === "sent"}
        onSubmit={send}
      />
    </Dialog>
  );
}
