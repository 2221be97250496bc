import { vars } from "@caliper/design-system/vars";
import { styleVariants } from "@vanilla-extract/css";

const { colour, size } = vars;

export const sizes = styleVariants(
  {
    row: { inlineSize: size.outlineWidth, blockSize: size.outlineHeight },
    large: { inlineSize: "64px", blockSize: "41px" },
    card: { inlineSize: "88px", blockSize: "57px" },
  },
  (rule) => [{ display: "block", flex: "none", overflow: "visible" as const, ...rule }],
);

export const strokes = styleVariants(
  { object: { strokeWidth: 1.3 }, thin: { strokeWidth: 0.8 } },
  (rule) => [
    {
      stroke: colour.ink,
      strokeLinejoin: "round" as const,
      vectorEffect: "non-scaling-stroke" as const,
      ...rule,
    },
  ],
);

export const fills = styleVariants({
  none: { fill: "none" },
  face: { fill: colour.fill },
  solid: { fill: colour.ink },
});
