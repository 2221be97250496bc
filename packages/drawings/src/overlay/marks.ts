import type { Dimension, LinearDimension, Part } from "../geometry/part.ts";
import {
  arcTo,
  type Command,
  distance,
  lineTo,
  onSheet,
  point,
  type Point,
  polar,
  type Projection,
} from "../geometry/primitives.ts";
import { inflated } from "../layout/boxes.ts";
import { textWidth } from "../layout/formats.ts";
import type { Arrow } from "../layout/placed.ts";
import type { Figure, OverlayFormat, Side } from "./layout.ts";

/** The highlighted dimension of one part, on the sheet. */
export interface Mark {
  readonly side: Side;
  readonly commands: readonly Command[];
  readonly extensions: readonly Command[];
  readonly arrows: readonly Arrow[];
  readonly label: {
    readonly text: string;
    readonly at: Point;
    readonly anchor: "start" | "middle" | "end";
    readonly upwards: boolean;
  };
}

type MarkFormat = Pick<OverlayFormat, "reach" | "text" | "width">;

export type Write = (side: Side, dimension: Dimension) => string;

/** The dimension lines of a field in both parts; the line of A is closer to the views than that of B. */
export function marksOf(
  figures: readonly Figure[],
  column: string,
  format: MarkFormat,
  write: Write,
): readonly Mark[] {
  return figures.flatMap((figure) =>
    (["a", "b"] as const).flatMap((side) => {
      const part: Part | null = figure.pair[side];
      const dimension = part?.dimensions.find((one) => one.column === column);
      if (!dimension) return [];
      return [markOf({ figure, side, dimension, format, text: write(side, dimension) })];
    }),
  );
}

interface Marked<Kind extends Dimension = Dimension> {
  readonly figure: Figure;
  readonly side: Side;
  readonly dimension: Kind;
  readonly format: MarkFormat;
  readonly text: string;
}

function markOf(marked: Marked): Mark {
  const { figure, side, dimension, format, text } = marked;
  const projection = figure.projections[side][dimension.view];
  const area = figure.areas[dimension.view];
  if (dimension.kind === "linear") return linearMark({ ...marked, dimension }, projection);
  const edge = (
    commands: readonly Command[],
    at: Point,
    anchor: Mark["label"]["anchor"] = "middle",
  ): Mark => ({
    side,
    commands,
    extensions: [],
    arrows: [],
    label: { text, at, anchor, upwards: false },
  });
  const middle = (area.left + area.right) / 2;
  const below = point(middle, area.bottom + format.reach[side]);
  switch (dimension.kind) {
    case "leader": {
      // A bolt circle is drawn completely; its label is below the view.
      const center = onSheet(projection, dimension.center);
      return edge(around(center, ((dimension.value ?? 0) / 2) * projection.scale), below);
    }
    case "arc": {
      const { center, radius, start, end } = dimension;
      const at = (degrees: number) => onSheet(projection, polar(radius, degrees, center));
      const isBelow = Math.cos(((start + end) * Math.PI) / 360) < 0;
      return edge(
        arcTo(at(start), radius * projection.scale, Math.abs(end - start) > 180, 1, at(end)),
        isBelow ? below : point(middle, area.top - format.reach[side]),
      );
    }
    case "across": {
      const [from, to] = [onSheet(projection, dimension.from), onSheet(projection, dimension.to)];
      const isRight = to.x >= middle;
      const y = to.y + (side === "a" ? -1 : 1) * format.text * 0.7;
      return edge(
        lineTo(from, to),
        point(isRight ? area.right + 6 : area.left - 6, y),
        isRight ? "start" : "end",
      );
    }
  }
}

function linearMark(
  { figure, side, dimension, format, text }: Marked<LinearDimension>,
  projection: Projection,
): Mark {
  const area = figure.areas[dimension.view];
  const reach = format.reach[side];
  const [from, to] = [onSheet(projection, dimension.from), onSheet(projection, dimension.to)];
  const upright = dimension.side === "left" || dimension.side === "right";
  const beyond = inflated(area, reach)[dimension.side];
  const foot = (at: Point) => (upright ? point(beyond, at.y) : point(at.x, beyond));
  const [start, end] = [foot(from), foot(to)];
  const fits = distance(start, end) > textWidth(text, format.text) + 4 * arrowLength;
  // A short length has its arrows and label outside.
  const angle = upright ? 90 : 0;
  const outward = fits ? 180 : 0;
  const lengthened = fits ? 0 : 2 * arrowLength;
  const stretch = (at: Point, by: number) =>
    upright ? point(at.x, at.y + by) : point(at.x + by, at.y);
  const [first, last] = [stretch(start, -lengthened), stretch(end, lengthened)];
  // A label that does not fit on the right is placed on the left of its line.
  const atEnd = upright || last.x + 4 + textWidth(text, format.text) < format.width - 4;
  const middle = point((start.x + end.x) / 2, (start.y + end.y) / 2);
  return {
    side,
    commands: lineTo(first, last),
    extensions: [...lineTo(from, start), ...lineTo(to, end)],
    arrows: [
      { tip: start, angle: angle + outward },
      { tip: end, angle: angle + 180 + outward },
    ],
    label: fits
      ? { text, at: middle, anchor: "middle", upwards: upright }
      : {
          text,
          // Along a vertical line the label starts at the top end and reads upwards.
          at: upright ? stretch(first, -4) : atEnd ? stretch(last, 4) : stretch(first, -4),
          anchor: atEnd ? "start" : "end",
          upwards: upright,
        },
  };
}

export const arrowLength = 6;

const around = ({ x, y }: Point, radius: number): Command[] => [
  ["M", x - radius, y],
  ["A", radius, 0, 1, x + radius, y],
  ["A", radius, 0, 1, x - radius, y],
  ["Z"],
];
