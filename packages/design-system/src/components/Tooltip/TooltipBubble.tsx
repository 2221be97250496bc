import type { ReactNode, RefObject } from "react";
import { Tooltip, TooltipTriggerStateContext } from "react-aria-components";
import type { TooltipTriggerState } from "react-stately/useTooltipTriggerState";
import { tooltip } from "./Tooltip.css.ts";

export interface TooltipBubbleProps {
  /** Whether it is open. */
  state: TooltipTriggerState;
  /** The element that it describes. */
  triggerRef: RefObject<Element | null>;
  /** The id by which the trigger refers to it. */
  id: string | undefined;
  /** The preferred side. */
  placement: "top" | "bottom" | "start" | "end";
  /** The text. */
  children: ReactNode;
}

/** The bubble that `Tooltip` opens. */
export function TooltipBubble({ state, ...rest }: TooltipBubbleProps) {
  return (
    <TooltipTriggerStateContext value={state}>
      <Tooltip className={tooltip} offset={6} {...rest} />
    </TooltipTriggerStateContext>
  );
}
