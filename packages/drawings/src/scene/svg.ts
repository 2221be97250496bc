import { discOf, type Look, type Primitive, type Scene } from "./primitives.ts";
import {
  type Palette,
  paperPalette,
  type PatternName,
  patterns,
  type Style,
  type StyleName,
  styles,
} from "./styles.ts";

/** SVG attributes in camel case, as React takes them. */
export type Attributes = Readonly<Record<string, string | number>>;

export interface Element {
  readonly tag: "path" | "circle" | "rect" | "text" | "g";
  readonly attributes: Attributes;
  readonly style: StyleName | null;
  readonly text: string | null;
  readonly children: readonly Primitive[];
}

/** The id of a pattern or of the clip path in a document that may contain several drawings. */
export const idOf = (prefix: string, name: PatternName | "clip"): string => `${prefix}-${name}`;

/** The SVG element of a primitive; the renderer adds its style. */
export function elementOf(primitive: Primitive, idPrefix: string): Element {
  switch (primitive.kind) {
    case "path": {
      const { d, evenOdd, transform } = primitive;
      const more = { ...(evenOdd && { fillRule: "evenodd" }), ...(transform && { transform }) };
      return shape("path", { d, ...more }, primitive, idPrefix);
    }
    case "circle": {
      const { cx, cy, r } = primitive;
      return shape("circle", { cx, cy, r }, primitive, idPrefix);
    }
    case "rect": {
      const { x, y, width, height } = primitive;
      return shape("rect", { x, y, width, height }, primitive, idPrefix);
    }
    case "text": {
      const { x, y, text, style, size, anchor, underlined, preformatted, transform } = primitive;
      const attributes = {
        ...(x !== undefined && { x }),
        y,
        ...(size && { fontSize: size }),
        ...(anchor && { textAnchor: anchor }),
        ...(underlined && { textDecoration: "underline" }),
        ...(preformatted && { xmlSpace: "preserve" }),
        ...(transform && { transform }),
      };
      return { tag: "text", attributes, style, text, children: [] };
    }
    case "group": {
      const { transform, clip, children } = primitive;
      const attributes = {
        ...(transform && { transform }),
        ...(clip && { clipPath: `url(#${idOf(idPrefix, "clip")})` }),
      };
      return { tag: "g", attributes, style: null, text: null, children };
    }
  }
}

function shape(tag: Element["tag"], attributes: Attributes, look: Look, idPrefix: string): Element {
  const isHatched = "hatch" in look;
  return {
    tag,
    attributes: isHatched
      ? { ...attributes, fill: `url(#${idOf(idPrefix, look.hatch)})` }
      : attributes,
    style: isHatched ? null : look.style,
    text: null,
    children: [],
  };
}

/** The clip circle of the scene's clipped group. */
export const clipOf = (picture: readonly Primitive[]) =>
  picture.flatMap((one) => (one.kind === "group" && one.clip ? [one.clip] : []))[0] ?? null;

export interface SvgOptions {
  /** CSS colors; `paperPalette` by default. */
  readonly palette?: Palette;
  /** CSS font families; `"IBM Plex Mono"` and `"IBM Plex Sans"` with generic fallbacks by default. */
  readonly fonts?: Readonly<Record<"mono" | "sans", string>>;
  /** `@font-face` rules to embed. */
  readonly fontFaces?: string;
  /** Names the drawing for assistive technology. */
  readonly title: string;
  /** Set it if one document contains several drawings. */
  readonly idPrefix?: string;
}

const plexFonts = { mono: "'IBM Plex Mono', monospace", sans: "'IBM Plex Sans', sans-serif" };

/** A drawing as an SVG file: colors and line widths are in it, and it needs nothing else. */
export function svgOf(scene: Scene, options: SvgOptions): string {
  const { palette = paperPalette, fonts = plexFonts, fontFaces = "" } = options;
  const { title, idPrefix = "drawing" } = options;
  const { width, height, printed, picture, dimensions } = scene;
  const write = (primitive: Primitive): string => {
    const { tag, attributes, style, text, children } = elementOf(primitive, idPrefix);
    const all = { ...(style && presentation(styles[style])), ...attributes };
    return element(tag, all, text === null ? children.map(write).join("") : escaped(text));
  };
  const presentation = ({ font, ...style }: Style): Attributes => {
    const color = (paint: Style["fill"]) =>
      paint === undefined || paint === "none" || paint === "transparent" ? paint : palette[paint];
    const { fill, stroke } = style;
    return {
      ...style,
      ...(fill && { fill: color(fill) ?? "none" }),
      ...(stroke && { stroke: color(stroke) ?? "none" }),
      ...(font && { fontFamily: fonts[font] }),
      ...(font === "mono" && { fontVariantNumeric: "tabular-nums lining-nums" }),
    };
  };
  const clip = clipOf(picture);
  const definitions = [
    ...Object.entries(patterns).map(([name, { size, transform, d, style }]) =>
      element(
        "pattern",
        {
          id: idOf(idPrefix, name as PatternName),
          width: size,
          height: size,
          patternUnits: "userSpaceOnUse",
          ...(transform && { patternTransform: transform }),
        },
        element("path", { d, ...presentation(styles[style]) }),
      ),
    ),
    clip && element("clipPath", { id: idOf(idPrefix, "clip") }, element("circle", discOf(clip))),
  ];
  return element(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      viewBox: `0 0 ${width} ${height}`,
      ...(printed && { width: `${printed.width}mm`, height: `${printed.height}mm` }),
      role: "img",
    },
    [
      element("title", {}, escaped(title)),
      fontFaces && element("style", {}, escaped(fontFaces)),
      element("defs", {}, definitions.join("")),
      element("rect", { width, height, fill: palette.paper }),
      ...picture.map(write),
      ...dimensions.flatMap(({ extensions, children }) => [...extensions, ...children].map(write)),
    ].join(""),
  );
}

/** Attributes of SVG that are written as they are named here. */
const camelCase = new Set(["viewBox", "patternUnits", "patternTransform"]);

const attributeName = (name: string) =>
  name === "xmlSpace"
    ? "xml:space"
    : camelCase.has(name)
      ? name
      : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function element(tag: string, attributes: Attributes, content = ""): string {
  const written = Object.entries(attributes).map(
    ([name, value]) => ` ${attributeName(name)}="${escaped(String(value))}"`,
  );
  return `<${tag}${written.join("")}${content === "" ? "/>" : `>${content}</${tag}>`}`;
}

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
