import { useCopy } from "../../internal/useCopy.ts";
import { IconButton } from "../IconButton/IconButton.tsx";

export interface CopyButtonProps {
  /** The text to copy. */
  text: string;
  /** Name and tooltip: `Copy BR31338`. */
  label: string;
  /** Name and tooltip for two seconds after copying; also announced. */
  copiedLabel: string;
}

/** Copies a text and announces it. */
export function CopyButton({ text, label, copiedLabel }: CopyButtonProps) {
  const [isCopied, copy] = useCopy(copiedLabel);
  return (
    <IconButton
      icon={isCopied ? "check" : "copy"}
      label={isCopied ? copiedLabel : label}
      variant="plain"
      size="chip"
      onPress={() => void copy(text)}
    />
  );
}
