import type { ReactNode } from "react";
import {
  Button as AriaButton,
  Header,
  Menu,
  MenuItem,
  MenuSection,
  MenuTrigger,
  Separator,
} from "react-aria-components";
import { button } from "../Button/Button.css.ts";
import {
  list,
  option,
  optionCheck,
  optionMain,
  sectionLabel,
  separator,
} from "../../internal/ListBox.css.ts";
import { ListPopover } from "../../internal/ListBox.tsx";
import { Icon } from "../Icon/Icon.tsx";
import type { IconName } from "../Icon/paths.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import { bare } from "./MenuButton.css.ts";

interface MenuLine {
  id: string;
  label: string;
  icon?: IconName;
  href?: string;
  /** The language of the label, if it differs from the page's. */
  lang?: string;
  isDisabled?: boolean;
}

/** One of several, under its own label, in a menu that offers more than this choice. */
export interface MenuChoice {
  label: string;
  /** Their ids differ from all others of the menu. */
  items: readonly MenuLine[];
  /** The id of the current entry. */
  selected: string;
}

export type MenuEntry = "separator" | MenuLine | MenuChoice;

export interface MenuButtonProps {
  /** The button's label; with `trigger` or `iconOnly`, only its accessible name. */
  label: string;
  /** Shown instead of the label: an avatar. */
  trigger?: ReactNode;
  /** Shown instead of the label in a button: the current choice. The label contains it. */
  shown?: string;
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
  shown,
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
        <AriaButton
          className={button({ variant: "plain", size })}
          {...(shown !== undefined && { "aria-label": label })}
        >
          {icon && <Icon name={icon} />}
          {shown ?? label}
          <Icon name="chevronDown" size="small" />
        </AriaButton>
      )}
      <ListPopover placement="bottom end">
        <Menu
          className={list()}
          onAction={(key) => onAction?.(String(key))}
          {...(selected !== undefined && oneOf(selected))}
        >
          {items.map((item, index) => {
            if (item === "separator")
              return <Separator key={`separator-${index}`} className={separator} />;
            if (!("items" in item)) return line(item, selected !== undefined);
            return (
              <MenuSection key={item.label} {...oneOf(item.selected)}>
                <Header className={sectionLabel}>{item.label}</Header>
                {item.items.map((choice) => line(choice, true))}
              </MenuSection>
            );
          })}
        </Menu>
      </ListPopover>
    </MenuTrigger>
  );
}

const oneOf = (selected: string) => ({
  selectionMode: "single" as const,
  selectedKeys: [selected],
  disallowEmptySelection: true,
});

const line = ({ id, label, icon, lang, ...rest }: MenuLine, isChoice: boolean) => (
  <MenuItem key={id} id={id} className={option} textValue={label} {...rest}>
    {icon && <Icon name={icon} />}
    <span className={optionMain} lang={lang}>
      {label}
    </span>
    {isChoice && (
      <span className={optionCheck}>
        <Icon name="check" size="small" />
      </span>
    )}
  </MenuItem>
);
