import type { FamilyId } from "@caliper/catalogue-model";
import { useId } from "react";
import * as css from "./Drawing.css.ts";
import { type DrawingSize, type PaperSize, paperSize, type Part } from "@caliper/drawings";
import { DimensionMark } from "./parts/DimensionMark.tsx";
import { Picture } from "./parts/Picture.tsx";
import { type DrawingUnit, useDrawingTexts } from "./useDrawingTexts.ts";
import { useSheetLayout } from "./useSheetLayout.ts";

export interface PartDrawingProps {
  /** Whose names the dimensions have. */
  family: FamilyId;
  part: Part;
  /** Left out for a drawing of the family that shows where to measure. */
  code?: string | undefined;
  /** The reference drawing, such as BR01. */
  drawingName?: string | undefined;
  revision?: string | undefined;
  /** The wire column of the dimension that is lit. */
  lit?: string | null | undefined;
  /** The pointer or the focus came to a dimension, or left it. */
  onLit?: ((column: string | null) => void) | undefined;
  /**
   * `sheet` is the whole drawing, `aside` the views with letter A, `phone` and `form` have letters only;
   * `form` draws a usual part with the dimensions it is given, and every letter; `paper` is the sheet in
   * millimetres, for print at 100 %.
   */
  size: DrawingSize;
  unit?: DrawingUnit | undefined;
  /** Instead of the name that is made of family and code. */
  title?: string | undefined;
}

/** As wide as it is printed, whatever the page allows; the sheet in its stated ratio. */
const inMillimetres = ({ width, height }: PaperSize) => ({
  width: `${width}mm`,
  height: `${height}mm`,
});

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
  const about = useId();
  const layout = useSheetLayout(part, size, texts);
  const { format, detail } = layout;
  const marks = [...layout.placed, ...(detail ? [detail.placed] : [])].toSorted((a, b) =>
    a.dimension.letter.localeCompare(b.dimension.letter),
  );
  const litThere = marks.some(({ dimension }) => dimension.column === lit);
  return (
    <svg
      viewBox={`0 0 ${format.width} ${format.height}`}
      {...(size === "paper" && inMillimetres(paperSize(layout)))}
      className={css.paper}
      // A picture has no controls inside; with them it is a group.
      role={onLit ? "group" : "img"}
      aria-label={title ?? texts.titleOf(code)}
      aria-describedby={about}
    >
      <desc id={about}>{part.dimensions.map(texts.nameOf).join("; ")}</desc>
      <Picture
        family={family}
        part={part}
        size={size}
        unit={unit}
        layout={layout}
        code={code}
        drawingName={drawingName}
        revision={revision}
      />
      {marks.map((placed, index) => (
        <DimensionMark
          key={placed.dimension.column}
          placed={placed}
          format={format}
          name={texts.nameOf(placed.dimension)}
          lit={placed.dimension.column === lit}
          onLit={onLit}
          reachable={litThere ? placed.dimension.column === lit : index === 0}
        />
      ))}
    </svg>
  );
}
