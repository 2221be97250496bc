import type { FamilyId } from "@caliper/catalogue-model";
import type { DrawingSize, Part } from "@caliper/drawings";
import { useId, useMemo } from "react";
import { DimensionMark } from "./DimensionMark.tsx";
import * as css from "./Drawing.css.ts";
import { Definitions, Primitives } from "./Primitives.tsx";
import { type DrawingUnit, sceneOf, useDrawingTexts } from "./useDrawingTexts.ts";

export interface PartDrawingProps {
  /** Whose names the dimensions have. */
  family: FamilyId;
  part: Part;
  /** Left out for a drawing of the family that shows where to measure. */
  code?: string | undefined;
  /** The reference drawing, such as BR01. */
  drawingName?: string | undefined;
  revision?: string | undefined;
  /** The column of the dimension that is lit. */
  lit?: string | null | undefined;
  /** The pointer or the focus came to a dimension, or left it. */
  onLit?: ((column: string | null) => void) | undefined;
  /**
   * `sheet` is the whole drawing, `aside` the views with letter A, `phone` and `form` have letters only;
   * `form` draws a usual part with the dimensions it is given, and every letter; `paper` is the sheet in
   * millimeters, for print at 100 %.
   */
  size: DrawingSize;
  unit?: DrawingUnit | undefined;
  /** Instead of the name that is made of family and code. */
  title?: string | undefined;
}

/** A part that has its geometry already: a page that draws one family needs no other's. */
export function PartDrawing({
  family,
  part,
  size,
  unit = "mm",
  code,
  lit,
  onLit,
  title,
  drawingName,
  revision,
}: PartDrawingProps) {
  const texts = useDrawingTexts(family, unit);
  const id = useId();
  // Lighting a dimension must not repeat the layout.
  const { width, height, printed, picture, dimensions } = useMemo(
    () => sceneOf(part, size, texts, { code, drawingName, revision }),
    [part, size, texts, code, drawingName, revision],
  );
  const litThere = dimensions.some(({ dimension }) => dimension.column === lit);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      {...(printed && { width: `${printed.width}mm`, height: `${printed.height}mm` })}
      className={css.paper}
      // A picture has no controls inside; with them it is a group.
      role={onLit ? "group" : "img"}
      aria-label={title ?? texts.titleOf(code)}
      aria-describedby={id}
    >
      <desc id={id}>{part.dimensions.map(texts.nameOf).join("; ")}</desc>
      <Definitions items={picture} idPrefix={id} />
      <g aria-hidden>
        <Primitives items={picture} idPrefix={id} />
      </g>
      {dimensions.map((mark, index) => (
        <DimensionMark
          key={mark.dimension.column}
          mark={mark}
          name={texts.nameOf(mark.dimension)}
          lit={mark.dimension.column === lit}
          onLit={onLit}
          reachable={litThere ? mark.dimension.column === lit : index === 0}
          idPrefix={id}
        />
      ))}
    </svg>
  );
}
