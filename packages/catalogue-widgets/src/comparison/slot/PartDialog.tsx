import { Dialog, Text } from "@caliper/design-system";
import { type ReactNode, useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { commonMessages } from "../../shared/common-messages/index.ts";
import { messages } from "../messages.ts";
import type { Side } from "./state.ts";

/** How long the dialog stays open after a choice, in ms, so that the choice is visible. */
export const closeDelay = 200;

export interface PartDialogProps {
  side: Side;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The autocomplete for a part code. */
  codeField: (onSelect: (code: string) => void) => ReactNode;
  /** The selected code in capitals. */
  onSelect: (code: string) => void;
}

/** Selects the part of a slot; closes shortly after. */
export function PartDialog({ side, isOpen, onOpenChange, codeField, onSelect }: PartDialogProps) {
  const { formatMessage } = useIntl();
  const [chosen, setChosen] = useState<string | null>(null);

  useEffect(() => {
    if (chosen === null) return;
    const timer = setTimeout(() => {
      setChosen(null);
      onOpenChange(false);
    }, closeDelay);
    return () => clearTimeout(timer);
  }, [chosen, onOpenChange]);

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={formatMessage(messages.dialogTitle, { side: side.toUpperCase() })}
      closeLabel={formatMessage(commonMessages.close)}
    >
      {codeField((code) => {
        const own = code.toUpperCase();
        setChosen(own);
        onSelect(own);
      })}
      <output>
        {chosen !== null && (
          <Text variant="cell" tone="muted">
            {formatMessage(messages.dialogChosen, { code: chosen })}
          </Text>
        )}
      </output>
    </Dialog>
  );
}
