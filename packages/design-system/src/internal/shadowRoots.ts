import { enableShadowDOM } from "react-stately/private/flags/flags";

/**
 * Makes components work in shadow roots: without the flag, presses do nothing there. Returns a function that removes what
 * React Aria adds to the document.
 */
export function enableShadowRoots(): () => void {
  enableShadowDOM();
  // The first content of a page may have no controls.
  const tracking = import("./focusTracking.ts").then(
    ({ trackFocus }) => trackFocus(),
    () => undefined,
  );
  return () => void tracking.then((stop) => stop?.());
}
