/** Forced colors remove backgrounds; elements that show selection by background only get the system's colors. */
export const selectedInForcedColors = {
  "(forced-colors: active)": {
    selectors: {
      "&[data-selected]": {
        background: "Highlight",
        color: "HighlightText",
        forcedColorAdjust: "none",
      },
    },
  },
} as const;
