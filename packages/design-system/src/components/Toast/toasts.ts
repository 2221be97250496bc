import type { ToastMessage } from "./toastMessage.ts";
import { toastQueue } from "./toastQueue.ts";

/** In ms. The timer pauses while the region is hovered or focused. */
export const toastLifetime = 7000;

/** Feedback on a user's action. Errors stay until closed. */
export const toasts = {
  show: (title: string, { tone = "info", ...more }: Partial<Omit<ToastMessage, "title">> = {}) =>
    toastQueue.add({ title, tone, ...more }, tone === "danger" ? {} : { timeout: toastLifetime }),
  clear: () => toastQueue.clear(),
};
