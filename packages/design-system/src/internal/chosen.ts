/** Forced colours take grounds away; what is chosen by its ground alone gets the system's. */
export const chosenWhereForced = {
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
