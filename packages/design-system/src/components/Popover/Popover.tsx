import type { ReactElement, ReactNode } from "react";
import { Dialog, DialogTrigger, Popover as AriaPopover } from "react-aria-components";
import { popoverContainerPadding, popoverOffset } from "../../internal/limits.ts";
import { body, popover } from "./Popover.css.ts";

export interface PopoverProps {
  /** The button that opens it: `Button` or `IconButton`. */
  trigger: ReactElement;
  /** Accessible name of the content. */
  label: string;
  /** The content; it may have links, fields and buttons. */
  children: ReactNode;
  /** The preferred side; it flips if it does not fit. */
  placement?: "bottom start" | "bottom end" | "top start" | "top end";
  /** Called when it opens or closes. */
  onOpenChange?: (isOpen: boolean) => void;
}

/** Content that a button opens next to it, over the page. Escape and a press outside close it. */
export function Popover({
  trigger,
  label,
  children,
  placement = "bottom start",
  onOpenChange,
}: PopoverProps) {
  return (
    <DialogTrigger onOpenChange={onOpenChange}>
      {trigger}
      <AriaPopover
        className={popover}
        placement={placement}
        offset={popoverOffset}
        containerPadding={popoverContainerPadding}
      >
        <Dialog className={body} aria-label={label}>
          {children}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
