import { ConfirmDialog, type ConfirmDialogProps } from "@caliper/design-system";
import { useText } from "../../messages/index.ts";

export interface ConfirmationProps<Asked> extends Pick<
  ConfirmDialogProps,
  "title" | "confirmLabel" | "children"
> {
  /** What the question is about; null while there is none. */
  asked: Asked | null;
  onClose: () => void;
  onConfirm: (asked: Asked) => void;
}

/** Asks before an action that cannot be undone. */
export function Confirmation<Asked>({
  asked,
  onClose,
  onConfirm,
  ...texts
}: ConfirmationProps<Asked>) {
  const t = useText();
  return (
    <ConfirmDialog
      isOpen={asked !== null}
      onClose={onClose}
      cancelLabel={t("common.cancel")}
      tone="danger"
      onConfirm={() => {
        onClose();
        if (asked !== null) onConfirm(asked);
      }}
      {...texts}
    />
  );
}
