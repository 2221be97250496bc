import { type ReactNode, Suspense, useRef } from "react";
import { Button as AriaButton, ButtonContext } from "react-aria-components";
import { useMenuTrigger } from "react-aria/useMenu";
import { useMenuTriggerState } from "react-stately/useMenuTriggerState";
import { button } from "../Button/Button.css.ts";
import { Icon } from "../Icon/Icon.tsx";
import type { IconName } from "../Icon/paths.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import { useStaysTrue } from "../../internal/useStaysTrue.ts";
import { lineOf, type MenuEntry } from "./entries.ts";
import { List } from "./lazy.ts";
import { bare } from "./MenuButton.css.ts";

export type { MenuChoice, MenuEntry } from "./entries.ts";

export interface MenuButtonProps<Id extends string> {
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
  items: readonly MenuEntry<Id>[];
  /** Called with the id of an entry; entries with an `href` are followed instead. */
  onAction?: (id: Id) => void;
  /** The id of the current entry, as in a language menu. */
  selected?: string;
  /** 36 or 40 px high. `chip` is 28 px high and has a border, for a choice that can be changed. */
  size?: "chip" | "control" | "main";
}

/** A button that opens a short list of actions, links or choices. */
export function MenuButton<Id extends string>({
  label,
  trigger,
  shown,
  icon,
  iconOnly = false,
  items,
  onAction,
  selected,
  size = "control",
}: MenuButtonProps<Id>) {
  const state = useMenuTriggerState({});
  const ref = useRef<HTMLButtonElement>(null);
  const { menuTriggerProps, menuProps } = useMenuTrigger({ type: "menu" }, state, ref);
  const wasOpen = useStaysTrue(state.isOpen);
  return (
    <>
      <ButtonContext value={{ ...menuTriggerProps, ref, isPressed: state.isOpen }}>
        {trigger !== undefined ? (
          <AriaButton className={bare} aria-label={label}>
            {trigger}
          </AriaButton>
        ) : icon && iconOnly ? (
          <IconButton icon={icon} label={label} size="chip" hideTooltip />
        ) : (
          <AriaButton
            className={button({ variant: size === "chip" ? "secondary" : "plain", size })}
            {...(shown !== undefined && { "aria-label": label })}
          >
            {icon && <Icon name={icon} />}
            {shown ?? label}
            <Icon name="chevronDown" size="small" />
          </AriaButton>
        )}
      </ButtonContext>
      {wasOpen && (
        <Suspense fallback={null}>
          <List
            state={state}
            triggerRef={ref}
            menuProps={menuProps}
            items={items}
            onAction={(id) => {
              const line = lineOf(items, id);
              if (line) onAction?.(line.id);
            }}
            selected={selected}
          />
        </Suspense>
      )}
    </>
  );
}
