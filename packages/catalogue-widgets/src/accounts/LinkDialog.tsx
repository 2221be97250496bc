import type { PasswordLink } from "@caliper/api-client";
import { Dialog, Notice, Stack, Text } from "@caliper/design-system";
import { useIntl } from "react-intl";
import { CopyField } from "../administration/index.ts";
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
        <CopyField
          label={formatMessage(accountMessages.linkField)}
          value={address}
          copyLabel={formatMessage(accountMessages.copyLink)}
          copiedLabel={formatMessage(accountMessages.linkCopied)}
        />
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
