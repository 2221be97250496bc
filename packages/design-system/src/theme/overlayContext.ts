import { createContext } from "react";

/** The container of announcements: null for `body`, or the overlay layer of an embedded theme. */
export const OverlayLayerContext = createContext<HTMLElement | null>(null);
