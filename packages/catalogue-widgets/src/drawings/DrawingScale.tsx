import type { FamilyId } from "@caliper/catalogue-model";
import { type Dimensions, projectionSymbol, scaleText } from "@caliper/drawings";
import { contained } from "../provider/index.ts";
import { useText } from "../messages/index.ts";
import { type DrawingUnit, layoutOf, sheetPart, useDrawingTexts } from "./useDrawingTexts.ts";
import * as css from "./DrawingScale.css.ts";
import { Primitives } from "./Primitives.tsx";

export interface DrawingScaleProps {
  /** The product family. */
  family: FamilyId;
  /** In mm by field. Pass the object that the drawing gets, so that the part is laid out once. */
  dimensions: Dimensions;
  /** The unit of the drawing. */
  unit: DrawingUnit;
}

/** What the title block of a page states of the drawing below it: its scale, on phones that of the small drawing, and its projection. */
export const DrawingScale = contained("drawings", DrawingScaleContent);

function DrawingScaleContent({ family, dimensions, unit }: DrawingScaleProps) {
  const t = useText();
  const texts = useDrawingTexts(family, unit);
  const part = sheetPart(family, dimensions);
  if (part === null) return null;
  return (
    <span className={css.scale}>
      {(["page", "phone"] as const).map((size) => (
        <span key={size} className={css.sizes[size]}>
          {scaleText(layoutOf(part, size, texts).scale)}
        </span>
      ))}
      <svg
        className={css.symbol}
        viewBox="-20 -10 44 20"
        {...{ role: "img", "aria-label": t("drawings.projection.first") }}
      >
        <Primitives items={projectionSymbol} idPrefix="" />
      </svg>
    </span>
  );
}
