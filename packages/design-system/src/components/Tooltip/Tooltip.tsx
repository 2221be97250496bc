import type { ReactElement, ReactNode } from "react";
import { Tooltip as AriaTooltip, TooltipTrigger } from "react-aria-components";
import { usePortal } from "../../internal/portal.ts";
import { tooltip } from "./Tooltip.css.ts";

export interface TooltipProps {
  /** One focusable thing. */
  children: ReactElement;
  /** A name or a few words; nothing that can be pressed. */
  content: ReactNode;
  /** On which side, while there is room; below unless told. */
  placement?: "top" | "bottom" | "start" | "end";
  /** It stays closed. */
  isDisabled?: boolean;
  /** Opened by the story or the page, not by the pointer. */
  isOpen?: boolean;
}

/**
 * A name or a hint: after a moment under the pointer, at once under the focus, Escape closes it. Fingers never see it,
 * so nothing one needs may live only here.
 */
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
