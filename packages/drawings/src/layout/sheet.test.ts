import { describe, expect, it } from "vitest";
import { partOf } from "../geometry/families.ts";
import type { Dimensions } from "../geometry/measures.ts";
import type { Dimension, LeaderDimension, Part } from "../geometry/part.ts";
import { type Box, onSheet, type Point, polar } from "../geometry/primitives.ts";
import {
  brokenParts,
  type DimensionedFamily,
  dimensionedFamilies,
  extremeParts,
  plausibleParts,
} from "../testing/parts.ts";
import { allFinite, cornersOf, extentOf, measuredLength } from "../testing/readBack.ts";
import { inflated, meetsSolid, overlaps, solidOnSheet } from "./boxes.ts";
import { type DrawingSize, formats, scaleText } from "./formats.ts";
import { layoutSheet, type SheetLayout } from "./sheet.ts";
import { wrap } from "./wrap.ts";

const sizes = ["sheet", "phone", "form", "aside", "poster"] as const;
const views = ["front", "section"] as const;
const notes = ["1  To scale, from the dimensions", "2  Section through two bolt holes", "3  x"];

interface Laid {
  readonly part: Part;
  readonly layout: SheetLayout;
}

/** Layouts by family, size and dimensions: most checks look at the same ones. */
const known = new Map<string, Laid>();

function lay(family: DimensionedFamily, dimensions: Dimensions, size: DrawingSize): Laid {
  const key = `${family} ${size} ${JSON.stringify(dimensions)}`;
  const earlier = known.get(key);
  if (earlier) return earlier;
  const part = partOf(family, dimensions);
  if (!part) throw new Error("nothing was drawn");
  const format = formats[size];
  const layout = layoutSheet({
    part,
    format,
    write: ({ value, count }) =>
      format.values && value !== null
        ? `${count === undefined ? "" : `${count} x `}${value.toFixed(2)}`
        : "",
    notes: format.framed ? notes : [],
  });
  const laid = { part, layout };
  known.set(key, laid);
  return laid;
}

/** Lengths on the sheet that differ from the catalogue by more than 0.5 %. */
function offScale({ part, layout }: Laid): string[] {
  const { projections, scale } = layout;
  const { front, section } = projections;
  const differs = (shown: number, real: number) =>
    Math.abs(shown - real) > Math.max(real * 0.005, 0.03 / scale);
  return [
    ...(front.scale === section.scale && front.origin.y === section.origin.y ? [] : ["views"]),
    ...layout.placed.flatMap((placed) => {
      const { value, toScale, kind, letter } = placed.dimension;
      if (value === null || !toScale || kind === "leader") return [];
      return differs(measuredLength(placed, scale), value) ? [`dimension ${letter}`] : [];
    }),
    ...views.filter((view) => {
      // Axes reach beyond a part.
      const edges = part[view].shapes.filter(({ stroke }) => stroke !== "center");
      const extent = extentOf(edges, projections[view]);
      const { left, right } = part[view].bounds;
      return differs((extent.right - extent.left) / scale, right - left);
    }),
  ];
}

/** Wear limits, which are not edges of a new part. */
const wearLimits = ["minThickness", "maxDiameter"];

/** Dimensions whose ends are more than 0.5 % of their length away from any drawn edge. */
function offOutline({ part, layout }: Laid): string[] {
  return part.dimensions.flatMap((dimension) => {
    const { value, toScale, view, letter, column } = dimension;
    if (value === null || !toScale || wearLimits.includes(column)) return [];
    const projection = layout.projections[view];
    const slack = Math.max(value * 0.005 * projection.scale, 0.03);
    const { shapes } = part[view];
    if (dimension.kind === "leader") {
      // Points at a pitch circle, which is drawn as an axis.
      const widths = shapes.map((shape) => {
        const { left, right } = extentOf([shape], projection);
        return right - left;
      });
      const isDrawn = widths.some((width) => Math.abs(width - value * projection.scale) <= slack);
      return isDrawn ? [] : [`no circle for ${letter}`];
    }
    const corners = cornersOf(
      shapes.filter(({ stroke }) => stroke !== "center"),
      projection,
    );
    const isAt = (end: Point) => {
      const { x, y } = onSheet(projection, end);
      if (dimension.kind !== "linear")
        return corners.some((corner) => Math.hypot(corner.x - x, corner.y - y) <= slack);
      const isUpright = dimension.side === "left" || dimension.side === "right";
      return corners.some((corner) => Math.abs(isUpright ? corner.y - y : corner.x - x) <= slack);
    };
    const ends = endsOf(dimension);
    return ends.every(isAt) ? [] : [`nothing is drawn where ${letter} is measured`];
  });
}

/** Where on the part a dimension begins and ends. */
function endsOf(dimension: Exclude<Dimension, LeaderDimension>): readonly Point[] {
  switch (dimension.kind) {
    case "linear":
      return [dimension.from, dimension.to];
    case "across":
      return [dimension.faceFrom, dimension.faceTo];
    case "arc":
      return [dimension.start, dimension.end].map((angle) =>
        polar(dimension.radius, angle, dimension.center),
      );
  }
}

