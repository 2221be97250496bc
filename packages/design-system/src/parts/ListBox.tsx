import type { ReactNode } from "react";
import { Popover } from "react-aria-components";
import { size } from "../theme/scale.ts";
import { popoverContainerPadding, popoverOffset } from "../internal/limits.ts";
import { Icon } from "../components/Icon/Icon.tsx";
import { optionCheck, panel, widePanel } from "./ListBox.css.ts";

/** In px: ten and a half rows, so that a cut-off row shows that there are more. */
const maxHeight = 10.5 * size.rowDense;

/** The popover of menus and lists, at least as wide as its trigger; `isWide` for rows with several facts. */
export function ListPopover({
  children,
  placement,
  offset = popoverOffset,
  isWide = false,
}: {
  children: ReactNode;
  placement?: "bottom end";
  offset?: number;
  isWide?: boolean;
}) {
  return (
    <Popover
      className={isWide ? `${panel} ${widePanel}` : panel}
      offset={offset}
      containerPadding={popoverContainerPadding}
      maxHeight={maxHeight}
      {...(placement && { placement })}
    >
      {children}
    </Popover>
  );
}

/** Marks the chosen option. */
export const OptionCheck = () => (
  <span className={optionCheck}>
    <Icon name="check" size="small" />
  </span>
);
