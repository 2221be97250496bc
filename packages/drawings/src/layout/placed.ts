import type { Dimension } from "../geometry/part.ts";
import { type Box, type Command, type Point, point } from "../geometry/primitives.ts";
import { centered, type Segment } from "./boxes.ts";
import { type Format, textWidth } from "./formats.ts";

export interface Arrow {
  readonly tip: Point;
  /** Where it points, in degrees clockwise from the right. */
  readonly angle: number;
}

/** The letter in its balloon and the figure beside it. */
export interface Label {
  readonly balloon: Point;
  readonly text: string;
  /** Left end of the text's middle line, or its middle when `centered`. */
  readonly textAt: Point;
  readonly centered: boolean;
  /** Read from the bottom upwards. */
  readonly upwards: boolean;
  readonly boxes: readonly Box[];
}

/** One dimension on the sheet. */
export interface Placed {
  readonly dimension: Dimension;
  readonly lines: readonly Segment[];
  readonly arcs: readonly (readonly Command[])[];
  readonly extensions: readonly Segment[];
  readonly arrows: readonly Arrow[];
  readonly label: Label;
}

/** A possible placement of a dimension; the one with the lowest total cost is used. */
export interface Candidate extends Placed {
  readonly cost: number;
}

/** Candidates that cost at least `least`, which never decreases from group to group. */
export interface CandidateGroup {
  readonly least: number;
  readonly candidates: readonly Candidate[];
}

/** Between balloon and figure. */
const apart = 4;

export interface LabelSize {
  readonly width: number;
  readonly height: number;
}

export const besideSize = (text: string, { balloon, text: size }: Format): LabelSize => ({
  width: 2 * balloon + (text ? apart + textWidth(text, size) : 0),
  height: 2 * balloon,
});

export const stackedSize = (text: string, { balloon, text: size }: Format): LabelSize => ({
  width: Math.max(2 * balloon, textWidth(text, size)),
  height: 2 * balloon + (text ? apart + size : 0),
});

/** A balloon and a figure about `middle`. */
function labelOf(
  text: string,
  balloon: Point,
  middle: Point,
  format: Format,
  { textAt = middle, isUpwards = false } = {},
): Label {
  const [width, height] = [textWidth(text, format.text), format.text];
  const area = isUpwards ? centered(middle, height, width) : centered(middle, width, height);
  return {
    balloon,
    text,
    textAt,
    centered: textAt === middle,
    upwards: isUpwards,
    boxes: [centered(balloon, 2 * format.balloon, 2 * format.balloon), ...(text ? [area] : [])],
  };
}

/** Figure to the right of the balloon, or to its left. */
export function beside(text: string, balloon: Point, format: Format, leftwards = false): Label {
  const width = textWidth(text, format.text);
  const from = leftwards
    ? balloon.x - format.balloon - apart - width
    : balloon.x + format.balloon + apart;
  const textAt = point(from, balloon.y);
  return labelOf(text, balloon, point(from + width / 2, balloon.y), format, { textAt });
}

/** Figure under the balloon; `at` is the middle of both. */
export function stacked(text: string, at: Point, format: Format): Label {
  const half = stackedSize(text, format).height / 2;
  const balloon = point(at.x, at.y - half + format.balloon);
  return labelOf(text, balloon, point(at.x, at.y + half - format.text / 2), format);
}

/** Figure under the balloon, read upwards along a vertical line; `at` is the middle of both. */
export function upwards(text: string, at: Point, format: Format): Label {
  const half = besideSize(text, format).width / 2;
  const balloon = point(at.x, at.y - half + format.balloon);
  const middle = point(at.x, at.y + half - textWidth(text, format.text) / 2);
  return labelOf(text, balloon, middle, format, { isUpwards: true });
}

export const angleOf = (from: Point, to: Point): number =>
  (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
