/** What the build uses as `react-dom/client`. */
import { options } from "preact";

// As React does after an event: React Aria returns the focus in the next frame, when effects must have made the page
// usable again. Preact waits longer.
options.requestAnimationFrame = (run) => queueMicrotask(run);

export { createRoot } from "preact/compat/client";
