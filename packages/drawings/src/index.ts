export { partOf } from "./geometry/families.ts";
export { type Dimensions, measuresOf } from "./geometry/measures.ts";
export type { Caption, Dimension, Part } from "./geometry/part.ts";
export { rotor } from "./geometry/rotor.ts";
export { type DrawingSize, formats, scaleText } from "./layout/formats.ts";
export { layoutSheet, type SheetLayout } from "./layout/sheet.ts";
export { wrap } from "./layout/wrap.ts";
export { outlineBox, outlineScale } from "./outlineScale.ts";
export {
  layoutOverlay,
  type OverlayFormat,
  overlayFormats,
  type OverlaySize,
  type Side,
} from "./overlay/layout.ts";
export { marksOf } from "./overlay/marks.ts";
export { pairsOf } from "./overlay/pairs.ts";
export { outlineShapes, silhouetteScene, viewScene } from "./scene/outlineScene.ts";
export { measuredScenes } from "./scene/measuredScene.ts";
export { projectionSymbol } from "./scene/sheetFrame.ts";
export { overlayMark, overlayScene, type OverlayScene } from "./scene/overlayScene.ts";
export { partScene, type SheetFacts, type SheetTexts } from "./scene/partScene.ts";
export type { DimensionMark, Primitive, Scene, TextPrimitive } from "./scene/primitives.ts";
export {
  type Palette,
  paperPalette,
  patterns,
  type Style,
  type StyleName,
  styles,
} from "./scene/styles.ts";
export { clipOf, elementOf, idOf, svgOf, type SvgOptions } from "./scene/svg.ts";
