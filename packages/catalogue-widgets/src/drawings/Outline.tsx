import type { FamilyId } from "@caliper/catalogue-model";
import { type Dimensions, outlineBox, outlineShapes } from "@caliper/drawings";
import * as css from "./Drawing.css.ts";
import { Primitives } from "./Primitives.tsx";

export interface OutlineProps {
  /** The family, whose shape is drawn. */
  family: FamilyId;
  /** In mm; missing dimensions have usual proportions. */
  measures: Dimensions;
  /** Units per mm that the parts of a list share, from `outlineScale`; without it, the family's usual scale. */
  scaleWithin?: number | undefined;
  /** `row` 56 x 36 px, `large` 64 px wide for phones, `card` 88 px. */
  size?: keyof typeof css.outlineSizes | undefined;
  /** Set it when no text beside the outline names the part. */
  label?: string | undefined;
}

/** A part's silhouette, to scale within its family. */
export function Outline({ family, measures, scaleWithin, size = "row", label }: OutlineProps) {
  return (
    <svg
      viewBox={`0 0 ${outlineBox.width} ${outlineBox.height}`}
      className={css.outlineSizes[size]}
      {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
    >
      <Primitives items={outlineShapes(family, measures, scaleWithin)} idPrefix="" />
    </svg>
  );
}
