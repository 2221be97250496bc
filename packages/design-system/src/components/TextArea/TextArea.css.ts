import { style } from "@vanilla-extract/css";
import { textAreaRows } from "../../internal/limits.ts";
import { type, vars } from "../../theme/vars.css.ts";

const line = type.body.lineHeight;
const lines = (count: number) => `calc(${count} * ${line} + 2 * ${vars.space[8]})`;

export const area = style({
  paddingBlock: vars.space[8],
  minBlockSize: lines(textAreaRows.least),
  maxBlockSize: lines(textAreaRows.most),
  resize: "none",
  fieldSizing: "content",
  lineHeight: line,
});

export const counter = style([type.caption, { color: vars.color.subtle, textAlign: "end" }]);
