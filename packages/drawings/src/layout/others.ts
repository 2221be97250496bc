// Possible positions of leaders, short lengths in any direction, and arcs.
import type { AcrossDimension, ArcDimension, LeaderDimension } from "../geometry/part.ts";
import {
  arcTo,
  onSheet,
  point,
  type Point,
  polar,
  type Projection,
} from "../geometry/primitives.ts";
import type { Format } from "./formats.ts";
import { angleOf, beside, besideSize, type Candidate, type CandidateGroup } from "./placed.ts";

const shoulder = 9;
/** Minimum distance from the face to the label. */
export const acrossReach = 18;

/** An arrow from a feature to a label outside the part. */
export function* leaderCandidates(
  dimension: LeaderDimension,
  text: string,
  projection: Projection,
  format: Format,
): Generator<CandidateGroup> {
  const at = onSheet(projection, dimension.at);
  const center = onSheet(projection, dimension.center);
  const clear = dimension.clearance * projection.scale;
  for (const [order, angle] of dimension.angles.entries()) {
    const candidates = [7, 13, 20, 30, 42].map((beyond): Candidate => {
      const elbow = polar(clear + beyond, angle, center);
      const foot = point(elbow.x + shoulder, elbow.y);
      return {
        dimension,
        lines: [
          { from: at, to: elbow },
          { from: elbow, to: foot },
        ],
        arcs: [],
        extensions: [],
        arrows: [{ tip: at, angle: angleOf(elbow, at) }],
        label: beside(text, point(foot.x + format.balloon, foot.y), format),
        cost: order * 1.5 + beyond / 8,
      };
    });
    yield { least: order * 1.5, candidates };
  }
}

/** A short length with its arrows outside. */
export function acrossCandidates(
  dimension: AcrossDimension,
  text: string,
  projection: Projection,
  format: Format,
): CandidateGroup[] {
  const place = (at: Point) => onSheet(projection, at);
  const [from, to] = [place(dimension.from), place(dimension.to)];
  const angle = angleOf(from, to);
  // Degrees from the right, and not from the top.
  const along = (start: Point, length: number) => polar(length, angle + 90, start);
  const tail = format.arrow + 5;
  const candidates = [acrossReach, 24, 32, 42, 54].map((reach): Candidate => {
    const foot = along(to, reach);
    const balloon = along(foot, format.balloon);
    return {
      dimension,
      lines: [{ from: along(from, -tail), to: foot }],
      arcs: [],
      extensions: [
        { from: place(dimension.faceFrom), to: from },
        { from: place(dimension.faceTo), to },
      ],
      arrows: [
        { tip: from, angle },
        { tip: to, angle: angle + 180 },
      ],
      label: beside(text, balloon, format, balloon.x < from.x),
      cost: reach / 8,
    };
  });
  return [{ least: 0, candidates }];
}

/** A length along an arc, on a parallel arc further out. */
export function arcCandidates(
  dimension: ArcDimension,
  text: string,
  projection: Projection,
  format: Format,
): CandidateGroup[] {
  const center = onSheet(projection, dimension.center);
  const inner = dimension.radius * projection.scale;
  const { start, end } = dimension;
  const middle = (start + end) / 2;
  const { width } = besideSize(text, format);
  return [0, 1, 2, 3, 4].map((level): CandidateGroup => {
    const radius = inner + format.first.horizontal + 2 + level * (2 * format.balloon + 6);
    const at = (angle: number, beyond = 0) => polar(radius + beyond, angle, center);
    const gap = ((width / 2 + 4) / radius) * (180 / Math.PI);
    const fits = end - middle > gap + 8;
    const label = at(middle, fits ? 0 : format.balloon + 4);
    const pieces: [number, number][] = fits
      ? [
          [start, middle - gap],
          [middle + gap, end],
        ]
      : [[start, end]];
    const candidate: Candidate = {
      dimension,
      lines: [],
      arcs: pieces.map(([a, b]) => arcTo(at(a), radius, b - a > 180, 1, at(b))),
      extensions: [start, end].map((angle) => ({
        from: polar(inner + 3, angle, center),
        to: at(angle, 4),
      })),
      // The tangent at an angle from the top has the same angle from the right.
      arrows: [
        { tip: at(start), angle: start + 180 },
        { tip: at(end), angle: end },
      ],
      label: beside(text, point(label.x - width / 2 + format.balloon, label.y), format),
      cost: level * 2,
    };
    return { least: level * 2, candidates: [candidate] };
  });
}
