import type { FamilyId } from "@caliper/catalogue-model";
import { describe, expect, it } from "vitest";
import { silhouetteOf } from "./geometry/outlines.ts";
import { projected } from "./geometry/primitives.ts";
import { outlineBox, outlineScale, outlineScaleOf } from "./outlineScale.ts";
import { brokenParts, dimensionedFamilies, extremeParts, plausibleParts } from "./testing/parts.ts";
import { allFinite, extentOf } from "./testing/readBack.ts";

const families: readonly FamilyId[] = [
  ...dimensionedFamilies,
  "cylinder_cups",
  "hardware",
  "caliper_kits",
  "brake_fluids",
];

describe.each(families)("outline of %s", (family) => {
  it("fits the box without dimensions", () => {
    const scale = outlineScaleOf(family, {});
    const { width, height } = silhouetteOf(family, {});
    expect(width * scale).toBeLessThanOrEqual(outlineBox.width);
    expect(height * scale).toBeLessThanOrEqual(outlineBox.height);
  });
});

describe.each(dimensionedFamilies)("outlines of %s", (family) => {
  it("share one scale, at which the largest fills the box", () => {
    const parts = plausibleParts(family, 12);
    const scale = outlineScale(family, parts);
    const filled = parts.map((part) => {
      const { width, height } = silhouetteOf(family, part);
      expect(outlineScaleOf(family, part, scale)).toBeGreaterThanOrEqual(scale);
      return Math.max((width * scale) / outlineBox.width, (height * scale) / outlineBox.height);
    });
    expect(Math.max(...filled)).toBeGreaterThan(0.9);
    expect(Math.max(...filled)).toBeLessThanOrEqual(1);
  });

  it("stay within the box for extreme and invalid values", () => {
    for (const part of [...extremeParts[family], ...brokenParts(family, 200)]) {
      const scale = outlineScaleOf(family, part);
      const { shapes } = silhouetteOf(family, part);
      const projection = { scale, origin: { x: outlineBox.width / 2, y: outlineBox.height / 2 } };
      expect(allFinite(shapes.map((shape) => projected(projection, shape)))).toBe(true);
      const extent = extentOf(shapes, projection);
      expect(extent.left).toBeGreaterThanOrEqual(0);
      expect(extent.right).toBeLessThanOrEqual(outlineBox.width);
      expect(extent.top).toBeGreaterThanOrEqual(0);
      expect(extent.bottom).toBeLessThanOrEqual(outlineBox.height);
    }
  });
});

describe("a rotor", () => {
  it("is drawn in proportion to another rotor", () => {
    const list = [{ outerDiameter: 275 }, { outerDiameter: 236 }];
    const scale = outlineScale("brake_rotors", list);
    const [large, small] = list.map(
      (part) =>
        silhouetteOf("brake_rotors", part).width * outlineScaleOf("brake_rotors", part, scale),
    );
    expect((large ?? 0) / (small ?? 1)).toBeCloseTo(275 / 236, 6);
  });
});
