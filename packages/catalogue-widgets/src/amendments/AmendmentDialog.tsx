import type { FamilyId } from "@caliper/catalogue-model";
import type { AmendmentToSend, ApiError } from "@caliper/api-client";
import { useState } from "react";
import { useText } from "../messages/index.ts";
import type { StoredText } from "../provider/index.ts";
import { FormDialog } from "../shared/form-dialog/index.ts";
import { AmendmentFields } from "./AmendmentFields.tsx";
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
  const refusalsOf = useRefusals();
  const [edited, setEdited] = useState(() => kept && draftIn(kept.get(), { user, product }));
  // The email may arrive after the dialog has opened.
  const draft = edited ?? { ...emptyDraft, email };
  const [showMissing, setShowMissing] = useState(false);
  const refused = error === null ? {} : refusalsOf(error);
  const isRefused = Object.keys(refused).length > 0;

  const send = () => {
    const amendment = toSend(draft, { user, product, family });
    setShowMissing(amendment === undefined);
    if (amendment !== undefined) onSend(amendment);
  };
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t("amendments.open")}
      submitLabel={t("amendments.send")}
      submitIcon="send"
      doneLabel={state === "sent" ? t("amendments.sent") : undefined}
      onSubmit={send}
      isPending={state === "sending"}
      error={isRefused ? null : error}
    >
      <AmendmentFields
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
        isSent={state === "sent"}
      />
    </FormDialog>
  );
}
