import { Button, ConfirmDialog } from "@caliper/design-system";
import { useState } from "react";
import { useIntl } from "react-intl";
import { formMessages as texts } from "./formMessages.ts";

/** Button that clears the order after a confirmation. */
export function ClearOrder({ onClear }: { onClear: () => void }) {
  const { formatMessage } = useIntl();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button icon="trash" variant="plain" onPress={() => setAsking(true)}>
        {formatMessage(texts.clearOrder)}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={formatMessage(texts.clearQuestion)}
        confirmLabel={formatMessage(texts.clearOrder)}
        cancelLabel={formatMessage(texts.cancel)}
        onConfirm={() => {
          setAsking(false);
          onClear();
        }}
      >
        {formatMessage(texts.clearDetail)}
      </ConfirmDialog>
    </>
  );
}
