import { Dialog } from "@caliper/design-system";
import { useText } from "../messages/index.ts";
import { contained } from "../provider/index.ts";
import type { OwnAccountDialogProps } from "./ChangePassword.tsx";
import { SecondFactorSettings } from "./SecondFactorSettings.tsx";

/** A dialog in which users set up an authenticator app, or stop using it. */
export const SecondFactor = contained("own-account", SecondFactorContent);

function SecondFactorContent({ isOpen, onClose }: OwnAccountDialogProps) {
  const t = useText();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t("ownAccount.factor")}
      closeLabel={t("common.close")}
      // A click beside it would lose what is shown once.
      isDismissable={false}
    >
      {isOpen && <SecondFactorSettings />}
    </Dialog>
  );
}
