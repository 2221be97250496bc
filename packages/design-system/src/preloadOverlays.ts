import { Window } from "./components/Dialog/lazy.ts";
import { List } from "./components/MenuButton/lazy.ts";
import { Region } from "./components/Toast/lazy.ts";
import { Bubble } from "./components/Tooltip/lazy.ts";

/** Loads the code of menus, dialogs, tooltips and toasts, which otherwise loads when the first one opens. */
export async function preloadOverlays(): Promise<void> {
  await Promise.all([Window, List, Region, Bubble].map((part) => part.preload()));
}
