import { IconButton, useCopy } from "@caliper/design-system";
import { useSyncExternalStore } from "react";
import { useText } from "../../messages/index.ts";
import { canShare, shareAddress } from "./shareAddress.ts";

/** Whether the device can share does not change. */
const never = () => () => undefined;

export interface ShareButtonProps {
  /** The host's link to the shared page; by default the page's URL. */
  href?: string | undefined;
}

/** Opens a phone's share menu with a URL; elsewhere copies the URL. */
export function ShareButton({ href }: ShareButtonProps) {
  const t = useText();
  const [isCopied, copy] = useCopy(t("common.linkCopied"));
  const isShared = useSyncExternalStore(never, canShare, () => false);

  const share = async () => {
    const { href: page } = window.location;
    const address = href === undefined ? page : new URL(href, page).href;
    if (!(await shareAddress(address, document.title))) await copy(address);
  };
  return (
    <IconButton
      icon={isCopied ? "check" : "share"}
      label={t(
        isCopied ? "common.linkCopied" : isShared ? "datasheet.title.share" : "common.copyLink",
      )}
      onPress={() => void share()}
    />
  );
}
