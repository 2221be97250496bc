import { box, type Box, type Disc, origin, type Point, type Shape } from "./primitives.ts";

export type ViewId = "front" | "section";

/** One projection of a part. Both views of a part have the same y axis. */
export interface View {
  readonly shapes: readonly Shape[];
  readonly bounds: Box;
  /** Areas that labels must not cover; tighter than `bounds`. */
  readonly solids: readonly (Box | Disc)[];
}

/** A view that fills its bounds. */
export const boxView = (bounds: Box, shapes: readonly Shape[]): View => ({
  shapes,
  bounds,
  solids: [bounds],
});

/** A round view about the origin. */
export const roundView = (radius: number, shapes: readonly Shape[]): View => ({
  shapes,
  bounds: box(-radius, -radius, radius, radius),
  solids: [{ center: origin, radius }],
});

export type Side = "left" | "right" | "top" | "bottom";

interface Measured {
  readonly letter: string;
  /** Field of the dimension. */
  readonly column: string;
  /** Millimeters as stored; null on a typical part, which shows where to measure. */
  readonly value: number | null;
  /** Number of occurrences of the dimension, such as the holes on a bolt circle. */
  readonly count?: number;
  /** False when the value contradicts other values and is drawn differently. */
  readonly toScale: boolean;
  readonly view: ViewId;
}

/** Between two points along x (sides top, bottom) or along y (sides left, right). */
export interface LinearDimension extends Measured {
  readonly kind: "linear";
  readonly side: Side;
  readonly from: Point;
  readonly to: Point;
  /** Reference of the line's distance, in mm; the edge of the view by default. */
  readonly base?: number;
}

/** Along an arc about `center`; degrees clockwise from twelve o'clock. */
export interface ArcDimension extends Measured {
  readonly kind: "arc";
  readonly center: Point;
  readonly radius: number;
  readonly start: number;
  readonly end: number;
}

/** An arrow at a feature, from a label outside. `angles` are directions to try, best first. */
export interface LeaderDimension extends Measured {
  readonly kind: "leader";
  readonly at: Point;
  readonly center: Point;
  /** Distance from the center, in mm, beyond which there is no material. */
  readonly clearance: number;
  readonly angles: readonly number[];
}

/** A short length in any direction, with its label beyond `to`. */
export interface AcrossDimension extends Measured {
  readonly kind: "across";
  readonly from: Point;
  readonly to: Point;
  /** Ends of the measured face, where extension lines start. */
  readonly faceFrom: Point;
  readonly faceTo: Point;
}

export type Dimension = LinearDimension | ArcDimension | LeaderDimension | AcrossDimension;

export type Note = "boltHoles" | "wear" | "maximum" | "developed" | "drum";
export type Caption = "outer" | "inner" | "leading" | "trailing";

/** A feature that is too small at the scale of the views. */
export interface Detail {
  readonly center: Point;
  /** Of the enlarged feature, in mm. */
  readonly feature: number;
  /** Field of the dimension that is shown in the detail. */
  readonly column: string;
}

/** A part in millimeters, ready to be laid out at any scale. */
export interface Part {
  readonly front: View;
  readonly section: View;
  readonly dimensions: readonly Dimension[];
  readonly notes: readonly Note[];
  readonly captions: readonly {
    readonly view: ViewId;
    readonly at: Point;
    readonly key: Caption;
  }[];
  readonly detail: Detail | null;
  /** The point at which another part of the family is aligned: axis and mounting face, or the center. */
  readonly datum: Readonly<Record<ViewId, Point>>;
  /** Whether any length is a usual proportion instead of a catalogue value. */
  readonly assumed: boolean;
}

export interface PartOptions {
  /** A typical part of the family: lengths without a value count as known, so that each has its letter. */
  readonly typical?: boolean;
  /** Every vane of a ventilated disc instead of one quadrant. */
  readonly allVanes?: boolean;
}

/** Defaults for a part whose drawing has only views and dimensions. */
export const plain: Pick<Part, "notes" | "captions" | "detail"> = {
  notes: [],
  captions: [],
  detail: null,
};
