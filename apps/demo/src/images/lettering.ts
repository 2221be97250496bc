import { createRequire } from "node:module";
import { type Primitive, type Scene, styles, type TextPrimitive } from "@caliper/drawings";
import { openSync } from "fontkit";

const mono = openSync(
  createRequire(import.meta.url).resolve(
    "@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-600-normal.woff2",
  ),
);

/** The outline of a text: a machine need not have our fonts, nor any, to draw it. */
export function textPath(
  text: string,
  { x = 0, y, size, anchor }: { x?: number; y: number; size: number; anchor?: string },
): string {
  const scale = size / mono.unitsPerEm;
  const { glyphs, advanceWidth } = mono.layout(text);
  let left = x - advanceWidth * scale * (anchor === "middle" ? 0.5 : anchor === "end" ? 1 : 0);
  return glyphs
    .map(({ path, advanceWidth: width }) => {
      const data = path.scale(scale, -scale).translate(left, y).toSVG();
      left += width * scale;
      return data;
    })
    .join("");
}

const lettered = (primitive: Primitive): Primitive => {
  if (primitive.kind === "group")
    return { ...primitive, children: primitive.children.map(lettered) };
  return primitive.kind === "text" ? outlined(primitive) : primitive;
};

function outlined({ text, style, size, anchor, transform, ...at }: TextPrimitive): Primitive {
  const { fontSize, textAnchor } = { fontSize: 12, textAnchor: "start", ...styles[style] };
  const d = textPath(text, { ...at, size: size ?? fontSize, anchor: anchor ?? textAnchor });
  return { kind: "path", d, style, ...(transform !== undefined && { transform }) };
}

/** A scene whose texts are outlines. */
export const withOutlinedTexts = (scene: Scene): Scene => ({
  ...scene,
  picture: scene.picture.map(lettered),
  dimensions: scene.dimensions.map((mark) => ({ ...mark, children: mark.children.map(lettered) })),
});
