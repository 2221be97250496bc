import { createContext, use } from "react";

/** The container of overlays: null for `body`, or a themed element in a host page. */
export const PortalContainer = createContext<HTMLElement | null>(null);

/** The portal prop of React Aria's overlays; empty for `body`. */
export function usePortal(): { UNSTABLE_portalContainer?: HTMLElement } {
  const container = use(PortalContainer);
  return container ? { UNSTABLE_portalContainer: container } : {};
}
