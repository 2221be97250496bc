import { use } from "react";
import { Button as AriaButton } from "react-aria-components";
import { ShellContext } from "../../internal/shell.ts";
import { Icon } from "../Icon/Icon.tsx";
import type { IconName } from "../Icon/paths.ts";
import { Tooltip } from "../Tooltip/Tooltip.tsx";
import { entry, entryText } from "./SideNav.css.ts";

export interface SideNavActionProps {
  /** Shown alone while the menu is collapsed. */
  icon: IconName;
  /** The label; a tooltip while the menu is collapsed. */
  label: string;
  /** Called when the row is pressed. */
  onPress: () => void;
}

/** A menu row with an action: log out, collapse. */
export function SideNavAction({ icon, label, onPress }: SideNavActionProps) {
  const { isCollapsed } = use(ShellContext);
  return (
    <Tooltip content={label} placement="end" isDisabled={!isCollapsed}>
      <AriaButton className={entry({ isCollapsed })} onPress={onPress}>
        <Icon name={icon} size="menu" />
        <span className={entryText({ isCollapsed })}>{label}</span>
      </AriaButton>
    </Tooltip>
  );
}
