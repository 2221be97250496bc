import { IconButton } from "@caliper/design-system";
import { useIntl } from "react-intl";
import { useCopy } from "../copy/index.ts";
import { canShare, shareAddress } from "./shareAddress.ts";
import { messages } from "./messages.ts";

/** Opens a phone's share menu with the page's URL; elsewhere copies the URL. */
export function ShareButton() {
  const { formatMessage } = useIntl();
  const [isCopied, copy] = useCopy(formatMessage(messages.linkCopied));

  const share = async () => {
    const address = window.location.href;
    if (!(await shareAddress(address, document.title))) await copy(address);
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
