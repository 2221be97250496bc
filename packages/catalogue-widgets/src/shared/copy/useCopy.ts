import { useAnnounce } from "@caliper/design-system";
import { useEffect, useState } from "react";
import { copyText } from "./copyText.ts";

/** How long the confirmation is shown, in ms. */
const confirmedFor = 2000;

/** Whether a text was just copied, and a function that copies one and announces the message. */
export function useCopy(message: string): readonly [boolean, (text: string) => Promise<void>] {
  const [isCopied, setCopied] = useState(false);
  const announce = useAnnounce();
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), confirmedFor);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async (text: string) => {
    await copyText(text);
    setCopied(true);
    announce(message);
  };
  return [isCopied, copy];
}
