/** Lengths are in millimeters, x to the right, y downwards. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Disc {
  readonly center: Point;
  readonly radius: number;
}

/**
 * - `object`: a visible edge; `thin`: a chamfer or an edge behind the cut
 * - `hidden`: behind material; `center`: an axis or a pitch circle
 * - `phantom`: a neighboring part, drawn for orientation
 * - `assumed`: the catalogue has no value, so its position is a usual proportion
 * - `wear`: the limit at which the part is discarded
 */
export type Stroke = "object" | "thin" | "hidden" | "center" | "phantom" | "assumed" | "wear";

/** `cutAcross` is a second material beside `cut`, hatched the other way; `solid` is filled with ink. */
export type Fill = "cut" | "cutAcross" | "face" | "solid";

export type Command =
  | readonly ["M" | "L", number, number]
  | readonly ["A", radius: number, large: 0 | 1, sweep: 0 | 1, x: number, y: number]
  | readonly ["Z"];

export interface Look {
  readonly stroke?: Stroke;
  readonly fill?: Fill;
}

export interface Path extends Look {
  readonly kind: "path";
  readonly commands: readonly Command[];
}

export interface Circle extends Look, Disc {
  readonly kind: "circle";
}

export type Shape = Path | Circle;

export const point = (x: number, y: number): Point => ({ x, y });

export const origin = point(0, 0);

/** How cut material is drawn: hatched, unless its edge is assumed. */
export const cutBy = (stroke: Stroke, fill: Fill = "cut"): Look =>
  stroke === "object" ? { stroke, fill } : { stroke };

/** The point at `degrees` clockwise from twelve o'clock. */
export function polar(radius: number, degrees: number, center: Point = origin): Point {
  const angle = (degrees * Math.PI) / 180;
  return point(center.x + radius * Math.sin(angle), center.y - radius * Math.cos(angle));
}

export const box = (left: number, top: number, right: number, bottom: number): Box => ({
  left: Math.min(left, right),
  top: Math.min(top, bottom),
  right: Math.max(left, right),
  bottom: Math.max(top, bottom),
});

export const circle = (radius: number, look: Look, center: Point = origin): Circle => ({
  kind: "circle",
  center,
  radius,
  ...look,
});

export const path = (commands: readonly Command[], look: Look): Path => ({
  kind: "path",
  commands,
  ...look,
});

export const lineTo = (...points: readonly Point[]): Command[] =>
  points.map(({ x, y }, index) => [index === 0 ? "M" : "L", x, y]);

export const arcTo = (
  from: Point,
  radius: number,
  large: boolean,
  sweep: 0 | 1,
  to: Point,
): Command[] => [...lineTo(from), ["A", radius, large ? 1 : 0, sweep, to.x, to.y]];

export const line = (from: Point, to: Point, stroke: Stroke): Path =>
  path(lineTo(from, to), { stroke });

export const rectangle = (area: Box, look: Look, radius = 0): Path =>
  polygon(
    [
      { x: area.left, y: area.top, radius },
      { x: area.right, y: area.top, radius },
      { x: area.right, y: area.bottom, radius },
      { x: area.left, y: area.bottom, radius },
    ],
    look,
  );

export interface Corner extends Point {
  /** Radius of the rounding; reduced where the sides are too short. */
  readonly radius?: number;
}

/** A closed outline whose corners may be rounded. */
export function polygon(corners: readonly Corner[], look: Look): Path {
  const distinct = corners.filter((corner, index) => {
    const before = corners.at(index - 1) ?? corner;
    return Math.hypot(corner.x - before.x, corner.y - before.y) > 1e-6;
  });
  const commands: Command[] = distinct.flatMap((corner, index) => {
    const before = distinct.at(index - 1) ?? corner;
    const after = distinct[(index + 1) % distinct.length] ?? corner;
    return roundedCorner(before, corner, after, index === 0 ? "M" : "L");
  });
  return path([...commands, ["Z"]], look);
}

