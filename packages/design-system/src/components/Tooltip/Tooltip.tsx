import type { ReactElement, ReactNode } from "react";
import { Tooltip as AriaTooltip, TooltipTrigger } from "react-aria-components";
import { usePortal } from "../../internal/portal.ts";
import { tooltip } from "./Tooltip.css.ts";

export interface TooltipProps {
  /** One focusable thing. */
  children: ReactElement;
  content: ReactNode;
  placement?: "top" | "bottom" | "start" | "end";
  isDisabled?: boolean;
  /** Opened by the story or the page, not by the pointer. */
  isOpen?: boolean;
}

/** A name or a hint on hover and focus. Nothing one needs may live only here: fingers cannot hover. */
export function Tooltip({
  children,
  content,
  placement = "bottom",
  isDisabled = false,
  isOpen,
}: TooltipProps) {
  const portal = usePortal();
  return (
    <TooltipTrigger
      delay={400}
      closeDelay={0}
      isDisabled={isDisabled}
      {...(isOpen !== undefined && { isOpen })}
    >
      {children}
      <AriaTooltip className={tooltip} placement={placement} offset={6} {...portal}>
        {content}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
