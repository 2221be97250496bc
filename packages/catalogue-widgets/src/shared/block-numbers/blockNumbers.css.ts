import { style } from "@vanilla-extract/css";

/** Numbers the blocks in it in the order in which they are shown; hidden blocks, as on paper, do not count. */
export const numbered = style({});

/** Of an element before the blocks: containment limits counters to the inside of a container, so it cannot be reset there. */
export const restart = { counterReset: "block" } as const;
