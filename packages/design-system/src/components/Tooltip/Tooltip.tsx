import type { ReactElement, ReactNode } from "react";
import { Tooltip as AriaTooltip, TooltipTrigger } from "react-aria-components";
import { tooltip } from "./Tooltip.css.ts";

export interface TooltipProps {
  /** One focusable element. */
  children: ReactElement;
  /** A name or short text, not interactive. */
  content: ReactNode;
  /** The preferred side; defaults to `bottom`. */
  placement?: "top" | "bottom" | "start" | "end";
  /** Keeps it closed. */
  isDisabled?: boolean;
  /** Whether it is open, when controlled. */
  isOpen?: boolean;
}

/**
 * A name or hint: on hover after a delay, on focus immediately, closed by Escape. It is not available on touch screens, so
 * it must never be the only place for essential information.
 */
export function Tooltip({ children, content, placement = "bottom", ...rest }: TooltipProps) {
  return (
    <TooltipTrigger delay={400} closeDelay={0} {...rest}>
      {children}
      <AriaTooltip className={tooltip} placement={placement} offset={6}>
        {content}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
