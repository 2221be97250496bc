import type { PasswordLink } from "@caliper/api-client";
import { CopyButton, Dialog, Notice, Stack, Text, TextField } from "@caliper/design-system";
import { useIntl } from "react-intl";
import * as styles from "./Accounts.css.ts";
import { accountMessages } from "./messages.ts";

export interface ShownLink {
  readonly username: string;
  readonly link: PasswordLink;
}

export interface LinkDialogProps {
  /** Null while closed. */
  shown: ShownLink | null;
  /** The origin of the link: `https://catalogue.example`. */
  origin: string;
  onClose: () => void;
}

/** Shows a password link. It is available only once. */
export function LinkDialog({ shown, origin, onClose }: LinkDialogProps) {
  const { formatMessage, formatDate } = useIntl();
  const address = shown === null ? "" : new URL(shown.link.path, origin).href;
  return (
    <Dialog
      isOpen={shown !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={formatMessage(accountMessages.link)}
      closeLabel={formatMessage(accountMessages.close)}
      isDismissable={false}
    >
      <Stack gap={16}>
        <Notice tone="warning">{formatMessage(accountMessages.linkOnce)}</Notice>
        <div className={styles.link}>
          <TextField
            label={formatMessage(accountMessages.linkField)}
            value={address}
            isMono
            isReadOnly
          />
          <CopyButton
            text={address}
            label={formatMessage(accountMessages.copyLink)}
            copiedLabel={formatMessage(accountMessages.linkCopied)}
          />
        </div>
        {shown !== null && (
          <Text tone="subtle">
            {formatMessage(accountMessages.linkFor, {
              name: shown.username,
              until: formatDate(shown.link.expiresAt, { dateStyle: "long", timeStyle: "short" }),
            })}
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}
