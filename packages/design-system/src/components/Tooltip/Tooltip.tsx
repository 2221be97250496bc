import { type ReactElement, type ReactNode, Suspense, useRef } from "react";
import { FocusableProvider } from "react-aria/private/interactions/useFocusable";
import { useTooltipTrigger } from "react-aria/useTooltipTrigger";
import { useTooltipTriggerState } from "react-stately/useTooltipTriggerState";
import { useStaysTrue } from "../../internal/useStaysTrue.ts";
import { Bubble } from "./lazy.ts";

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
  const props = { delay: 400, closeDelay: 0, ...rest };
  const state = useTooltipTriggerState(props);
  const trigger = useRef<HTMLElement>(null);
  const { triggerProps, tooltipProps } = useTooltipTrigger(props, state, trigger);
  const wasOpen = useStaysTrue(state.isOpen);
  return (
    <>
      <FocusableProvider {...triggerProps} ref={trigger}>
        {children}
      </FocusableProvider>
      {wasOpen && (
        <Suspense fallback={null}>
          <Bubble state={state} triggerRef={trigger} id={tooltipProps.id} placement={placement}>
            {content}
          </Bubble>
        </Suspense>
      )}
    </>
  );
}
