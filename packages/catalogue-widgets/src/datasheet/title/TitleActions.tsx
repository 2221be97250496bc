import { maySee } from "@caliper/api-client/access";
import { announce, IconButton } from "@caliper/design-system";
import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { useViewer } from "../../provider/index.ts";
import { QrDialog } from "../qr/QrDialog.tsx";
import { copyText } from "./copyText.ts";
import { messages } from "./messages.ts";
import { slot } from "./Title.css.ts";

export interface TitleActionsProps {
  code: string;
  /** Further buttons, after ours. */
  children?: ReactNode;
}

/** QR code (ADMIN and PLANTA), print, and copying the address of the page. */
export function TitleActions({ code, children }: TitleActionsProps) {
  const { formatMessage } = useIntl();
  const viewer = useViewer();
  // The address is read when the dialog opens: the host may change it while the sheet stands there.
  const [address, setAddress] = useState<string | null>(null);
  return (
    <>
      {maySee("qr", viewer) && (
        <>
          <IconButton
            icon="qr"
            label={formatMessage(messages.showQr)}
            onPress={() => setAddress(window.location.href)}
          />
          <QrDialog
            code={code}
            address={address ?? ""}
            isOpen={address !== null}
            onOpenChange={(isOpen) => {
              if (!isOpen) setAddress(null);
            }}
          />
        </>
      )}
      <IconButton
        icon="print"
        label={formatMessage(messages.print)}
        onPress={() => window.print()}
      />
      <ShareButton />
      {children !== undefined && children !== null && <div className={slot}>{children}</div>}
    </>
  );
}

/** How long the button says that it worked, in ms. */
const saidFor = 2000;

function ShareButton() {
  const { formatMessage } = useIntl();
  const [isCopied, setCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), saidFor);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const share = async () => {
    await copyText(window.location.href);
    setCopied(true);
    announce(formatMessage(messages.linkCopied));
  };
  return (
    <IconButton
      icon={isCopied ? "check" : "share"}
      label={formatMessage(isCopied ? messages.linkCopied : messages.copyLink)}
      onPress={() => void share()}
    />
  );
}
