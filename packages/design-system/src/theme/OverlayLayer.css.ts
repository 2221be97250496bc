import { style } from "@vanilla-extract/css";

/**
 * At the origin of the window, from which React Aria measures. It is shown before it is a popover too, so that a dialog can
 * take the focus in the same turn in which it opens.
 */
export const layer = style({
  display: "block",
  position: "fixed",
  inset: "0 auto auto 0",
  inlineSize: "100%",
  blockSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  background: "none",
  color: "inherit",
  overflow: "visible",
});
