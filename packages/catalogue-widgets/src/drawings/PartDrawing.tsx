import type { FamilyId } from "@caliper/catalogue-model";
import type { DrawingSize, Part } from "@caliper/drawings";
import { useId, useMemo } from "react";
import { DimensionMark } from "./DimensionMark.tsx";
import * as css from "./Drawing.css.ts";
import { Definitions, Primitives } from "./Primitives.tsx";
import { type DrawingUnit, sceneOf, useDrawingTexts } from "./useDrawingTexts.ts";

export interface PartDrawingProps {
  /** Family whose column titles name the dimensions. */
  family: FamilyId;
  part: Part;
  /** Drawn beneath in thin lines. */
  ghost?: Part | null | undefined;
  /** Left out for a drawing of the family that shows where to measure. */
  code?: string | undefined;
  /** The reference drawing, such as BR01. */
  drawingName?: string | undefined;
  /** The revision in the title block. */
  revision?: string | undefined;
  /** The column of the highlighted dimension. */
  highlighted?: string | null | undefined;
  /** The columns that differ from another part, whose letters are filled; the other ones are faint. */
  differing?: ReadonlySet<string> | undefined;
  /** Called when the pointer or the focus enters or leaves a dimension. */
  onHighlight?: ((column: string | null) => void) | undefined;
  /**
   * `sheet` is the whole drawing, `page` the same without the title block, which the page has, `aside` the views with letter A, `phone` and `form` have letters only;
   * `form` draws a typical part with the given dimensions and every letter; `paper` is the sheet in
   * millimeters, for print at 100 %.
   */
  size: DrawingSize;
  /** The unit of the written dimensions; by default millimeters. */
  unit?: DrawingUnit | undefined;
  /** Accessible name; built from family and code by default. */
  title?: string | undefined;
}

/** Draws a part whose geometry is already built. */
export function PartDrawing({
  family,
  part,
  ghost,
  size,
  unit = "mm",
  code,
  highlighted,
  differing,
  onHighlight,
  title,
  drawingName,
  revision,
}: PartDrawingProps) {
  const texts = useDrawingTexts(family, unit);
  const id = useId();
  // Highlighting a dimension must not repeat the layout: the compiler keeps both together.
  const { width, height, printed, picture, dimensions } = useMemo(
    () => sceneOf(part, size, texts, { code, drawingName, revision, ghost }),
    [part, size, texts, code, drawingName, revision, ghost],
  );
  const isHighlightedHere = dimensions.some(({ dimension }) => dimension.column === highlighted);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      {...(printed && { width: `${printed.width}mm`, height: `${printed.height}mm` })}
      className={css.paper}
      // An image must not contain controls; with controls the drawing is a group.
      role={onHighlight ? "group" : "img"}
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
          highlighted={mark.dimension.column === highlighted}
          differs={differing?.has(mark.dimension.column)}
          onHighlight={onHighlight}
          reachable={isHighlightedHere ? mark.dimension.column === highlighted : index === 0}
          idPrefix={id}
        />
      ))}
    </svg>
  );
}
