import type { FamilyId } from "@caliper/catalogue-model";
import { describe, expect, it } from "vitest";
import { partOf } from "../geometry/families.ts";
import { dimensionedFamilies, extremeParts, plausibleParts } from "../testing/parts.ts";
import { measuredLength } from "../testing/readBack.ts";
import { formats } from "./formats.ts";
import { paperSize } from "./paper.ts";
import { layoutSheet } from "./sheet.ts";

const layoutOf = (family: FamilyId, dimensions: Parameters<typeof partOf>[1]) => {
  const part = partOf(family, dimensions);
  if (!part) throw new Error("nothing was drawn");
  return layoutSheet({ part, format: formats.paper, write: () => "", notes: [] });
};

describe.each(dimensionedFamilies)("%s on paper", (family) => {
  it.each([...plausibleParts(family, 12), ...extremeParts[family]])(
    "has its stated scale and fits A4: %j",
    (dimensions) => {
      const layout = layoutOf(family, dimensions);
      const paper = paperSize(layout);
      expect(paper.width).toBeLessThanOrEqual(277);
      expect(paper.height).toBeLessThanOrEqual(190);
      const [numerator = 0, denominator = 1] = paper.text.split(" : ").map(Number);
      expect(numerator / denominator).toBeCloseTo(paper.ratio, 6);
      const mmPerUnit = paper.width / layout.format.width;
      for (const placed of layout.placed) {
        const { dimension, arrows } = placed;
        if (!dimension.toScale || dimension.value === null || arrows.length < 2) continue;
        // As measured on the printed sheet.
        const onPaper = measuredLength(placed, layout.scale) * layout.scale * mmPerUnit;
        expect(onPaper / (dimension.value * paper.ratio)).toBeCloseTo(1, 2);
      }
    },
  );
});
