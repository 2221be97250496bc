import type { FamilyId } from "@caliper/api-client/access";
import { useId } from "react";
import * as css from "./Drawing.css.ts";
import { partOf } from "./geometry/families.ts";
import type { Dimensions } from "./geometry/measures.ts";
import type { Part } from "./geometry/part.ts";
import { type DrawingSize, formats } from "./layout/formats.ts";
import { type PaperSize, paperSize } from "./layout/paper.ts";
import { DimensionMark } from "./parts/DimensionMark.tsx";
import { Picture } from "./parts/Picture.tsx";
import { type DrawingUnit, useDrawingTexts } from "./useDrawingTexts.ts";
import { useSheetLayout } from "./useSheetLayout.ts";

export interface DrawingProps {
  family: FamilyId;
  /** By wire column, in mm: what the datasheet's dimensions hold. The same object, the same layout. */
  dimensions: Dimensions;
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
   * `form` draws a usual part with the dimensions it is given, and every letter; `paper` is the sheet in millimetres, for print at 100 %.
   */
  size?: DrawingSize | undefined;
  unit?: DrawingUnit | undefined;
  /** Instead of the name that is made of family and code. */
  title?: string | undefined;
}

/** A part drawn to scale from its measures; nothing when there is nothing to draw. */
export function Drawing({ family, dimensions, size = "sheet", ...props }: DrawingProps) {
  const { allVanes } = formats[size];
  const part = partOf(family, dimensions, { allVanes, typical: size === "form" });
  return part && <PartDrawing family={family} size={size} part={part} {...props} />;
}

type PartDrawingProps = Omit<DrawingProps, "dimensions" | "size"> & {
  part: Part;
  size: DrawingSize;
};

/** As wide as it is printed, whatever the page allows; the sheet in its stated ratio. */
const inMillimetres = ({ width, height }: PaperSize) => ({
  width: `${width}mm`,
  height: `${height}mm`,
});

function PartDrawing({
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
