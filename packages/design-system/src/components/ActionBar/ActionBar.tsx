import { type ReactNode, useEffect } from "react";
import { Toolbar } from "react-aria-components";
import { useAnnounce } from "../../internal/announce.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import { bar, count } from "./ActionBar.css.ts";

export interface ActionBarProps {
  /** Accessible name: `Actions for the selected rows`. */
  label: string;
  /** The selection, shown and announced: `3 selected`. */
  selected: string;
  /** The actions: `Button`. */
  children: ReactNode;
  /** Name and tooltip of the button that clears the selection. */
  clearLabel: string;
  /** Called by that button. */
  onClear: () => void;
}

/** Actions for selected rows, in view while the list scrolls. Render it while something is selected. */
export function ActionBar({ label, selected, children, clearLabel, onClear }: ActionBarProps) {
  const announce = useAnnounce();
  useEffect(() => announce(selected), [announce, selected]);
  return (
    <Toolbar className={bar} aria-label={label}>
      <IconButton icon="close" label={clearLabel} variant="plain" onPress={onClear} />
      <span className={count}>{selected}</span>
      {children}
    </Toolbar>
  );
}
