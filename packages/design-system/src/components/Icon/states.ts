import { drawings } from "./drawings.ts";
import { box, circle, dot, seal, sheet16, sheet24 } from "./shapes.ts";

const round24 = circle(12, 12, 8.75);
const round16 = circle(8, 8, 6);

/** States. Each has its own outline, so that color is never the only difference. */
export const states = drawings({
  blocked: { 24: `${round24}M5.9 5.9l12.2 12.2`, 16: `${round16}M3.75 3.75l8.5 8.5` },
  certified: {
    24: `${seal(12, 12, 8, 8)}M8.25 12.25l2.75 2.75 4.75-5.25`,
    16: `${seal(8, 8, 5.5, 8)}M5.5 8.25 7.25 10l3.25-3.75`,
  },
  error: {
    24: `M8.4 3.25h7.2l5.15 5.15v7.2l-5.15 5.15H8.4L3.25 15.6V8.4zM12 7.75v5${dot(12, 16.25)}`,
    16: `M5.5 2h5L14 5.5v5L10.5 14h-5L2 10.5v-5zM8 5v3.5${dot(8, 11)}`,
  },
  info: {
    24: `${round24}M12 11.25v5${dot(12, 7.75)}`,
    16: `${round16}M8 7.5V11${dot(8, 5)}`,
  },
  success: {
    24: `${round24}M8 12.25 10.75 15 16 9.25`,
    16: `${round16}M5.25 8.25 7.25 10.25l3.5-4`,
  },
  warning: {
    24: `M12 4 21 19.5H3zM12 10v4.5${dot(12, 17)}`,
    16: `M8 2.25l6.5 11.25h-13zM8 6.75v2.5${dot(8, 11.5)}`,
  },
});

/** Files: kinds and states. */
export const files = drawings({
  amendment: {
    24: "M19 10.5V8l-5.25-5.25H6.5A1.5 1.5 0 0 0 5 4.25v15.5a1.5 1.5 0 0 0 1.5 1.5h3.75M13.75 2.75V8H19M8.5 12.5H12M13.5 21.25l.6-2.65 5-5a1.25 1.25 0 0 1 1.75 0l.3.3a1.25 1.25 0 0 1 0 1.75l-5 5z",
    16: "M12.75 6.5V5.25l-3.5-3.5H4.5a1 1 0 0 0-1 1v10.5a1 1 0 0 0 1 1h2.25M9 1.75v3.75h3.75M9.25 14.25l.4-1.75 3.1-3.1a.95.95 0 0 1 1.35 1.35L11 13.85z",
  },
  datasheet: {
    24: `${sheet24}M8.5 12.5h7M8.5 16.5h7`,
    16: `${sheet16}M6 8.5h4M6 11.25h4`,
  },
  fileSheet: {
    24: `${sheet24}${box(8.25, 11.5, 7.5, 6.5, 0.5)}M8.25 14.75h7.5M12 11.5V18`,
    16: `${sheet16}M5.75 8.25h4.75v3.75H5.75zM8.1 8.25V12`,
  },
});
