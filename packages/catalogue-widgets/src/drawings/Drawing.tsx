import type { FamilyId } from "@caliper/catalogue-model";
import { type Dimensions, formats, partOf } from "@caliper/drawings";
import { contained } from "../provider/index.ts";
import { PartDrawing, type PartDrawingProps } from "./PartDrawing.tsx";
import { sheetPart } from "./useDrawingTexts.ts";

export interface DrawingProps extends Omit<PartDrawingProps, "part" | "ghost" | "size"> {
  family: FamilyId;
  /** In mm by field. Pass the same object to keep the layout. */
  dimensions: Dimensions;
  /** Another part of the family, drawn beneath in thin lines. Pass the same object to keep the layout. */
  ghost?: Dimensions | undefined;
  /** The size of lettering and lines: on a sheet or as a small picture. */
  size?: PartDrawingProps["size"] | undefined;
}

/** A part drawn to scale from its dimensions. Renders nothing when there is nothing to draw. */
export const Drawing = contained("drawings", DrawingContent, {
  widget: "Drawing",
  props: ["family", "dimensions"],
});

function DrawingContent({ family, dimensions, ghost, size = "sheet", ...props }: DrawingProps) {
  const { allVanes } = formats[size];
  const typical = size === "form";
  const part =
    allVanes || typical
      ? partOf(family, dimensions, { allVanes, typical })
      : sheetPart(family, dimensions);
  const beneath = ghost && partOf(family, ghost);
  return part && <PartDrawing {...{ family, size, part }} ghost={beneath} {...props} />;
}
