import type { ReactNode } from "react";
import {
  Button as AriaButton,
  Menu,
  MenuItem,
  MenuTrigger,
  Separator,
} from "react-aria-components";
import { button } from "../Button/Button.css.ts";
import { list, option, optionCheck, optionMain, separator } from "../../internal/ListBox.css.ts";
import { ListPopover } from "../../internal/ListBox.tsx";
import { Icon } from "../Icon/Icon.tsx";
import type { IconName } from "../Icon/paths.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import { bare } from "./MenuButton.css.ts";

export type MenuEntry =
  | "separator"
  | {
      id: string;
      label: string;
      icon?: IconName;
      href?: string;
      /** The language of the label, if it differs from the page's. */
      lang?: string;
      isDisabled?: boolean;
    };

export interface MenuButtonProps {
  /** The button's label; with `trigger` or `iconOnly`, only its accessible name. */
  label: string;
  /** Shown instead of the label: an avatar. */
  trigger?: ReactNode;
  /** An icon before the label. */
  icon?: IconName;
  /** The icon alone, for a table row. */
  iconOnly?: boolean;
  /** The entries; `separator` draws a line. */
  items: readonly MenuEntry[];
  /** Called with the id of an entry; entries with an `href` are followed instead. */
  onAction?: (id: string) => void;
  /** The id of the current entry, as in a language menu. */
  selected?: string;
  /** 36 or 40 px high. */
  size?: "control" | "main";
}

/** A button that opens a short list of actions, links or choices. */
export function MenuButton({
  label,
  trigger,
  icon,
  iconOnly = false,
  items,
  onAction,
  selected,
  size = "control",
}: MenuButtonProps) {
  return (
    <MenuTrigger>
      {trigger !== undefined ? (
        <AriaButton className={bare} aria-label={label}>
          {trigger}
        </AriaButton>
      ) : icon && iconOnly ? (
        <IconButton icon={icon} label={label} size="chip" hideTooltip />
      ) : (
        <AriaButton className={button({ variant: "plain", size })}>
          {icon && <Icon name={icon} />}
          {label}
          <Icon name="chevronDown" size="small" />
        </AriaButton>
      )}
      <ListPopover placement="bottom end">
        <Menu
          className={list()}
          onAction={(key) => onAction?.(String(key))}
          {...(selected !== undefined && {
            selectionMode: "single" as const,
            selectedKeys: [selected],
            disallowEmptySelection: true,
          })}
        >
          {items.map((item, index) =>
            item === "separator" ? (
              <Separator key={`separator-${index}`} className={separator} />
            ) : (
              <MenuItem
                key={item.id}
                id={item.id}
                className={option}
                textValue={item.label}
                href={item.href}
                isDisabled={item.isDisabled}
              >
                {item.icon && <Icon name={item.icon} />}
                <span className={optionMain} lang={item.lang}>
                  {item.label}
                </span>
                {selected !== undefined && (
                  <span className={optionCheck}>
                    <Icon name="check" size="small" />
                  </span>
                )}
              </MenuItem>
            ),
          )}
        </Menu>
      </ListPopover>
    </MenuTrigger>
  );
}
