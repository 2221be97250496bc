import { createContext, use } from "react";

/** Where overlays open: null means `body`, an element means a themed container inside a host page. */
export const PortalContainer = createContext<HTMLElement | null>(null);

/** The prop React Aria's overlays take, absent when they should open on `body`. */
export function usePortal(): { UNSTABLE_portalContainer?: HTMLElement } {
  const container = use(PortalContainer);
  return container ? { UNSTABLE_portalContainer: container } : {};
}