function roundedCorner(before: Point, at: Corner, after: Point, first: "M" | "L"): Command[] {
  const sharp: Command[] = [[first, at.x, at.y]];
  const a = unit(at, before);
  const b = unit(at, after);
  const turn = Math.acos(Math.min(1, Math.max(-1, a.x * b.x + a.y * b.y)));
  const fullRadius = at.radius ?? 0;
  if (fullRadius <= 0 || turn < 0.05 || turn > Math.PI - 0.05) return sharp;
  const room = 0.45 * Math.min(distance(at, before), distance(at, after));
  const tangent = Math.min(fullRadius / Math.tan(turn / 2), room);
  const radius = tangent * Math.tan(turn / 2);
  const clockwise = a.x * b.y - a.y * b.x < 0;
  return [
    [first, at.x + a.x * tangent, at.y + a.y * tangent],
    ["A", radius, 0, clockwise ? 1 : 0, at.x + b.x * tangent, at.y + b.y * tangent],
  ];
}

export const distance = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);

function unit(from: Point, to: Point): Point {
  const length = distance(from, to) || 1;
  return point((to.x - from.x) / length, (to.y - from.y) / length);
}

/** The radius of the arc over a chord that rises by `rise` in its middle. */
export const arcRadius = (chord: number, rise: number): number =>
  (chord * chord) / (8 * rise) + rise / 2;

/** The same shape below the axis `y = 0`; an arc turns the other way. */
export function mirrored(shape: Shape): Shape {
  if (shape.kind === "circle") return { ...shape, center: point(shape.center.x, -shape.center.y) };
  return { ...shape, commands: shape.commands.map(mirroredCommand) };
}

function mirroredCommand(command: Command): Command {
  if (command[0] === "Z") return command;
  if (command[0] !== "A") return [command[0], command[1], -command[2]];
  const [, radius, large, sweep, x, y] = command;
  return ["A", radius, large, sweep === 1 ? 0 : 1, x, -y];
}

/** A closed outline that is symmetric to the axis, from its corners above it. */
export const symmetric = (upper: readonly Corner[], look: Look): Path =>
  polygon([...upper, ...upper.toReversed().map((corner) => ({ ...corner, y: -corner.y }))], look);

/** Both halves of a turned part, given the upper one. */
export const bothHalves = (upper: readonly Shape[]): Shape[] =>
  upper.flatMap((shape) => [shape, mirrored(shape)]);

/** Converts millimeters to units of the sheet. */
export interface Projection {
  /** Units per millimeter. */
  readonly scale: number;
  /** Where the view's origin is on the sheet. */
  readonly origin: Point;
}

export const onSheet = ({ scale, origin }: Projection, at: Point): Point =>
  point(origin.x + at.x * scale, origin.y + at.y * scale);

export function projected(projection: Projection, shape: Shape): Shape {
  if (shape.kind === "circle")
    return {
      ...shape,
      center: onSheet(projection, shape.center),
      radius: shape.radius * projection.scale,
    };
  const commands = shape.commands.map((command): Command => {
    if (command[0] === "Z") return command;
    if (command[0] === "A") {
      const end = onSheet(projection, point(command[4], command[5]));
      return ["A", command[1] * projection.scale, command[2], command[3], end.x, end.y];
    }
    const end = onSheet(projection, point(command[1], command[2]));
    return [command[0], end.x, end.y];
  });
  return { ...shape, commands };
}

/** The `d` attribute of an SVG path, rounded to 0.01 units. */
export function pathData(commands: readonly Command[]): string {
  return commands
    .map((command) => {
      if (command[0] === "Z") return "Z";
      if (command[0] !== "A") return `${command[0]}${round(command[1])} ${round(command[2])}`;
      const [, radius, large, sweep, x, y] = command;
      return `A${round(radius)} ${round(radius)} 0 ${large} ${sweep} ${round(x)} ${round(y)}`;
    })
    .join("");
}

export const round = (value: number): number => Math.round(value * 100) / 100;
