import type { PasswordLink } from "@caliper/api-client";
import { Dialog, Notice, Stack, Text } from "@caliper/design-system";
import { useIntl } from "react-intl";
import { CopyField } from "../lists/index.ts";
import { useText } from "../messages/index.ts";

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
  const { formatDate } = useIntl();
  const t = useText();
  const address = shown === null ? "" : new URL(shown.link.path, origin).href;
  return (
    <Dialog
      isOpen={shown !== null}
      onClose={onClose}
      title={t("accounts.action.link")}
      closeLabel={t("common.close")}
      isDismissable={false}
    >
      <Stack gap={16}>
        <Notice tone="warning">{t("accounts.link.once")}</Notice>
        <CopyField
          label={t("accounts.link.field")}
          value={address}
          copyLabel={t("common.copyLink")}
          copiedLabel={t("common.linkCopied")}
        />
        {shown !== null && (
          <Text tone="subtle">
            {t("accounts.link.for", {
              name: shown.username,
              until: formatDate(shown.link.expiresAt, { dateStyle: "long", timeStyle: "short" }),
            })}
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}
