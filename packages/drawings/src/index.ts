export { partOf } from "./geometry/families.ts";
export { type Dimensions, measuresOf } from "./geometry/measures.ts";
export type { Caption, Dimension, Part, ViewId } from "./geometry/part.ts";
export {
  onSheet,
  pathData,
  point,
  projected,
  type Projection,
  round,
  type Shape,
} from "./geometry/primitives.ts";
export { rotor } from "./geometry/rotor.ts";
export { silhouetteOf } from "./geometry/outlines.ts";
export type { Segment } from "./layout/boxes.ts";
export type { PlacedDetail } from "./layout/detail.ts";
export {
  type DrawingSize,
  type Format,
  formats,
  frameInset,
  scaleText,
  textWidth,
  titleBlockHeight,
} from "./layout/formats.ts";
export { type PaperSize, paperSize } from "./layout/paper.ts";
export type { Arrow, Label, Placed } from "./layout/placed.ts";
export { layoutSheet, type NotesBlock, noteSize, type SheetLayout } from "./layout/sheet.ts";
export { captionOffset } from "./layout/views.ts";
export { wrap } from "./layout/wrap.ts";
export { outlineBox, outlineScale, outlineScaleOf } from "./outlineScale.ts";
export {
  type Figure,
  layoutOverlay,
  type OverlayFormat,
  overlayFormats,
  type OverlayLayout,
  type OverlaySize,
  type Side,
} from "./overlay/layout.ts";
export { arrowLength, type Mark, marksOf } from "./overlay/marks.ts";
export { pairsOf } from "./overlay/pairs.ts";
