import type { MenuTriggerAria } from "react-aria/useMenu";
import { type RefObject, useRef } from "react";
import {
  Header,
  Menu,
  MenuContext,
  MenuItem,
  MenuSection,
  OverlayTriggerStateContext,
  PopoverContext,
  RootMenuTriggerStateContext,
  Separator,
} from "react-aria-components";
import type { RootMenuTriggerState } from "react-stately/useMenuTriggerState";
import { list, option, optionMain, sectionLabel, separator } from "../../parts/ListBox.css.ts";
import { ListPopover, OptionCheck } from "../../parts/ListBox.tsx";
import { Icon } from "../Icon/Icon.tsx";
import type { MenuEntry, MenuLine } from "./entries.ts";

export interface MenuListProps {
  /** Whether it is open. */
  state: RootMenuTriggerState;
  /** The button that opens it. */
  triggerRef: RefObject<HTMLButtonElement | null>;
  /** The id that connects it with its button. */
  menuProps: MenuTriggerAria<unknown>["menuProps"];
  /** Lines, choices and separators. */
  items: readonly MenuEntry[];
  /** Called with the id of an entry. */
  onAction: ((id: string) => void) | undefined;
  /** The id of the current entry. */
  selected: string | undefined;
}

/** The menu that `MenuButton` opens. */
export function MenuList({
  state,
  triggerRef,
  menuProps,
  items,
  onAction,
  selected,
}: MenuListProps) {
  const scrollRef = useRef<HTMLDivElement>(null);
  const popover = {
    trigger: "MenuTrigger",
    triggerRef,
    scrollRef,
    "aria-labelledby": menuProps["aria-labelledby"],
  };
  return (
    <OverlayTriggerStateContext value={state}>
      <RootMenuTriggerStateContext value={state}>
        <PopoverContext value={popover}>
          <MenuContext value={{ ...menuProps, ref: scrollRef }}>
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
          </MenuContext>
        </PopoverContext>
      </RootMenuTriggerStateContext>
    </OverlayTriggerStateContext>
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
    {isChoice && <OptionCheck />}
  </MenuItem>
);
