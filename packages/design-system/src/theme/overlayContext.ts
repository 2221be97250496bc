import { createContext } from "react";

/** Where announcements go: null for `body`, or the overlay layer of an embedded theme. */
export const OverlayLayerContext = createContext<HTMLElement | null>(null);
