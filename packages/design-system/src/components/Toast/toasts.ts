import { UNSTABLE_ToastQueue as ToastQueue } from "react-aria-components";

export type ToastTone = "success" | "danger" | "info";

export interface ToastMessage {
  /** What happened. */
  title: string;
  /** More of it, where one line is not enough. */
  detail?: string;
  /** `danger` stays until it is closed. */
  tone: ToastTone;
}

const queue = new ToastQueue<ToastMessage>({ maxVisibleToasts: 3 });

/** Long enough to read twice; hovering or focusing the region stops the clock. In milliseconds. */
export const toastLifetime = 7000;

/** Short news of something the user did. Failures stay until they are closed. */
export const toasts = {
  queue,
  show: (title: string, { tone = "info", detail }: Partial<Omit<ToastMessage, "title">> = {}) =>
    queue.add({ title, tone, detail }, tone === "danger" ? {} : { timeout: toastLifetime }),
};
