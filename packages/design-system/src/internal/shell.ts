import { createContext } from "react";

interface Shell {
  /** The menu shows icons only. */
  isCollapsed: boolean;
  /** Called when a menu link is followed; closes the drawer. */
  onNavigate: () => void;
}

export const ShellContext = createContext<Shell>({
  isCollapsed: false,
  onNavigate: () => undefined,
});
