import type { CreatedAccessKey } from "@caliper/api-client";
import { CopyButton, Dialog, Notice, Stack, TextField } from "@caliper/design-system";
import { useIntl } from "react-intl";
import * as styles from "./AccessKeys.css.ts";
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
        <div className={styles.secret}>
          <TextField label={formatMessage(keyMessages.key)} value={text} isMono isReadOnly />
          <CopyButton
            text={text}
            label={formatMessage(keyMessages.copy)}
            copiedLabel={formatMessage(keyMessages.copied)}
          />
        </div>
      </Stack>
    </Dialog>
  );
}
