import { kbd } from "./Kbd.css.ts";

export interface KbdProps {
  /** The name of one key, as printed on it: `/`, `Ctrl`, `Esc`. */
  children: string;
  /** Hides it from screen readers, if the shortcut is announced otherwise. */
  isDecorative?: boolean;
}

/** A key of the keyboard. */
export function Kbd({ children, isDecorative = false }: KbdProps) {
  return (
    <kbd className={kbd} {...(isDecorative && { "aria-hidden": true })}>
      {children}
    </kbd>
  );
}
