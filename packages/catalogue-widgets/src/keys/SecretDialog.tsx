import type { CreatedAccessKey } from "@caliper/api-client";
import { Dialog, Notice, Stack } from "@caliper/design-system";
import { useIntl } from "react-intl";
import { CopyField } from "../administration/index.ts";
import { keyMessages } from "./messages.ts";

export interface SecretDialogProps {
  /** Null while closed. */
  created: CreatedAccessKey | null;
  /** Called to close it. */
  onClose: () => void;
}

/** Shows a new key; the secret of an API key is available only here. */
export function SecretDialog({ created, onClose }: SecretDialogProps) {
  const { formatMessage } = useIntl();
  const isSecret = created?.secret !== undefined;
  const text = created?.secret ?? created?.key.key ?? "";
  return (
    <Dialog
      isOpen={created !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={formatMessage(keyMessages.secretTitle)}
      closeLabel={formatMessage(keyMessages.close)}
      isDismissable={false}
    >
      <Stack gap={16}>
        <Notice tone={isSecret ? "warning" : "info"}>
          {formatMessage(isSecret ? keyMessages.secretOnce : keyMessages.publicId)}
        </Notice>
        <CopyField
          label={formatMessage(keyMessages.key)}
          value={text}
          copyLabel={formatMessage(keyMessages.copy)}
          copiedLabel={formatMessage(keyMessages.copied)}
        />
      </Stack>
    </Dialog>
  );
}
