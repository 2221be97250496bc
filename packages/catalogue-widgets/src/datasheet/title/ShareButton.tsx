import { announce, IconButton } from "@caliper/design-system";
import { useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { copyText } from "./copyText.ts";
import { messages } from "./messages.ts";

/** How long the button says that it worked, in ms. */
const saidFor = 2000;

/** Copies the address of the page, and says so. */
export function ShareButton() {
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
