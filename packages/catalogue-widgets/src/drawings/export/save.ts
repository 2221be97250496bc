import { brand } from "@caliper/design-system/theme";
import { type Scene, svgOf } from "@caliper/drawings";
import { saveFile } from "../../shared/save-file/index.ts";
import { fontFaces } from "./fonts.ts";
import { pngOf } from "./png.ts";

export type DrawingFile = "svg" | "png";

/** Offers a drawing for the browser to save, as `{name}.svg` or `{name}.png`, with its fonts in it. */
export async function saveDrawing(
  scene: Scene,
  { name, title, as }: { name: string; title: string; as: DrawingFile },
): Promise<void> {
  const svg = `<?xml version="1.0" encoding="UTF-8"?>\n${svgOf(scene, {
    title,
    fonts: brand.font,
    fontFaces: await fontFaces(brand.font),
  })}\n`;
  const { width, height } = scene.printed ?? scene;
  const content =
    as === "svg" ? new Blob([svg], { type: "image/svg+xml" }) : await pngOf(svg, width, height);
  saveFile({ name: `${name}.${as}`, content });
}
