import { createContext } from "react";

interface Shell {
  /** The menu shows icons only. */
  isCollapsed: boolean;
  /** Called when a link of the menu is followed: a drawer closes. */
  onNavigate: () => void;
}

export const ShellContext = createContext<Shell>({
  isCollapsed: false,
  onNavigate: () => undefined,
});
