import { useMemo } from "react";
import {
  type DrawingSize,
  formats,
  layoutSheet,
  type Part,
  type SheetLayout,
} from "@caliper/drawings";
import type { DrawingTexts } from "./useDrawingTexts.ts";

const lineBreak = "\n";

/**
 * The layout of a part's sheet. It takes some milliseconds, so lighting a dimension must not repeat it: it depends on
 * the part and on what is written, compared as text.
 */
export function useSheetLayout(part: Part, size: DrawingSize, texts: DrawingTexts): SheetLayout {
  const format = formats[size];
  const figures = format.values ? part.dimensions.map(texts.write).join(lineBreak) : "";
  const notes = format.framed ? texts.notesOf(part).join(lineBreak) : "";
  return useMemo(() => {
    const written = figures.split(lineBreak);
    return layoutSheet({
      part,
      format,
      write: (dimension) => written[part.dimensions.indexOf(dimension)] ?? "",
      notes: notes === "" ? [] : notes.split(lineBreak),
    });
  }, [part, format, figures, notes]);
}
