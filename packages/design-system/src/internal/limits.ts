// Numbers of the specification, section 9, that fields and lists keep to. Distances in px.

/** Between a list that floats and what opened it. */
export const popoverOffset = 7;

/** The same for a select, whose list is its own edge continued. */
export const selectPopoverOffset = 5;

/** What floats stays this far from the edge of the window. */
export const popoverContainerPadding = 12;

/** Above so many choices a list shows that it goes on. */
export const scrollShadowAbove = 5;

/** Up to so many choices a select has a native twin for forms and autofill; React Aria keeps the same limit. */
export const hiddenSelectLimit = 300;

/** Rows of a text area: it starts with the least, grows to the most, then scrolls. */
export const textAreaRows = { least: 3, most: 8 } as const;
