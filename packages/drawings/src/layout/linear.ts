// Possible positions of a straight dimension: level by level outwards, with the label in the line or beyond its end.
import type { LinearDimension, View } from "../geometry/part.ts";
import { onSheet, type Point, point, type Projection } from "../geometry/primitives.ts";
import type { Segment } from "./boxes.ts";
import type { Format } from "./formats.ts";
import {
  type Arrow,
  beside,
  besideSize,
  type Candidate,
  type CandidateGroup,
  type Label,
  stacked,
  stackedSize,
  upwards,
} from "./placed.ts";

const levels = [0, 1, 2, 3, 4, 5, 6, 7];
/** Positions of an inner label along the line. */
const spots = [0.5, 0.36, 0.64, 0.26, 0.74];
const outsideReach = 13;

/** Extension lines begin this far from the part and end this far beyond the dimension line. */
const offPart = 3;
const beyondLine = 4;

export function* linearCandidates(
  dimension: LinearDimension,
  text: string,
  view: View,
  projection: Projection,
  format: Format,
): Generator<CandidateGroup> {
  const from = onSheet(projection, dimension.from);
  const to = onSheet(projection, dimension.to);
  const { side } = dimension;
  const outwards = side === "left" || side === "top" ? -1 : 1;
  const vertical = side === "left" || side === "right";
  const rotated = vertical && (side === "left" || dimension.view === "front");
  const { first, step } = spacing(vertical, rotated, text, format);
  const base = baseOf(dimension, view, projection);
  for (const level of levels) {
    const at = base + outwards * (first + level * step);
    const line = vertical
      ? { from: point(at, from.y), to: point(at, to.y) }
      : { from: point(from.x, at), to: point(to.x, at) };
    const extensions = [
      extension(from, line.from, vertical, outwards),
      extension(to, line.to, vertical, outwards),
    ];
    const direction = { vertical, rotated, leftwards: side === "left" };
    const labeled = labelsOf(line, text, format, direction);
    const least = level * 2;
    yield {
      least,
      candidates: labeled.map((one) => ({
        ...one,
        cost: one.cost + least,
        dimension,
        arcs: [],
        extensions,
      })),
    };
  }
}

function spacing(vertical: boolean, rotated: boolean, text: string, format: Format) {
  const { vertical: across, horizontal: along } = format.first;
  if (!vertical) return { first: along, step: 2 * format.balloon + 6 };
  const wide = rotated ? 2 * format.balloon : stackedSize(text, format).width;
  return { first: Math.max(across, wide / 2 + 10), step: wide / 2 + format.balloon + 10 };
}

/** The edge of the view (or of the feature, if the dimension requests it) in sheet units. */
function baseOf(
  { side, base }: LinearDimension,
  { bounds }: View,
  { scale, origin }: Projection,
): number {
  const start = side === "left" || side === "right" ? origin.x : origin.y;
  return start + (base ?? bounds[side]) * scale;
}

function extension(from: Point, onLine: Point, vertical: boolean, outwards: number): Segment {
  return vertical
    ? {
        from: point(from.x + outwards * offPart, from.y),
        to: point(onLine.x + outwards * beyondLine, from.y),
      }
    : {
        from: point(from.x, from.y + outwards * offPart),
        to: point(from.x, onLine.y + outwards * beyondLine),
      };
}

type Labeled = Pick<Candidate, "lines" | "arrows" | "label" | "cost">;

/** How the labels of a dimension line are written. */
interface Direction {
  readonly vertical: boolean;
  /** Along a vertical line, reading upwards. */
  readonly rotated: boolean;
  /** A label beyond the end of a vertical line is on its left. */
  readonly leftwards: boolean;
}

/** The label inside the line, filling it, beyond its end, or before its start. */
function labelsOf(
  line: Segment,
  text: string,
  format: Format,
  { vertical, rotated, leftwards }: Direction,
): Labeled[] {
  const [from, to] = vertical ? [line.from.y, line.to.y] : [line.from.x, line.to.x];
  const [low, high] = [Math.min(from, to), Math.max(from, to)];
  const turn = vertical ? 90 : 0;
  const at = (along: number) => (vertical ? point(line.from.x, along) : point(along, line.from.y));
  const length =
    vertical && !rotated ? stackedSize(text, format).height : besideSize(text, format).width;
  const segment = (a: number, b: number): Segment => ({ from: at(a), to: at(b) });
  const arrow = (tip: number, angle: number): Arrow => ({ tip: at(tip), angle: angle + turn });
  const write = (middle: number): Label =>
    vertical
      ? (rotated ? upwards : stacked)(text, at(middle), format)
      : beside(text, at(middle - length / 2 + format.balloon), format);
  const tail = format.arrow + 4;
  const outside = [arrow(low, 0), arrow(high, 180)];
  // Arrows are inside a line if both fit.
  const isInside = high - low >= 2 * format.arrow + 3;
  const arrows = isInside ? [arrow(low, 180), arrow(high, 0)] : outside;
  const [start, end] = isInside ? [low, high] : [low - tail, high + tail];
  const reach = end - high + outsideReach;
  const room = high - low - length;
  const fills = room >= 3 && room < 2 * format.arrow + 8;
  return [
    ...innerSpots(low, high, length, format).map(({ middle, cost }): Labeled => ({
      lines: [segment(low, middle - length / 2 - 3), segment(middle + length / 2 + 3, high)],
      arrows,
      label: write(middle),
      cost,
    })),
    ...(fills
      ? [
          {
            lines: [segment(low - tail, low), segment(high, high + tail)],
            arrows: outside,
            label: write((low + high) / 2),
            cost: 1,
          },
        ]
      : []),
    {
      lines: [segment(start, high + reach)],
      arrows,
      label: beside(text, at(high + reach + format.balloon), format, vertical && leftwards),
      cost: 3,
    },
    {
      lines: [segment(low - reach, end)],
      arrows,
      label: beside(text, at(low - reach - format.balloon), format, !vertical || leftwards),
      cost: 3.6,
    },
  ];
}

function innerSpots(low: number, high: number, label: number, format: Format) {
  const room = high - low - label;
  if (room < 2 * format.arrow + 8) return [];
  return spots
    .map((spot) => ({ middle: low + (high - low) * spot, cost: Math.abs(spot - 0.5) * 6 }))
    .filter(
      ({ middle }) =>
        Math.min(middle - label / 2 - low, high - middle - label / 2) >= format.arrow + 4,
    );
}
