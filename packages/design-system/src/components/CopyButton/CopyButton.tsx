import { useEffect, useState } from "react";
import { useAnnounce } from "../../internal/announce.ts";
import { IconButton } from "../IconButton/IconButton.tsx";

export interface CopyButtonProps {
  /** The text to copy. */
  text: string;
  /** Name and tooltip: `Copy BR31338`. */
  label: string;
  /** Name and tooltip for two seconds after copying; also announced. */
  copiedLabel: string;
}

const shownFor = 2000;

/** Copies a text and announces it. */
export function CopyButton({ text, label, copiedLabel }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);
  const announce = useAnnounce();

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), shownFor);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
    announce(copiedLabel);
  };

  return (
    <IconButton
      icon={isCopied ? "check" : "copy"}
      label={isCopied ? copiedLabel : label}
      variant="plain"
      size="chip"
      onPress={() => void copy()}
    />
  );
}
