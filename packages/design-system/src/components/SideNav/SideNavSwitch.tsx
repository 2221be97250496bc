import { use } from "react";
import { Button as AriaButton } from "react-aria-components";
import { ShellContext } from "../../internal/shell.ts";
import { Icon } from "../Icon/Icon.tsx";
import type { IconName } from "../Icon/paths.ts";
import { Switch } from "../Switch/Switch.tsx";
import { Tooltip } from "../Tooltip/Tooltip.tsx";
import { entry, entryText, switchLabel } from "./SideNav.css.ts";

export interface SideNavSwitchProps {
  /** A toggle button while the menu is collapsed. */
  icon: IconName;
  /** The label; a tooltip while the menu is collapsed. */
  label: string;
  /** Whether it is on. */
  isSelected: boolean;
  /** Called with the new state. */
  onChange: (isSelected: boolean) => void;
}

/** A menu row with a switch; collapsed, the icon is a toggle button. */
export function SideNavSwitch({ icon, label, isSelected, onChange }: SideNavSwitchProps) {
  const { isCollapsed } = use(ShellContext);
  if (isCollapsed)
    return (
      <Tooltip content={label} placement="end">
        <AriaButton
          className={entry({ isCollapsed })}
          aria-pressed={isSelected}
          onPress={() => onChange(!isSelected)}
        >
          <Icon name={icon} size="menu" />
          <span className={entryText({ isCollapsed })}>{label}</span>
        </AriaButton>
      </Tooltip>
    );
  return (
    <div className={entry({ isStatic: true })}>
      <Icon name={icon} size="menu" />
      <Switch align="between" isSelected={isSelected} onChange={onChange}>
        <span className={switchLabel}>{label}</span>
      </Switch>
    </div>
  );
}
