import { describe, expect, it } from "vitest";
import { compose, type SheetBlock } from "./composition.ts";

const everything: readonly SheetBlock[] = [
  "drawing",
  "dimensions",
  "images",
  "prices",
  "upc",
  "interchanges",
  "applications",
  "related",
];

const composed = (...blocks: readonly SheetBlock[]) =>
  compose(new Set(blocks)).map((row) =>
    row.map(({ block, span }) => `${block} ${span}`).join(", "),
  );

describe("compose", () => {
  it("returns 8 + 4, 4 + 4 + 4, 12, 7 + 5 with all blocks", () => {
    expect(composed(...everything)).toEqual([
      "drawing 8, dimensions 4",
      "images 4, prices 4, upc 4",
      "interchanges 12",
      "applications 7, related 5",
    ]);
  });
  it("places vehicles beside the pictures for an anonymous viewer", () => {
    expect(composed("drawing", "dimensions", "images", "applications", "related")).toEqual([
      "drawing 8, dimensions 4",
      "images 4, applications 8",
      "related 12",
    ]);
  });
  it("puts prices and barcodes last for PLANTA", () => {
    expect(composed("drawing", "dimensions", "images", "prices", "upc")).toEqual([
      "drawing 8, dimensions 4",
      "images 4, prices 4, upc 4",
    ]);
  });
  it("shows pictures in place of a missing drawing", () => {
    expect(composed("dimensions", "images", "prices", "applications", "related")).toEqual([
      "images 5, dimensions 7",
      "prices 4, applications 8",
      "related 12",
    ]);
    expect(composed("dimensions", "images")).toEqual(["images 5, dimensions 7"]);
  });
  it("stacks a few vehicles and the related products", () => {
    const rows = compose(new Set(everything), { vehicleCount: 3 });
    expect(rows.slice(-2)).toEqual([
      [{ block: "applications", span: 12 }],
      [{ block: "related", span: 12 }],
    ]);
  });
  it("fills every row except that of a single picture", () => {
    const optional = everything.filter((block) => block !== "dimensions" && block !== "images");
    for (let bits = 0; bits < 2 ** optional.length; bits++) {
      const chosen = optional.filter((_, index) => (bits & (1 << index)) !== 0);
      // Related products belong to a vehicle.
      if (chosen.includes("related") && !chosen.includes("applications")) continue;
      const rows = compose(new Set<SheetBlock>(["dimensions", "images", ...chosen]));
      const placed = rows.flatMap((row) => row.map(({ block }) => block));
      expect([...placed].toSorted()).toEqual(["dimensions", "images", ...chosen].toSorted());
      for (const row of rows) {
        const width = row.reduce((sum, { span }) => sum + span, 0);
        expect(width === 12 || (row.length === 1 && width === 6)).toBe(true);
      }
    }
  });
});
