import { use, useCallback } from "react";
import { base } from "../theme/theme.css.ts";
import { visuallyHidden } from "./visuallyHidden.css.ts";
import { OverlayLayerContext } from "../theme/overlayContext.ts";

/** In ms, after which an announcement is removed from the DOM (specification, section 9). */
export const announcementLifetime = 7000;

export type Urgency = "polite" | "assertive";

const region = (urgency: Urgency, parent: HTMLElement): HTMLElement => {
  const existingRegion = parent.querySelector<HTMLElement>(
    `:scope > .${base}[aria-live="${urgency}"]`,
  );
  if (existingRegion !== null) return existingRegion;
  const element = document.createElement("div");
  element.className = `${base} ${visuallyHidden}`;
  element.setAttribute("role", urgency === "assertive" ? "alert" : "status");
  element.setAttribute("aria-live", urgency);
  element.setAttribute("aria-relevant", "additions");
  parent.append(element);
  return element;
};

/** Announces a message to screen readers once, without moving focus. Use `assertive`, which interrupts, for errors only. */
export type Announce = (message: string, urgency?: Urgency) => void;

/** Announcements in `body`; in an embedded theme inside its element, because a host page would show them. */
export function useAnnounce(): Announce {
  const layer = use(OverlayLayerContext);
  return useCallback(
    (message, urgency = "polite") => {
      const line = document.createElement("div");
      line.textContent = message;
      region(urgency, layer ?? document.body).append(line);
      setTimeout(() => line.remove(), announcementLifetime);
    },
    [layer],
  );
}
