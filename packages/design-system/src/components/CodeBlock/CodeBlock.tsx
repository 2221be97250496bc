import { Group } from "react-aria-components";
import { CopyButton } from "../CopyButton/CopyButton.tsx";
import { block, lines } from "./CodeBlock.css.ts";

export interface CodeBlockProps {
  /** The text, with its line breaks. Long lines are broken on screen, not in the copy. */
  children: string;
  /** Accessible name: what the lines are. */
  label: string;
  /** Name and tooltip of the button that copies the text. */
  copyLabel: string;
  /** Name and tooltip for two seconds after copying; also announced. */
  copiedLabel: string;
}

/** Lines to copy: code, a command, a link. */
export function CodeBlock({ children, label, copyLabel, copiedLabel }: CodeBlockProps) {
  return (
    <Group className={block} aria-label={label}>
      <pre className={lines}>{children}</pre>
      <CopyButton text={children} label={copyLabel} copiedLabel={copiedLabel} />
    </Group>
  );
}
