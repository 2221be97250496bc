import { describe, expect, it } from "vitest";
import {
  amountOf,
  boxesOf,
  palletsOf,
  toFullBoxes,
  toFullPallets,
  totalsOf,
  weightOf,
} from "./quantities.ts";

const packed = { perBox: 4, perPallet: 96, boxWeight: 22 };
const loose = { perBox: undefined, perPallet: undefined, boxWeight: undefined };

describe("rounding", () => {
  it.each([
    [1, 4, 96],
    [4, 4, 96],
    [5, 8, 96],
    [96, 96, 96],
    [97, 100, 192],
  ])("%i pieces are %i in full boxes and %i on full pallets", (quantity, boxes, pallets) => {
    expect(toFullBoxes(quantity, packed)).toBe(boxes);
    expect(toFullPallets(quantity, packed)).toBe(pallets);
  });

  it("keeps the quantity when the packing is unknown", () => {
    expect([toFullBoxes(7, loose), toFullPallets(7, loose)]).toEqual([7, 7]);
  });
});

describe("a quantity", () => {
  it("is converted to boxes, pallets and the weight of full boxes", () => {
    expect(boxesOf(5, packed)).toBe(2);
    expect(palletsOf(48, packed)).toBe(0.5);
    expect(weightOf(5, packed)).toBe(44);
  });
  it("is undefined without packing data", () => {
    expect([boxesOf(5, loose), palletsOf(5, loose), weightOf(5, loose)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(weightOf(5, { ...packed, boxWeight: undefined })).toBeUndefined();
  });
  it("has an exact amount in cents", () => {
    expect(amountOf({ price: 1.1, quantity: 3 })).toBe(3.3);
    expect(amountOf({ price: 0.07, quantity: 100 })).toBe(7);
  });
});

describe("totals", () => {
  it("sum all lines and count products without weight, and those whose last box is not full", () => {
    expect(
      totalsOf([
        { ...packed, quantity: 48, price: 27.5 },
        { ...packed, quantity: 5, price: 0.1 },
        { ...loose, quantity: 3, price: 0.2 },
      ]),
    ).toEqual({
      products: 3,
      pieces: 56,
      boxes: 14,
      pallets: 0.5 + 5 / 96,
      weight: 308,
      amount: 1321.1,
      partBoxes: 1,
      withoutWeight: 1,
    });
  });
  it("are 0 without lines", () => {
    expect(totalsOf([])).toMatchObject({ products: 0, pieces: 0, weight: 0, amount: 0 });
  });
});
