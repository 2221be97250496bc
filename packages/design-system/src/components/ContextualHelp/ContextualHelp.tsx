import type { ReactNode } from "react";
import { IconButton } from "../IconButton/IconButton.tsx";
import { Popover } from "../Popover/Popover.tsx";
import { help, text, title as titleStyle } from "./ContextualHelp.css.ts";

export interface ContextualHelpProps {
  /** Accessible name of the button: `About the tolerance`. */
  label: string;
  /** The heading of the explanation. */
  title: string;
  /** One to three sentences, and a link to more. */
  children: ReactNode;
}

/** An explanation behind an icon, next to the label that it explains. */
export function ContextualHelp({ label, title, children }: ContextualHelpProps) {
  return (
    <Popover
      label={title}
      trigger={<IconButton icon="info" label={label} variant="plain" size="chip" hideTooltip />}
    >
      <div className={help}>
        <p className={titleStyle}>{title}</p>
        <div className={text}>{children}</div>
      </div>
    </Popover>
  );
}
