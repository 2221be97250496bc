import { pngOf } from "./png.ts";
import { standaloneSvg } from "./standalone.ts";

export type DrawingFile = "svg" | "png";

/** Offers a drawing that the page shows at size `paper` for the browser to save, as `{name}.svg` or `{name}.png`. */
export async function saveDrawing(
  drawing: SVGSVGElement,
  { name, title, as }: { name: string; title: string; as: DrawingFile },
): Promise<void> {
  const svg = await standaloneSvg(drawing, title);
  const file =
    as === "svg"
      ? new Blob([svg], { type: "image/svg+xml" })
      : await pngOf(svg, millimetres(drawing, "width"), millimetres(drawing, "height"));
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = `${name}.${as}`;
  link.click();
  // The browser has its own hold on the file by the next task.
  setTimeout(() => URL.revokeObjectURL(link.href), 0);
}

const millimetres = (drawing: SVGSVGElement, side: "width" | "height") =>
  Number.parseFloat(drawing.getAttribute(side) ?? "0");
