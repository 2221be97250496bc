import { addWindowFocusTracking } from "react-aria/private/interactions/useFocusVisible";
import { destroyAnnouncer } from "react-aria/private/live-announcer/LiveAnnouncer";
import { enableShadowDOM } from "react-stately/private/flags/flags";

/**
 * Makes components work in shadow roots: without the flag, presses do nothing there. Returns a function that removes what
 * React Aria adds to the document.
 */
export function enableShadowRoots(): () => void {
  enableShadowDOM();
  const stopTracking = addWindowFocusTracking();
  return () => {
    stopTracking();
    destroyAnnouncer();
  };
}
