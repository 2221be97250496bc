import { announce, IconButton } from "@caliper/design-system";
import { useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { copyText } from "./copyText.ts";
import { canShare, shareAddress } from "./shareAddress.ts";
import { messages } from "./messages.ts";

/** How long the confirmation is shown, in ms. */
const saidFor = 2000;

/** Opens a phone's share menu with the page's URL; elsewhere copies the URL. */
export function ShareButton() {
  const { formatMessage } = useIntl();
  const [isCopied, setCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), saidFor);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const share = async () => {
    const address = window.location.href;
    if (await shareAddress(address, document.title)) return;
    await copyText(address);
    setCopied(true);
    announce(formatMessage(messages.linkCopied));
  };
  return (
    <IconButton
      icon={isCopied ? "check" : "share"}
      label={formatMessage(
        isCopied ? messages.linkCopied : canShare() ? messages.share : messages.copyLink,
      )}
      onPress={() => void share()}
    />
  );
}
