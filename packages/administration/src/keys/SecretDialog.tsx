import type { CreatedAccessKey } from "@caliper/api-client";
import { Dialog, Notice, Stack } from "@caliper/design-system";
import { CopyField } from "../lists/index.ts";
import { useText } from "../messages/index.ts";

export interface SecretDialogProps {
  /** Null while closed. */
  created: CreatedAccessKey | null;
  onClose: () => void;
}

/** Shows a new key; the secret of an API key is available only here. */
export function SecretDialog({ created, onClose }: SecretDialogProps) {
  const t = useText();
  const isSecret = created?.secret !== undefined;
  const text = created?.secret ?? created?.key.key ?? "";
  return (
    <Dialog
      isOpen={created !== null}
      onClose={onClose}
      title={t("keys.secret.title")}
      closeLabel={t("common.close")}
      isDismissable={false}
    >
      <Stack gap={16}>
        <Notice tone={isSecret ? "warning" : "info"}>
          {t(isSecret ? "keys.secret.once" : "keys.publicId")}
        </Notice>
        <CopyField
          label={t("keys.key")}
          value={text}
          copyLabel={t("keys.copy")}
          copiedLabel={t("keys.copied")}
        />
      </Stack>
    </Dialog>
  );
}
