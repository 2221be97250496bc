import {
  ChangePassword,
  ConfirmPassword,
  OwnSessions,
  SecondFactor,
} from "@caliper/catalogue-widgets";

export interface OwnAccountDialogsProps {
  dialog: "password" | "secondFactor" | "sessions" | "confirmation";
  /** Called with true after the password was confirmed. */
  onClose: (isConfirmed: boolean) => void;
}

/** The dialogs of one's own account, in a script of their own. */
export default function OwnAccountDialogs({ dialog, onClose }: OwnAccountDialogsProps) {
  const close = () => onClose(false);
  switch (dialog) {
    case "password":
      return <ChangePassword isOpen onClose={close} />;
    case "secondFactor":
      return <SecondFactor isOpen onClose={close} />;
    case "sessions":
      return <OwnSessions isOpen onClose={close} />;
    case "confirmation":
      return <ConfirmPassword isOpen onDone={onClose} />;
  }
}
