import { useEffect, useState } from "react";
import { useAnnounce } from "./announce.ts";

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

/** Copies text. Over plain HTTP browsers have no clipboard API; the deprecated command still works there. */
async function copyText(text: string): Promise<void> {
  if ("clipboard" in navigator) {
    await navigator.clipboard.writeText(text);
    return;
  }
  const field = document.createElement("textarea");
  field.value = text;
  document.body.append(field);
  field.select();
  document.execCommand("copy");
  field.remove();
}
