import { UNSTABLE_ToastQueue as ToastQueue } from "react-aria-components";
import type { ToastMessage } from "./toastMessage.ts";

// In a file of its own, so that the declarations of the package's entry need none of the library.
export const toastQueue = new ToastQueue<ToastMessage>({ maxVisibleToasts: 3 });
