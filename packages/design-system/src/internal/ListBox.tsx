import type { ReactNode } from "react";
import { Popover } from "react-aria-components";
import { panel } from "./ListBox.css.ts";
import { usePortal } from "./portal.ts";

/** The floating ground of menus and lists, as wide as what opened it at least. */
export function ListPopover({
  children,
  placement,
}: {
  children: ReactNode;
  placement?: "bottom end";
}) {
  const portal = usePortal();
  return (
    <Popover
      className={panel}
      offset={5}
      containerPadding={12}
      {...(placement && { placement })}
      {...portal}
    >
      {children}
    </Popover>
  );
}
