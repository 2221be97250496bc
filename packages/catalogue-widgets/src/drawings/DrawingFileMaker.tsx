import { ThemeRoot } from "@caliper/design-system/theme";
import { useEffect, useRef } from "react";
import { Drawing, type DrawingProps } from "./Drawing.tsx";
import type { DrawingFile } from "./export/save.ts";

export interface DrawingFileMakerProps extends Pick<
  DrawingProps,
  "family" | "dimensions" | "drawingName" | "unit"
> {
  /** The product's code: names the file. */
  code: string;
  as: DrawingFile;
  /** The browser has the file, or could not make it. */
  onDone: (error?: unknown) => void;
}

/**
 * Draws a part unseen, on light paper whatever the theme and in a plain ratio to its size, and saves that as a file. While
 * it stands on the page it is at work; `onDone` takes it away.
 */
export function DrawingFileMaker({ as, onDone, code, ...drawing }: DrawingFileMakerProps) {
  const host = useRef<HTMLDivElement>(null);
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => {
    const svg = host.current?.querySelector("svg");
    if (!svg) return;
    const title = svg.getAttribute("aria-label") ?? code;
    const save = () => {
      import("./export/save.ts")
        .then(({ saveDrawing }) => saveDrawing(svg, { name: code, title, as }))
        .then(
          () => done.current(),
          (error: unknown) => done.current(error),
        );
    };
    // In the next task: an effect that is undone at once, as React's strict mode does, saves nothing twice.
    const start = setTimeout(save);
    return () => clearTimeout(start);
  }, [as, code]);
  return (
    <div ref={host} hidden>
      <ThemeRoot scope="embedded" theme="light">
        <Drawing {...drawing} code={code} size="paper" />
      </ThemeRoot>
    </div>
  );
}
