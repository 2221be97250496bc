import { useEffect, useRef } from "react";
import { partOf } from "@caliper/drawings";
import { contained } from "../provider/index.ts";
import type { DrawingProps } from "./Drawing.tsx";
import type { DrawingFile } from "./export/save.ts";
import { sceneOf, useDrawingTexts } from "./useDrawingTexts.ts";

export interface DrawingFileMakerProps extends Pick<
  DrawingProps,
  "family" | "dimensions" | "drawingName" | "unit"
> {
  /** The product's code: names the file. */
  code: string;
  /** The format of the file. */
  as: DrawingFile;
  /** Called when the file is saved, or could not be created. */
  onDone: (error?: unknown) => void;
}

/**
 * Saves the drawing of a part as a file: on light paper in every theme, printed in a plain ratio to the part. Renders
 * nothing. It works while it is mounted; unmount it in `onDone`.
 */
export const DrawingFileMaker = contained("drawings", DrawingFileMakerContent);

function DrawingFileMakerContent({ as, onDone, ...drawing }: DrawingFileMakerProps) {
  const { family, dimensions, code, drawingName, unit = "mm" } = drawing;
  const texts = useDrawingTexts(family, unit);
  const latest = useRef({ texts, onDone });
  useEffect(() => {
    latest.current = { texts, onDone };
  });
  useEffect(() => {
    const part = partOf(family, dimensions);
    if (!part) return;
    const save = () => {
      const { texts: written } = latest.current;
      const scene = sceneOf(part, "paper", written, { code, drawingName });
      import("./export/save.ts")
        .then(({ saveDrawing }) =>
          saveDrawing(scene, { name: code, title: written.titleOf(code), as }),
        )
        .then(
          () => latest.current.onDone(),
          (error: unknown) => latest.current.onDone(error),
        );
    };
    // In the next task: an effect that is undone at once, as in React's strict mode, must not save twice.
    const start = setTimeout(save);
    return () => clearTimeout(start);
  }, [as, code, drawingName, family, dimensions]);
  return null;
}
