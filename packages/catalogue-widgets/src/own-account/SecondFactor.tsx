import { Dialog } from "@caliper/design-system";
import { useIntl } from "react-intl";
import { contained } from "../provider/index.ts";
import type { OwnAccountDialogProps } from "./ChangePassword.tsx";
import { SecondFactorSettings } from "./SecondFactorSettings.tsx";
import { secondFactorMessages } from "./secondFactorMessages.ts";

/** A dialog in which users set up an authenticator app, or stop using it. */
export const SecondFactor = contained("own-account", SecondFactorContent);

function SecondFactorContent({ isOpen, onClose }: OwnAccountDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={formatMessage(secondFactorMessages.title)}
      closeLabel={formatMessage(secondFactorMessages.close)}
      // A click beside it would lose what is shown once.
      isDismissable={false}
    >
      {isOpen && <SecondFactorSettings />}
    </Dialog>
  );
}
