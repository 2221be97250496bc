import { Dialog, Text } from "@caliper/design-system";
import { type ReactNode, useEffect, useState } from "react";
import { useText } from "../../messages/index.ts";
import type { Side } from "./state.ts";

/** How long the dialog stays open after a choice, in ms, so that the choice is visible. */
export const closeDelay = 200;

export interface PartDialogProps {
  side: Side;
  isOpen: boolean;
  onClose: () => void;
  /** The autocomplete for a part code. */
  codeField: (onSelect: (code: string) => void) => ReactNode;
  /** The selected code in capitals. */
  onSelect: (code: string) => void;
}

/** Selects the part of a slot; closes shortly after. */
export function PartDialog({ side, isOpen, onClose, codeField, onSelect }: PartDialogProps) {
  const t = useText();
  const [chosen, setChosen] = useState<string | null>(null);

  useEffect(() => {
    if (chosen === null) return;
    const timer = setTimeout(() => {
      setChosen(null);
      onClose();
    }, closeDelay);
    return () => clearTimeout(timer);
  }, [chosen, onClose]);

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t("comparison.dialogTitle", { side: side.toUpperCase() })}
      closeLabel={t("common.close")}
    >
      {codeField((code) => {
        const selectedCode = code.toUpperCase();
        setChosen(selectedCode);
        onSelect(selectedCode);
      })}
      <output>
        {chosen !== null && (
          <Text variant="cell" tone="muted">
            {t("comparison.dialogChosen", { code: chosen })}
          </Text>
        )}
      </output>
    </Dialog>
  );
}