/** A drawing that is too small for its sheet. */
function tooSmall({ part, layout }: Laid): string[] {
  const { area } = layout.format;
  const { front, section } = part;
  const wide = front.bounds.right - front.bounds.left + section.bounds.right - section.bounds.left;
  const high = front.bounds.bottom - front.bounds.top;
  const filled = Math.max(
    (wide * layout.scale) / (area.right - area.left),
    (high * layout.scale) / (area.bottom - area.top),
  );
  return filled < 0.45 && layout.scale < layout.format.largest ? [`fills ${filled}`] : [];
}

/** Labels that overlap each other, the part or the notes, or leave the sheet. */
function collisions({ part, layout }: Laid): string[] {
  const { placed, detail, format } = layout;
  const labels = [...placed, ...(detail ? [detail.placed] : [])].flatMap(({ label, dimension }) =>
    label.boxes.map((area) => ({ area, letter: dimension.letter })),
  );
  const solids = views.flatMap((view) =>
    part[view].solids.map((solid) => solidOnSheet(solid, layout.projections[view])),
  );
  const onSheetArea = inflated(format.area, 0.01);
  return [
    ...(layout.clean ? [] : ["not clean"]),
    ...labels.flatMap(({ area, letter }, index) => [
      ...labels
        .slice(index + 1)
        .filter((other) => other.letter !== letter && overlaps(area, other.area))
        .map((other) => `${letter} on ${other.letter}`),
      ...(contains(onSheetArea, area) ? [] : [`${letter} off the sheet`]),
      ...(layout.notes && overlaps(area, layout.notes.area) ? [`${letter} on the notes`] : []),
    ]),
    ...placed.flatMap(({ label, dimension }) =>
      label.boxes
        .filter((area) => solids.some((solid) => meetsSolid(inflated(area, -0.1), solid)))
        .map(() => `${dimension.letter} on the part`),
    ),
  ];
}

const contains = (outer: Box, inner: Box): boolean =>
  inner.left >= outer.left &&
  inner.right <= outer.right &&
  inner.top >= outer.top &&
  inner.bottom <= outer.bottom;

describe.each(dimensionedFamilies)("%s", (family) => {
  const problems = (
    parts: readonly Dimensions[],
    on: readonly DrawingSize[],
    check: (laid: Laid) => string[],
  ) =>
    parts.flatMap((dimensions) =>
      on.flatMap((size) =>
        check(lay(family, dimensions, size)).map(
          (problem) => `${size} ${problem}: ${JSON.stringify(dimensions)}`,
        ),
      ),
    );

  it("is drawn to scale, both views on one projection", () => {
    const parts = [...plausibleParts(family, 60), ...extremeParts[family]];
    expect(problems(parts, ["sheet", "form"], offScale)).toEqual([]);
  });

  it("draws an edge at both ends of every dimension", () => {
    const parts = [...plausibleParts(family, 60), ...extremeParts[family]];
    expect(problems(parts, ["sheet", "form"], offOutline)).toEqual([]);
  });

  it("does not overlap labels on the full sheet", () => {
    expect(problems(plausibleParts(family, 150), ["sheet"], collisions)).toEqual([]);
  }, 60_000);

  it("fills the sheet", () => {
    expect(problems(plausibleParts(family, 60), sizes, tooSmall)).toEqual([]);
  }, 60_000);

  it("does not overlap letters on small sheets", () => {
    const small = ["phone", "form", "aside"] as const;
    expect(problems(plausibleParts(family, 100), small, collisions)).toEqual([]);
  }, 60_000);

  it("does not overlap labels of extreme parts", () => {
    expect(problems(extremeParts[family], sizes, collisions)).toEqual([]);
  });

  it("lays out invalid values with finite numbers", () => {
    const drawable = brokenParts(family, 80).filter((one) => partOf(family, one));
    expect(drawable.length).toBeGreaterThan(20);
    for (const dimensions of drawable)
      expect(allFinite(lay(family, dimensions, "sheet").layout)).toBe(true);
  }, 60_000);
});

describe("detail Z", () => {
  const rotors = plausibleParts("brake_rotors", 40);

  it("shows the wear limit of a thin rotor to its own scale", () => {
    const details = rotors.flatMap((dimensions) => {
      const { detail, scale } = lay("brake_rotors", dimensions, "sheet").layout;
      return detail ? [{ ...detail, scale, real: Number(dimensions["minThickness"]) }] : [];
    });
    expect(details.length).toBeGreaterThan(30);
    for (const { wear, placed, scale, enlargement, real } of details) {
      const [left, right] = wear.map(({ from }) => from.x / (scale * enlargement));
      expect((right ?? 0) - (left ?? 0)).toBeCloseTo(real, 1);
      expect(placed.dimension.column).toBe("minThickness");
    }
  });

  it("keeps the dimension in the section when a detail does not fit", () => {
    const { layout } = lay("brake_rotors", rotors[0] ?? {}, "phone");
    expect(layout.detail).toBeNull();
    expect(layout.placed.map(({ dimension }) => dimension.letter)).toContain("G");
  });
});

describe("texts", () => {
  it("writes the scale for 96 units per inch", () => {
    expect(scaleText(1.16)).toBe("1 : 3.3");
    expect(scaleText(96 / 25.4)).toBe("1 : 1");
    expect(scaleText(7)).toBe("1.9 : 1");
  });

  it("wraps between words", () => {
    expect(wrap("uno dos tres", 7)).toEqual(["uno dos", "tres"]);
    expect(wrap("otorrinolaringólogo", 5)).toEqual(["otorrinolaringólogo"]);
  });
});
