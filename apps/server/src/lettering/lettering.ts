/** Texts as outlines, so that every machine draws the same picture, also without our fonts. */
import { createRequire } from "node:module";
import { type Primitive, type Scene, styles, type TextPrimitive } from "@caliper/drawings";
import { type Font, openSync } from "fontkit";

const files = {
  mono500: "@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-500-normal.woff2",
  mono600: "@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-600-normal.woff2",
  sans400: "@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-400-normal.woff2",
  sans600: "@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-600-normal.woff2",
} as const;

export type FontName = keyof typeof files;

const resolve = createRequire(import.meta.url).resolve;
const opened = new Map<FontName, Font>();

function fontOf(name: FontName): Font {
  const font = opened.get(name) ?? openSync(resolve(files[name]));
  opened.set(name, font);
  return font;
}

/** The text with the letters that the font has: `Š` becomes `S`, unknown letters are left out. */
function writable(text: string, font: Font): string {
  const has = (letter: string) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
  return Array.from(text.normalize("NFC"))
    .map((letter) =>
      has(letter) ? letter : Array.from(letter.normalize("NFKD")).filter(has).join(""),
    )
    .join("");
}

/** Width of a text in units of `size`. */
export function textWidth(text: string, font: FontName, size: number): number {
  const opened = fontOf(font);
  return (opened.layout(writable(text, opened)).advanceWidth * size) / opened.unitsPerEm;
}

export interface TextPlace {
  readonly x?: number;
  /** Of the baseline. */
  readonly y: number;
  readonly size: number;
  readonly anchor?: string;
  /** `mono600` by default. */
  readonly font?: FontName;
}

/** The outline of a text as the data of an SVG path. */
export function textPath(
  text: string,
  { x = 0, y, size, anchor, font = "mono600" }: TextPlace,
): string {
  const opened = fontOf(font);
  const scale = size / opened.unitsPerEm;
  const { glyphs, advanceWidth } = opened.layout(writable(text, opened));
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
  const look = {
    fontSize: 12,
    textAnchor: "start",
    font: "mono",
    fontWeight: 400,
    ...styles[style],
  };
  const font = look.font === "sans" ? "sans400" : look.fontWeight === 600 ? "mono600" : "mono500";
  const d = textPath(text, {
    ...at,
    size: size ?? look.fontSize,
    anchor: anchor ?? look.textAnchor,
    font,
  });
  return { kind: "path", d, style, ...(transform !== undefined && { transform }) };
}

/** A scene whose texts are outlines. */
export const withOutlinedTexts = (scene: Scene): Scene => ({
  ...scene,
  picture: scene.picture.map(lettered),
  dimensions: scene.dimensions.map((mark) => ({ ...mark, children: mark.children.map(lettered) })),
});
