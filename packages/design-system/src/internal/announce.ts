import { base } from "../theme/theme.css.ts";
import { visuallyHidden } from "../components/VisuallyHidden/VisuallyHidden.css.ts";

/** In ms, after which an announcement is removed from the DOM (specification, section 9). */
export const announcementLifetime = 7000;

export type Urgency = "polite" | "assertive";

const regions = new Map<Urgency, HTMLElement>();

const region = (urgency: Urgency): HTMLElement => {
  const known = regions.get(urgency);
  if (known?.isConnected) return known;
  const element = document.createElement("div");
  element.className = `${base} ${visuallyHidden}`;
  element.setAttribute("role", urgency === "assertive" ? "alert" : "status");
  element.setAttribute("aria-live", urgency);
  element.setAttribute("aria-relevant", "additions");
  document.body.append(element);
  regions.set(urgency, element);
  return element;
};

/**
 * Announces a message to screen readers once, without moving focus. Use `assertive`, which interrupts, for errors only.
 */
export function announce(message: string, urgency: Urgency = "polite"): void {
  const line = document.createElement("div");
  line.textContent = message;
  region(urgency).append(line);
  setTimeout(() => line.remove(), announcementLifetime);
}
