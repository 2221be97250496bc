// Values from section 9 of the specification for fields and lists. Distances in px.

/** Between a popover and its trigger. */
export const popoverOffset = 7;

/** Between the list of a select and its button. */
export const selectPopoverOffset = 5;

/** Minimum distance between a popover and the edge of the window. */
export const popoverContainerPadding = 12;

/** Lists with more items than this have scroll shadows. */
export const scrollShadowAbove = 5;

/** Up to this number of items React Aria adds a hidden native select for forms and autofill. */
export const hiddenSelectLimit = 300;

/** Minimum and maximum rows of a text area. */
export const textAreaRows = { least: 3, most: 8 } as const;
