import { UNSTABLE_ToastQueue as ToastQueue } from "react-aria-components";

export type ToastTone = "success" | "danger" | "info";

export interface ToastMessage {
  title: string;
  detail?: string;
  tone: ToastTone;
}

const queue = new ToastQueue<ToastMessage>({ maxVisibleToasts: 3 });

/** Long enough to read twice; hovering or focusing the region stops the clock. In milliseconds. */
const lifetime = 7000;

/** Short news of something the user did. Failures stay until they are closed. */
export const toasts = {
  queue,
  show: (title: string, { tone = "info", detail }: Partial<Omit<ToastMessage, "title">> = {}) =>
    queue.add({ title, tone, detail }, tone === "danger" ? {} : { timeout: lifetime }),
};
