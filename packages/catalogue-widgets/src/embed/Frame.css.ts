import { hostVars, vars } from "@caliper/design-system/vars";
import { globalStyle, style } from "@vanilla-extract/css";

// The element in the host page. Its other styles are the host's.
globalStyle(":host", { display: "flow-root" });
globalStyle(":host([hidden])", { display: "none" });

/** Resets properties that would be inherited from the host page. */
export const frame = style({
  all: "initial",
  display: "block",
  // Decorations of the host page, which are not inherited, are not drawn in floats either.
  float: "inline-start",
  position: "relative",
  inlineSize: "100%",
  direction: "ltr",
  visibility: "inherit",
  // The theme declares the same names further inside, so the host's values are passed on under other names.
  vars: Object.fromEntries([
    ...Object.entries(hostVars.color).map(([role, host]) => [
      host,
      vars.color[role as keyof typeof hostVars.color],
    ]),
    [hostVars.font.sans, vars.font.sans],
    [hostVars.font.mono, vars.font.mono],
  ]) as Record<string, string>,
  selectors: { "&[hidden]": { display: "none" } },
});

// On pages without a doctype, tables do not inherit it.
globalStyle("table", { fontVariant: "inherit" });

/** Layouts depend on its width: the build turns rules for widths of the window into rules for this container. */
export const widget = style({
  container: "caliper / inline-size",
  // A container has no width of its own: dialogs and table cells, which are as wide as their content, would have none.
  containIntrinsicInlineSize: `calc(4.5 * ${vars.space[64]})`,
});

// React Aria's own rule, which it otherwise adds to the document.
globalStyle("[data-react-aria-pressable]", { touchAction: "pan-x pan-y pinch-zoom" });
