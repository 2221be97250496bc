import { style } from "@vanilla-extract/css";
import { type, vars } from "../../theme/vars.css.ts";

const line = type.body.lineHeight;
const lines = (count: number) => `calc(${count} * ${line} + 2 * ${vars.space[8]})`;

export const area = style({
  paddingBlock: vars.space[8],
  minBlockSize: lines(3),
  maxBlockSize: lines(8),
  resize: "none",
  fieldSizing: "content",
  lineHeight: line,
});

export const counter = style([type.caption, { color: vars.colour.subtle, textAlign: "end" }]);
