import type { Dimension, Part, View, ViewId } from "../geometry/part.ts";
import {
  box,
  type Box,
  type Disc,
  distance,
  point,
  type Projection,
} from "../geometry/primitives.ts";
import {
  boxOnSheet,
  centered,
  crosses,
  inflated,
  meetsSolid,
  overlaps,
  type Segment,
  segmentBox,
  solidOnSheet,
  union,
} from "./boxes.ts";
import { type Format, isWanted } from "./formats.ts";
import { linearCandidates } from "./linear.ts";
import { acrossCandidates, arcCandidates, leaderCandidates } from "./others.ts";
import type { Candidate, CandidateGroup, Placed } from "./placed.ts";

export type Projections = Readonly<Record<ViewId, Projection>>;

/** Writes the figure of a dimension; empty for a letter alone. */
export type Write = (dimension: Dimension) => string;

export interface Placement {
  readonly placed: readonly Placed[];
  /** Around views, lines and labels. */
  readonly bounds: Box;
  /** Areas that notes and detail must not cover. */
  readonly occupied: readonly (Box | Disc)[];
  /** False when labels overlap. */
  readonly clean: boolean;
}

/** Places every dimension around its views, short ones closest to the part. */
export function place(
  part: Part,
  projections: Projections,
  format: Format,
  write: Write,
  /** Further areas that labels and lines avoid, in sheet units. */
  marks: readonly (Box | Disc)[] = [],
): Placement {
  const views = ["front", "section"] as const;
  const solids = views.flatMap((view) =>
    part[view].solids.map((solid) => solidOnSheet(solid, projections[view])),
  );
  const shownDimensions = part.dimensions
    .filter((one) => isWanted(format, one))
    .toSorted((a, b) => rank(a) - rank(b));
  const chosen: Choice[] = [];
  // In the second round, earlier dimensions can move for later ones.
  for (let round = 0; round < 2; round += 1)
    shownDimensions.forEach((dimension, index) => {
      const groups = candidatesOf(dimension, part, projections, format, write(dimension));
      const otherDimensions = chosen.filter((_, other) => other !== index).map(({ best }) => best);
      const best = cheapest(groups, otherDimensions, solids, marks);
      if (best) chosen[index] = best;
    });
  const placed = chosen.map(({ best }) => best);
  const clean = chosen.every(({ cost }) => cost < forbidden);
  const occupied = [
    ...solids,
    ...marks,
    ...placed.flatMap(({ label }) => label.boxes),
    ...placed.flatMap((one) => segmentsOf(one).map((segment) => inflated(segmentBox(segment), 1))),
  ];
  const boxes = occupied.map(boxOf);
  return {
    placed,
    bounds: union([
      ...views.map((view) => boxOnSheet(part[view].bounds, projections[view])),
      ...views.flatMap((view) => axesOf(part[view], projections[view])),
      ...boxes,
    ]),
    occupied,
    clean,
  };
}

/** Order of placement: straight dimensions first, short ones closest to the part; leaders last. */
function rank(dimension: Dimension): number {
  switch (dimension.kind) {
    case "linear":
      return distance(dimension.from, dimension.to) / 1e6;
    case "across":
      return 1;
    case "arc":
      return 2;
    case "leader":
      return 3;
  }
}

function candidatesOf(
  dimension: Dimension,
  part: Part,
  projections: Projections,
  format: Format,
  text: string,
): Iterable<CandidateGroup> {
  const projection = projections[dimension.view];
  switch (dimension.kind) {
    case "linear":
      return linearCandidates(dimension, text, part[dimension.view], projection, format);
    case "across":
      return acrossCandidates(dimension, text, projection, format);
    case "arc":
      return arcCandidates(dimension, text, projection, format);
    case "leader":
      return leaderCandidates(dimension, text, projection, format);
  }
}

const forbidden = 1000;

interface Choice {
  readonly best: Candidate;
  readonly cost: number;
}

function cheapest(
  groups: Iterable<CandidateGroup>,
  ...around: readonly [readonly Placed[], readonly (Box | Disc)[], readonly (Box | Disc)[]]
): Choice | undefined {
  let choice: Choice | undefined;
  for (const { least, candidates } of groups) {
    if (choice && choice.cost <= least) break;
    for (const best of candidates) {
      if (choice && choice.cost <= best.cost) continue;
      const cost = costOf(best, ...around);
      if (!choice || cost < choice.cost) choice = { best, cost };
    }
  }
  return choice;
}

function costOf(
  candidate: Candidate,
  placed: readonly Placed[],
  solids: readonly (Box | Disc)[],
  marks: readonly (Box | Disc)[],
): number {
  const labels = candidate.label.boxes.map((area) => inflated(area, 2));
  const lines = linesOf(candidate);
  let cost = candidate.cost;
  for (const label of labels) {
    if ([...solids, ...marks].some((solid) => meetsSolid(label, solid))) cost += forbidden;
    for (const other of placed) {
      // Two values side by side are misread as one more easily than two above each other.
      const there = inflated(label, 4, 0);
      if (other.label.boxes.some((area) => overlaps(there, area))) cost += forbidden;
      cost += 12 * linesOf(other).filter((segment) => crosses(segment, label)).length;
      cost += 6 * other.extensions.filter((segment) => crosses(segment, label)).length;
    }
  }
  cost += 5 * marks.filter((mark) => lines.some((one) => crosses(one, boxOf(mark)))).length;
  for (const other of placed) {
    const areas = other.label.boxes.map((area) => inflated(area, 1));
    cost += 12 * lines.filter((segment) => areas.some((area) => crosses(segment, area))).length;
    cost +=
      6 * candidate.extensions.filter((one) => areas.some((area) => crosses(one, area))).length;
    if (candidate.dimension.kind === "linear" && other.dimension.kind === "linear")
      cost += lines.some((a) => linesOf(other).some((b) => alongEachOther(a, b))) ? forbidden : 0;
  }
  return cost;
}

/** Two parallel dimension lines so close that they read as one. */
function alongEachOther(a: Segment, b: Segment): boolean {
  const upright = (one: Segment) => Math.abs(one.from.x - one.to.x) < 0.01;
  if (upright(a) !== upright(b)) return false;
  return overlaps(inflated(segmentBox(a), 4), inflated(segmentBox(b), 4));
}

/** Lines and, as chords, arcs. */
function linesOf({ lines, arcs, dimension, label }: Placed): Segment[] {
  if (dimension.kind !== "arc") return [...lines];
  return arcs.flatMap((commands) => {
    const [from = label.balloon, to = from] = commands.flatMap((command) => {
      if (command[0] === "Z") return [];
      const [x = 0, y = 0] = command.slice(-2).map(Number);
      return [point(x, y)];
    });
    return [{ from, to }];
  });
}

const segmentsOf = (one: Placed): Segment[] => [...linesOf(one), ...one.extensions];

/** Center lines reach beyond the part. */
const axesOf = ({ shapes }: View, projection: Projection): Box[] =>
  shapes.flatMap((shape) => {
    if (shape.stroke !== "center" || shape.kind !== "path") return [];
    const [from, to] = shape.commands;
    return from?.[0] === "M" && to?.[0] === "L"
      ? [boxOnSheet(box(from[1], from[2], to[1], to[2]), projection)]
      : [];
  });

function boxOf(solid: Box | Disc): Box {
  if (!("radius" in solid)) return solid;
  const { center, radius } = solid;
  return centered(center, 2 * radius, 2 * radius);
}
