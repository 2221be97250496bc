import { addWindowFocusTracking } from "react-aria/private/interactions/useFocusVisible";
import { destroyAnnouncer } from "react-aria/private/live-announcer/LiveAnnouncer";

/** Returns a function that ends tracking and removes announcements. */
export function trackFocus(): () => void {
  const stop = addWindowFocusTracking();
  return () => {
    stop();
    destroyAnnouncer();
  };
}
